import { ID, ObjectType } from '@nestjs/graphql';
import { EntryKindEnum } from '../catalogue/search.types.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';

export const MigrationChange = enumOf('MigrationChange', 'What became of an entry.', {
  RENAMED: ['renamed', 'The same key, another name or slug.'],
  REIDENTIFIED: ['re-identified', 'The same name, another key.'],
  REMOVED: ['removed', 'Neither its key nor, for certain, its name is there any longer.'],
});

@ObjectType('EntryIdentity', { description: 'How an entry is called.' })
export class EntryIdentityType extends outputOf({
  key: [ID, "The data's own id."],
  slug: [String, 'Its slug.'],
  name: [String, 'Its name.'],
}) {}

@ObjectType('Migration', { description: 'An entry whose key, slug or name changed from one published release of an edition to the next.' })
export class MigrationType extends outputOf({
  from: [String, 'Label of the release in which it was as before.'],
  to: [String, 'Label of the release after that one.'],
  kind: [EntryKindEnum, 'What kind of entry.'],
  change: [MigrationChange, 'What became of it.'],
  before: [EntryIdentityType, 'As it was called.'],
  after: orNull([EntryIdentityType, 'As it is called; null where it was removed.']),
}) {}

export const MigrationConnection = ConnectionOf(MigrationType, 'Migration', 'migrations');
export type MigrationConnection = Connection<MigrationType>;
