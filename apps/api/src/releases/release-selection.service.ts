import { Injectable } from '@nestjs/common';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { ApiError } from '../platform/errors/api-error.js';
import { badInput } from '../platform/errors/bad-input.js';
import { exactlyOne } from '../platform/graphql/given/exactly-one.js';
import { storedIdOf } from '../platform/graphql/global-id.js';
import type { Viewer } from '../platform/access/viewer.js';
import type { ReleaseInput } from './release.types.js';

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Finds the release that a query selects among those that its viewer can see. Without a selector, that is the newest one in force. */
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
    if (!selector) return this.releases.findNewest();
    const [kind, value] = exactlyOne(selector, ['release']);
    if (kind === 'stated') throw badInput([{ path: ['release', 'stated'], message: 'Only where a list is judged.' }]);
    if (kind === 'edition') return this.releases.findDefault(value);
    if (kind === 'asOf') return value.edition ? this.releases.findDefault(value.edition, value.date) : this.releases.findNewest(value.date);
    if (kind === 'label') return seenBy(viewer, await this.releases.findByLabel(value));
    const id = storedIdOf('Release', value);
    return id === null ? null : this.findById(id, viewer);
  }

  /** Like `find`, for callers that are about to write: always reads the database. */
  async findFresh(selector: ReleaseInput, viewer: Viewer): Promise<StoredRelease | null> {
    this.releases.forget();
    return this.find(selector, viewer);
  }

  /** The stored id, even of a release that has been deleted; the id of no release if there is none. */
  async idOf(selector: ReleaseInput, viewer: Viewer): Promise<string> {
    const id = selector.id ? storedIdOf('Release', selector.id) : (await this.findFresh(selector, viewer))?.id;
    return id ?? NOWHERE;
  }

  async findById(id: string, viewer: Viewer): Promise<StoredRelease | null> {
    return seenBy(viewer, await this.releases.find(id));
  }
}

/** A draft that the viewer cannot see is treated like a release that does not exist. */
export const seenBy = (viewer: Viewer, release: StoredRelease | null): StoredRelease | null =>
  release?.status === 'draft' && viewer.kind !== 'administrator' ? null : release;
