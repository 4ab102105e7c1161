import { Injectable } from '@nestjs/common';
import { DataVersionRepository, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { EditionId } from '#muster/roster';

/** Looks up which release a data version in an app's footer stands for. Operators record the release of each data version. */
@Injectable()
export class DataVersions {
  constructor(
    private readonly versions: DataVersionRepository,
    private readonly releases: ReleaseRepository,
  ) {}

  /** Null if no release is recorded for the version. */
  async releaseOf(edition: EditionId, version: string): Promise<StoredRelease | null> {
    const id = await this.versions.findRelease({ edition, version });
    return id === null ? null : this.releases.find(id);
  }
}
