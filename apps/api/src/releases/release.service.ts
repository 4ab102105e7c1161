import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eachOf, NodeFinders } from '../platform/graphql/node-finders.js';
import { ReleaseRepository } from '#muster/persistence';
import type { Viewer } from '../platform/access/viewer.js';
import type { Connection, EitherWayArgs } from '../platform/graphql/connection.js';
import { pageWithin } from '../platform/graphql/page.js';
import { toRelease } from './present-release.js';
import { ReleaseSelection, seenBy } from './release-selection.service.js';
import type { ReleaseFilterInput, ReleaseInput, ReleaseType } from './release.types.js';

@Injectable()
export class ReleaseService implements OnModuleInit {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly selection: ReleaseSelection,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add(
      'Release',
      eachOf((id, { viewer }) => this.find({ id }, viewer)),
    );
  }

  /** Lists releases, newest first. Of several releases with the same date, the one published last comes first. */
  async list(filter: ReleaseFilterInput | null | undefined, page: EitherWayArgs, viewer: Viewer): Promise<Connection<ReleaseType>> {
    const { edition, status } = filter ?? {};
    const listed = await this.releases.list({ ...(edition ? { edition } : {}), ...(status ? { status } : {}) });
    const all = listed.filter((release) => seenBy(viewer, release) !== null).map(toRelease);
    const edges = all.map((node) => ({ cursor: node.id, node }));
    return pageWithin(edges, page);
  }

  async find(selector: ReleaseInput | null | undefined, viewer: Viewer): Promise<ReleaseType | null> {
    const release = await this.selection.find(selector, viewer);
    return release && toRelease(release);
  }

  async findById(id: string, viewer: Viewer): Promise<ReleaseType | null> {
    const release = await this.selection.findById(id, viewer);
    return release && toRelease(release);
  }
}
