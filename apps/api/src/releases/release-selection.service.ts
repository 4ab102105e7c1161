import { Injectable } from '@nestjs/common';
import { EDITIONS } from '#muster/roster';
import { isSample, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { ApiError } from '../platform/errors/api-error.js';
import { badInput } from '../platform/errors/bad-input.js';
import type { Viewer } from '../platform/access/viewer.js';
import type { ReleaseInput } from './release.types.js';

/** Without a selector, the newest edition with a current release is used; the sample only if there is no other release. */
const NEWEST_FIRST = EDITIONS.toReversed();

/** Finds the release that a query selects among those that its viewer can see. */
@Injectable()
export class ReleaseSelection {
  constructor(private readonly releases: ReleaseRepository) {}

  /** @throws ApiError UNKNOWN_RELEASE, because an empty result would look like an answer. */
  async choose(selector: ReleaseInput | null | undefined, viewer: Viewer): Promise<StoredRelease> {
    const release = await this.find(selector ?? null, viewer);
    if (release) return release;
    throw new ApiError('UNKNOWN_RELEASE', selector ? 'There is no such data release.' : 'No data release is in force yet.');
  }

  async find(selector: ReleaseInput | null | undefined, viewer: Viewer): Promise<StoredRelease | null> {
    if (!selector) return this.#newest();
    const { label, edition, asOf } = selector;
    if ([label, edition, asOf].filter((given) => given !== null && given !== undefined).length !== 1) {
      throw badInput([{ path: ['release'], message: 'Exactly one of label, edition and asOf must be given.' }]);
    }
    if (edition) return this.releases.findDefault(edition);
    if (asOf) return this.releases.findDefault(asOf.edition, asOf.date);
    return seenBy(viewer, await this.releases.findByLabel(label ?? ''));
  }

  async findById(id: string, viewer: Viewer): Promise<StoredRelease | null> {
    return seenBy(viewer, await this.releases.find(id));
  }

  async #newest(): Promise<StoredRelease | null> {
    const inForce = await Promise.all(NEWEST_FIRST.map((edition) => this.releases.findDefault(edition)));
    const releases = inForce.filter((release) => release !== null);
    return releases.find((release) => !isSample(release)) ?? releases[0] ?? null;
  }
}

/** A draft that the viewer cannot see is treated like a release that does not exist. */
export const seenBy = (viewer: Viewer, release: StoredRelease | null): StoredRelease | null =>
  release?.status === 'draft' && viewer.kind !== 'administrator' ? null : release;
