import { Injectable } from '@nestjs/common';
import { DataVersionRepository, ReleaseRepository, type DataVersion, type StoredRelease } from '#muster/persistence';
import type { Administrator } from '../../platform/access/viewer.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { toUserError, userError } from '../../platform/graphql/user-error.js';
import type { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { pageWithin } from '../../platform/graphql/page.js';
import { toRelease } from '../../releases/present-release.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import { UNKNOWN_RELEASE } from '../../releases/unknown-release.js';
import type {
  DataVersionArgs,
  RemoveDataVersionInput,
  DataVersionPayload,
  DataVersionType,
  SetDataVersionInput,
} from './data-version.types.js';

/** Maps the data versions that apps print below a list to releases. The operator maintains this table. */
@Injectable()
export class DataVersionAdministration {
  constructor(
    private readonly versions: DataVersionRepository,
    private readonly releases: ReleaseRepository,
    private readonly selection: ReleaseSelection,
  ) {}

  async list({ filter, ...page }: DataVersionArgs): Promise<Connection<DataVersionType>> {
    const [versions, releases] = [await this.versions.list(filter?.edition ?? undefined), await this.releases.list()];
    const byId = new Map(releases.map((release) => [release.id, release]));
    const all = versions.flatMap((version) => present(version, byId.get(version.releaseId)));
    const edges = all.map((node) => ({ cursor: `${node.edition} ${node.version}`, node }));
    return pageWithin(edges, page);
  }

  async set({ edition, version, release: selector }: SetDataVersionInput, viewer: Administrator): Promise<DataVersionPayload> {
    const release = await this.selection.findFresh(selector, viewer);
    if (!release) return refused(toUserError(UNKNOWN_RELEASE, RELEASE));
    if (release.status === 'draft') return refused(userError('WRONG_STATUS', 'draftNotReleased', RELEASE));
    if (release.edition !== edition)
      return refused(userError('RELEASE_OF_OTHER_EDITION', 'release', RELEASE, { edition: release.edition }));
    return kept(await this.versions.save({ edition, version }, release.id, viewer.author), release);
  }

  async remove(input: RemoveDataVersionInput, viewer: Administrator): Promise<DataVersionPayload> {
    const removed = await this.versions.remove(input, viewer.author);
    if (!removed) return refused(userError('NOT_FOUND', 'dataVersion', ['input', 'version']));
    return kept(removed, await this.releases.find(removed.releaseId));
  }
}

function present(
  { releaseId: _releaseId, ...version }: DataVersion,
  release: StoredRelease | null | undefined,
): readonly DataVersionType[] {
  return release ? [{ ...version, release: toRelease(release) }] : [];
}

function kept(version: DataVersion, release: StoredRelease | null): DataVersionPayload {
  return { dataVersion: present(version, release)[0] ?? null, userErrors: [] };
}

const RELEASE = ['input', 'release'];

const refused = (error: UserErrorType): DataVersionPayload => ({ dataVersion: null, userErrors: [error] });
