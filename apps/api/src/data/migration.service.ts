import { Injectable } from '@nestjs/common';
import { Migrations, type EntryIdentity, type Migration } from '#muster/publishing';
import type { Viewer } from '../platform/access/viewer.js';
import { ApiError } from '../platform/errors/api-error.js';
import { badInput } from '../platform/errors/bad-input.js';
import type { PageArgs } from '../platform/graphql/connection.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import type { ReleaseSelector } from '../releases/release.types.js';
import type { EntryIdentityType, MigrationConnection, MigrationType } from './migration.types.js';

/** What became of the ids that apps keep. */
@Injectable()
export class MigrationService {
  constructor(
    private readonly migrations: Migrations,
    private readonly releases: ReleaseSelection,
  ) {}

  async since(selector: ReleaseSelector, { first, after }: PageArgs, viewer: Viewer): Promise<MigrationConnection> {
    const release = await this.releases.choose(selector, viewer);
    if (release.status === 'draft') throw new ApiError('UNKNOWN_RELEASE', 'Migrations are of published releases.');
    const all = (await this.migrations.since(release)).map((migration) => ({ cursor: writeCursor(migration), migration }));
    const start = after ? all.findIndex(({ cursor }) => cursor === after) + 1 : 0;
    if (after && start === 0) throw badInput([{ path: ['after'], message: 'This is no cursor of this list.' }]);
    const edges = all.slice(start, start + first).map(({ cursor, migration }) => ({ cursor, node: toMigration(migration), score: null }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: { hasNextPage: start + edges.length < all.length, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: all.length,
    };
  }
}

/** Of entries that are there already the place stays the same when a release is published behind them. */
const writeCursor = ({ to, kind, before }: Migration): string =>
  Buffer.from(JSON.stringify([to.id, kind, before.id])).toString('base64url');

const toMigration = ({ from, to, kind, change, before, after }: Migration): MigrationType => ({
  from: from.label,
  to: to.label,
  kind,
  change,
  before: toIdentity(before),
  after: after && toIdentity(after),
});

const toIdentity = ({ id, slug, name }: EntryIdentity): EntryIdentityType => ({ key: id, slug, name });
