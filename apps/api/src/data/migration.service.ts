import { Injectable } from '@nestjs/common';
import { Migrations, type EntryIdentity, type Migration } from '#muster/publishing';
import type { Viewer } from '../platform/access/viewer.js';
import { ApiError } from '../platform/errors/api-error.js';
import type { EitherWayArgs } from '../platform/graphql/connection.js';
import { pageWithin } from '../platform/graphql/page.js';
import { toRelease } from '../releases/present-release.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import type { ReleaseInput } from '../releases/release.types.js';
import type { EntryIdentityType, MigrationConnection, MigrationType } from './migration.types.js';

/** Tells apps what happened to the ids that they store. */
@Injectable()
export class MigrationService {
  constructor(
    private readonly migrations: Migrations,
    private readonly releases: ReleaseSelection,
  ) {}

  async since(selector: ReleaseInput, page: EitherWayArgs, viewer: Viewer): Promise<MigrationConnection> {
    const release = await this.releases.choose(selector, viewer);
    if (release.status === 'draft') throw new ApiError('UNKNOWN_RELEASE', 'Only published releases have migrations.');
    const all = await this.migrations.since(release);
    const edges = all.map((migration) => ({ cursor: writeCursor(migration), node: toMigration(migration) }));
    return pageWithin(edges, page);
  }
}

/** The cursor names an entry's own place, so it stays valid when a release is published later. */
const writeCursor = ({ to, kind, before }: Migration): string =>
  Buffer.from(JSON.stringify([to.id, kind, before.id])).toString('base64url');

function toMigration({ from, to, before, after, ...migration }: Migration): MigrationType {
  return { ...migration, from: toRelease(from), to: toRelease(to), before: toIdentity(before), after: after && toIdentity(after) };
}

const toIdentity = ({ id: key, ...identity }: EntryIdentity): EntryIdentityType => ({ key, ...identity });
