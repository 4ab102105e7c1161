import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { EntryKind } from '#muster/persistence';
import { EntryKindEnum } from '../../catalogue/search.types.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';

@ObjectType('EntryName', { description: 'An entry by name.' })
export class EntryNameType {
  @Field(() => ID, { description: "The data's own id, the same in both releases." })
  readonly key!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;
}

@ObjectType('FieldChange', { description: 'A field that differs.' })
export class FieldChangeType {
  @Field(() => String, { description: 'Which: `points.bySize`, `weapons[Long pike].characteristics[Range].value`.' })
  readonly field!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'In the base; null: it is not there.' })
  readonly before!: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'In the release; null: it is not there.' })
  readonly after!: unknown;
}

@ObjectType('ChangedEntry', { description: 'An entry that both releases have, and differently.' })
export class ChangedEntryType extends EntryNameType {
  @Field(() => [FieldChangeType], { description: 'What differs.' })
  readonly changes!: readonly FieldChangeType[];
}

@ObjectType('KindComparison', { description: 'What differs among entries of one kind, by name.' })
export class KindComparisonType {
  @Field(() => EntryKindEnum, { description: 'Which kind.' })
  readonly kind!: EntryKind;

  @Field(() => [EntryNameType], { description: 'Only in the release.' })
  readonly added!: readonly EntryNameType[];

  @Field(() => [ChangedEntryType], { description: 'In both, and different.' })
  readonly changed!: readonly ChangedEntryType[];

  @Field(() => [EntryNameType], { description: 'Only in the base.' })
  readonly dropped!: readonly EntryNameType[];
}

@ObjectType('ReleaseComparison', { description: 'What a release has more, other and less than a base.' })
export class ReleaseComparisonType {
  @Field(() => [KindComparisonType], { description: 'One for each kind of entry.' })
  readonly kinds!: readonly KindComparisonType[];
}
