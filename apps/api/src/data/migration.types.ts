import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { EntryKind } from '#muster/persistence';
import type { EntryMigration } from '#muster/publishing';
import { EntryKindEnum } from '../catalogue/search.types.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';

export const MigrationChange = {
  RENAMED: 'renamed',
  REIDENTIFIED: 're-identified',
  REMOVED: 'removed',
} as const satisfies Record<string, EntryMigration['change']>;

registerEnumType(MigrationChange, {
  name: 'MigrationChange',
  description: 'What became of an entry.',
  valuesMap: {
    RENAMED: { description: 'The same key, another name or slug.' },
    REIDENTIFIED: { description: 'The same name, another key.' },
    REMOVED: { description: 'Neither its key nor, for certain, its name is there any longer.' },
  },
});

@ObjectType('EntryIdentity', { description: 'How an entry is called.' })
export class EntryIdentityType {
  @Field(() => ID, { description: "The data's own id." })
  readonly key!: string;

  @Field(() => String, { description: 'Its slug.' })
  readonly slug!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;
}

@ObjectType('Migration', { description: 'An entry whose key, slug or name changed from one published release of an edition to the next.' })
export class MigrationType {
  @Field(() => String, { description: 'Label of the release in which it was as before.' })
  readonly from!: string;

  @Field(() => String, { description: 'Label of the release after that one.' })
  readonly to!: string;

  @Field(() => EntryKindEnum, { description: 'What kind of entry.' })
  readonly kind!: EntryKind;

  @Field(() => MigrationChange, { description: 'What became of it.' })
  readonly change!: EntryMigration['change'];

  @Field(() => EntryIdentityType, { description: 'As it was called.' })
  readonly before!: EntryIdentityType;

  @Field(() => EntryIdentityType, { nullable: true, description: 'As it is called; null where it was removed.' })
  readonly after!: EntryIdentityType | null;
}

export const MigrationConnection = ConnectionOf(MigrationType, 'Migration', 'migrations');
export type MigrationConnection = Connection<MigrationType>;
