import { ReleaseRepository, RosterCheckRepository, type RosterCheckTotals, type StoredRelease } from '#muster/persistence';
import { ReleaseDrifts, type ReleaseDrift } from '#muster/publishing';
import { EDITIONS, type EditionId } from '#muster/roster';
import { Injectable } from '@nestjs/common';

/** A release with what is known of its effects. */
export interface ReleaseFate {
  readonly release: StoredRelease;
  /** Whether it is the default of its edition today. */
  readonly isInForce: boolean;
  /** Null if there is no release before it. */
  readonly drift: ReleaseDrift | null;
  /** Null if no stored roster was checked under it. */
  readonly rosters: RosterCheckTotals | null;
}

export interface EditionTimeline {
  readonly edition: EditionId;
  /** The newest first. */
  readonly fates: readonly ReleaseFate[];
  /** The number of releases that are newer than the first of `fates`. */
  readonly from: number;
  readonly total: number;
}

/** Tells how releases differ from those before them, and what they do to stored rosters. */
@Injectable()
export class ReleaseFates {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly drifts: ReleaseDrifts,
    private readonly checks: RosterCheckRepository,
  ) {}

  /** The newest edition first; editions without releases are left out. */
  async timelines(only: EditionId | null, from: number, most: number): Promise<readonly EditionTimeline[]> {
    const timelines: EditionTimeline[] = [];
    for (const edition of EDITIONS.toReversed().filter((one) => only === null || one === only)) {
      const all = await this.releases.list({ edition });
      const fates: ReleaseFate[] = [];
      for (const release of all.slice(from, from + most)) fates.push(await this.of(release));
      if (all.length > 0) timelines.push({ edition, fates, from, total: all.length });
    }
    return timelines;
  }

  async of(release: StoredRelease): Promise<ReleaseFate> {
    const [inForce, drift, rosters] = await Promise.all([
      this.releases.findDefault(release.edition),
      this.drifts.of(release),
      this.checks.totals(release.id),
    ]);
    return { release, isInForce: inForce?.id === release.id, drift, rosters };
  }
}
