import { Injectable } from '@nestjs/common';
import { DataVersionRepository, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { EditionId } from '#muster/roster';

/** What the data version in an app's footer stands for, as the operator says. */
@Injectable()
export class DataVersions {
  constructor(
    private readonly versions: DataVersionRepository,
    private readonly releases: ReleaseRepository,
  ) {}

  /** Null: there is none, or nobody said. */
  async releaseOf(edition: EditionId | null, version: string | null | undefined): Promise<StoredRelease | null> {
    if (edition === null || version === null || version === undefined) return null;
    const id = await this.versions.findRelease({ edition, version });
    return id === null ? null : this.releases.find(id);
  }
}
