import { Injectable } from '@nestjs/common';
import { ReleaseRepository } from '#muster/persistence';
import type { Viewer } from '../platform/access/viewer.js';
import { badInput } from '../platform/errors/bad-input.js';
import type { Connection, PageArgs } from '../platform/graphql/connection.js';
import { toRelease } from './present-release.js';
import { ReleaseSelection, seenBy } from './release-selection.service.js';
import type { ReleaseFilter, ReleaseSelector, ReleaseType } from './release.types.js';

@Injectable()
export class ReleaseService {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly selection: ReleaseSelection,
  ) {}

  /** The newest first; of one day the last published first. */
  async list(filter: ReleaseFilter | null | undefined, page: PageArgs, viewer: Viewer): Promise<Connection<ReleaseType>> {
    const { edition, status } = filter ?? {};
    const listed = await this.releases.list({ ...(edition ? { edition } : {}), ...(status ? { status } : {}) });
    const all = listed.filter((release) => seenBy(viewer, release) !== null).map(toRelease);
    const start = page.after ? all.findIndex(({ id }) => id === page.after) + 1 : 0;
    if (page.after && start === 0) throw badInput([{ path: ['after'], message: 'This is no cursor of this list.' }]);
    const nodes = all.slice(start, start + page.first);
    return {
      edges: nodes.map((node) => ({ cursor: node.id, node, score: null })),
      nodes,
      pageInfo: { hasNextPage: start + nodes.length < all.length, endCursor: nodes.at(-1)?.id ?? null },
      totalCount: all.length,
    };
  }

  async find(selector: ReleaseSelector | null | undefined, viewer: Viewer): Promise<ReleaseType | null> {
    const release = await this.selection.find(selector, viewer);
    return release && toRelease(release);
  }

  async findById(id: string, viewer: Viewer): Promise<ReleaseType | null> {
    const release = await this.selection.findById(id, viewer);
    return release && toRelease(release);
  }
}
