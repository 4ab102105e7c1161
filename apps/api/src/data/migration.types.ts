import { ID, ObjectType } from '@nestjs/graphql';
import { EntryKindEnum } from '../catalogue/search/search.types.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { ReleaseType } from '../releases/release.types.js';

export const MigrationChange = enumOf('MigrationChange', 'How an entry changed.', {
  RENAMED: ['renamed', 'The entry has the same key but another name or slug.'],
  REIDENTIFIED: ['re-identified', 'The entry has the same name but another key.'],
  REMOVED: ['removed', 'The entry was removed: no entry has its key, and no single entry has its name.'],
});

@ObjectType('EntryIdentity', { description: 'The identifiers of an entry in a release.' })
export class EntryIdentityType extends outputOf({
  key: [ID, 'BattleScribe id of the entry.'],
  slug: [String, 'Slug of the entry.'],
  name: [String, 'The name of the entry.'],
}) {}

@ObjectType('Migration', { description: 'An entry whose key, slug or name changed from one published release of an edition to the next.' })
export class MigrationType extends outputOf({
  from: [ReleaseType, 'The release before the change.'],
  to: [ReleaseType, 'The release after the change.'],
  kind: [EntryKindEnum, 'The kind of entry.'],
  change: [MigrationChange, 'How the entry changed.'],
  before: [EntryIdentityType, 'The identifiers before the change.'],
  after: orNull([EntryIdentityType, 'The identifiers after the change; null if the entry was removed.']),
}) {}

export const MigrationConnection = ConnectionOf(MigrationType, 'Migration', 'migrations');
export type MigrationConnection = Connection<MigrationType>;
