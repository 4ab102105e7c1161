import { Injectable } from '@nestjs/common';
import { ENTRY_KINDS } from '#muster/persistence';
import type { Viewer } from '../platform/access/viewer.js';
import { parseGlobalId } from '../platform/graphql/global-id.js';
import { NodeFinders } from '../platform/graphql/node-finders.js';
import type { NodeInterface } from '../platform/graphql/node.interface.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { toRelease } from '../releases/present-release.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import { BrowseService } from './browse.service.js';
import { NODE_TYPE_OF } from './present-entry.js';

@Injectable()
export class NodeService {
  constructor(
    private readonly browse: BrowseService,
    private readonly releases: ReleaseSelection,
    private readonly finders: NodeFinders,
  ) {}

  async find(id: string, viewer: Viewer): Promise<NodeInterface | null> {
    const parsed = parseGlobalId(id);
    if (parsed?.type === 'Release') {
      const release = await this.releases.findById(parsed.parts[0] ?? '', viewer);
      return release && toRelease(release);
    }
    const kind = ENTRY_KINDS.find((known) => NODE_TYPE_OF[known] === parsed?.type);
    if (kind) return this.browse.findByGlobalId(kind, id, viewer);
    return (parsed && (await this.finders.of(parsed.type)?.(id, viewer))) ?? null;
  }

  /** Entries are read with one query per kind and release. */
  findMany(ids: readonly string[], { viewer, entries }: RequestContext): Promise<readonly (NodeInterface | null)[]> {
    return Promise.all(
      ids.map(async (id) => {
        const { type, parts: [releaseId = '', key = ''] = [] } = parseGlobalId(id) ?? {};
        const kind = ENTRY_KINDS.find((known) => NODE_TYPE_OF[known] === type);
        if (!kind) return this.find(id, viewer);
        const release = await this.releases.findById(releaseId, viewer);
        return release && entries.load(kind, release, key);
      }),
    );
  }
}
