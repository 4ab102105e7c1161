import { CatalogueRepository, ENTRY_KINDS, isSample, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { entryMigrations, type EntryMigration } from './entry-migration.js';

/** A migration and the two releases between which it happened. */
export interface Migration extends EntryMigration {
  readonly from: StoredRelease;
  readonly to: StoredRelease;
}

/** Number of steps kept in memory. A step has a few hundred migrations at most. */
const MOST_STEPS = 64;

/** Computes what happened to ids, names and slugs from release to release, by comparing the releases. */
@Injectable()
export class Migrations {
  /** Releases never change, so each step is computed only once. */
  readonly #steps = new LRUCache<string, Promise<readonly EntryMigration[]>>({ max: MOST_STEPS });

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /**
   * The steps from a published release through every later published one of its edition, oldest first. Real data and the invented sample
   * have no entries in common, so no step leads from one to the other.
   */
  async since(start: StoredRelease): Promise<readonly Migration[]> {
    const { id, edition } = start;
    const isStep = (release: StoredRelease): boolean => release.status === 'published' && isSample(start) === isSample(release);
    const newestFirst = await this.releases.list({ edition });
    const published = newestFirst.filter((release) => isStep(release) || release.id === id).toReversed();
    const row = published.slice(published.findIndex((release) => release.id === id));
    const steps: (readonly Migration[])[] = [];
    for (const [at, to] of row.entries()) {
      const from = row[at - 1];
      if (from) steps.push((await this.#step(from.id, to.id)).map((migration) => ({ ...migration, from, to })));
    }
    return steps.flat();
  }

  #step(fromId: string, toId: string): Promise<readonly EntryMigration[]> {
    const key = `${fromId} ${toId}`;
    const kept = this.#steps.get(key);
    if (kept) return kept;
    const made = this.#compare(fromId, toId);
    this.#steps.set(key, made);
    made.catch(() => this.#steps.delete(key));
    return made;
  }

  async #compare(fromId: string, toId: string): Promise<readonly EntryMigration[]> {
    const found: (readonly EntryMigration[])[] = [];
    for (const kind of ENTRY_KINDS)
      found.push(entryMigrations(kind, await this.catalogue.names(kind, fromId), await this.catalogue.names(kind, toId)));
    return found.flat();
  }
}
