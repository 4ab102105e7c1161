import { Injectable } from '@nestjs/common';
import type { Army } from '#muster/army';
import type { CompiledRelease, ReleaseShelf } from '#muster/checking';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { EditionId, Roster } from '#muster/roster';
import { CompiledReleases } from './compiled-releases.service.js';
import { DataVersions } from './data-versions.service.js';
import { OtherPrices } from './other-prices.service.js';

/** The releases of the database as the shelf of a check. */
@Injectable()
export class ReleaseShelfService implements ReleaseShelf<StoredRelease> {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly compiledReleases: CompiledReleases,
    private readonly versions: DataVersions,
    private readonly prices: OtherPrices,
  ) {}

  findByLabel(label: string): Promise<StoredRelease | null> {
    return this.releases.findByLabel(label);
  }

  inForce(edition: EditionId, day?: string): Promise<StoredRelease | null> {
    return this.releases.findDefault(edition, day);
  }

  ofDataVersion(edition: EditionId, version: string): Promise<StoredRelease | null> {
    return this.versions.releaseOf(edition, version);
  }

  compiled(release: StoredRelease): Promise<CompiledRelease> {
    return this.compiledReleases.get(release);
  }

  likeliestPrices(army: Army, written: Roster, here: StoredRelease): Promise<StoredRelease | null> {
    return this.prices.likeliest(army, written, here);
  }
}
