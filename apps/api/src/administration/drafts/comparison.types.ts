import { ID, ObjectType } from '@nestjs/graphql';
import { EntryKindEnum } from '../../catalogue/search/search.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/scalars/json.scalar.js';

@ObjectType('EntryName', { description: 'The identity of an entry.' })
export class EntryNameType extends outputOf({
  key: [ID, "The entry's BattleScribe id, which is the same in every release."],
  name: [String, 'The name of the entry.'],
}) {}

@ObjectType('FieldChange', { description: 'A field whose value differs between two releases.' })
export class FieldChangeType extends outputOf({
  field: [String, 'Path of the field: `points.bySize`, `weapons[Long pike].characteristics[Range].value`.'],
  before: orNull([JsonScalar, 'The value in the base release; null if that release has none.']),
  after: orNull([JsonScalar, 'The value in the compared release; null if that release has none.']),
}) {}

@ObjectType('ChangedEntry', { description: 'An entry that is in both releases but differs.' })
export class ChangedEntryType extends outputOf(EntryNameType, { changes: [[FieldChangeType], 'The fields that differ.'] }) {}

@ObjectType('KindComparison', { description: 'Differences among the entries of one kind, by name.' })
export class KindComparisonType extends outputOf({
  kind: [EntryKindEnum, 'The kind of entry.'],
  added: [[EntryNameType], 'Entries that only the compared release has.'],
  changed: [[ChangedEntryType], 'Entries that both releases have, with differences.'],
  dropped: [[EntryNameType], 'Entries that only the base release has.'],
}) {}

@ObjectType('ReleaseComparison', { description: 'The differences between a release and its base.' })
export class ReleaseComparisonType extends outputOf({ kinds: [[KindComparisonType], 'The differences, grouped by kind of entry.'] }) {}
