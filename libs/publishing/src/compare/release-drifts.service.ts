import { isSample, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { priceChanges } from '../import/import-summary.js';
import type { KindCounts } from '../import/summary-counts.js';
import { CompareReleases } from './compare-releases.service.js';
import type { ReleaseComparison } from './release-comparison.js';

/** What changed from one release to the next, in numbers. */
export interface ReleaseDrift {
  readonly base: StoredRelease;
  readonly kinds: readonly Omit<KindCounts, 'count'>[];
  readonly prices: number;
}

/** A timeline of this many releases is compared once. */
const KEPT = 200;

/** Compares each release with the one before it. A published release never changes, so neither does its drift. */
@Injectable()
export class ReleaseDrifts {
  readonly #kept = new LRUCache<string, ReleaseDrift>({ max: KEPT });

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly comparisons: CompareReleases,
  ) {}

  /** Null if there is no release before this one. */
  async of(release: StoredRelease): Promise<ReleaseDrift | null> {
    const base = await this.baseOf(release);
    if (!base) return null;
    const key = [base, release].map(({ id, revision }) => `${id} ${revision}`).join(' ');
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const drift = toDrift(base, await this.comparisons.compare(base.id, release.id));
    this.#kept.set(key, drift);
    return drift;
  }

  /** What a draft is based on, and otherwise the published release of the edition that was in force before. */
  async baseOf(release: StoredRelease): Promise<StoredRelease | null> {
    const { id, status, edition, basedOnId } = release;
    if (status === 'draft' && basedOnId !== null) return this.releases.find(basedOnId);
    const all = await this.releases.list({ edition });
    const older = status === 'draft' ? all.filter(isBefore(release)) : all.slice(all.findIndex((one) => one.id === id) + 1);
    return older.find((one) => one.status === 'published' && isSample(one) === isSample(release)) ?? null;
  }
}

const isBefore =
  ({ id, effectiveFrom }: StoredRelease) =>
  (other: StoredRelease): boolean =>
    other.id !== id && other.effectiveFrom <= effectiveFrom;

const toDrift = (base: StoredRelease, comparison: ReleaseComparison): ReleaseDrift => ({
  base,
  kinds: comparison.map(({ kind, added, changed, dropped }) => ({
    kind,
    added: added.length,
    changed: changed.length,
    dropped: dropped.length,
  })),
  prices: comparison.flatMap(({ kind, changed }) => changed.flatMap((entry) => priceChanges(kind, entry))).length,
});
