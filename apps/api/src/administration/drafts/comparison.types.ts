import { ID, ObjectType } from '@nestjs/graphql';
import { EntryKindEnum } from '../../catalogue/search.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';

@ObjectType('EntryName', { description: 'An entry by name.' })
export class EntryNameType extends outputOf({
  key: [ID, "The data's own id, the same in both releases."],
  name: [String, 'Its name.'],
}) {}

@ObjectType('FieldChange', { description: 'A field that differs.' })
export class FieldChangeType extends outputOf({
  field: [String, 'Which: `points.bySize`, `weapons[Long pike].characteristics[Range].value`.'],
  before: orNull([JsonScalar, 'In the base; null: it is not there.']),
  after: orNull([JsonScalar, 'In the release; null: it is not there.']),
}) {}

@ObjectType('ChangedEntry', { description: 'An entry that both releases have, and differently.' })
export class ChangedEntryType extends outputOf(EntryNameType, { changes: [[FieldChangeType], 'What differs.'] }) {}

@ObjectType('KindComparison', { description: 'What differs among entries of one kind, by name.' })
export class KindComparisonType extends outputOf({
  kind: [EntryKindEnum, 'Which kind.'],
  added: [[EntryNameType], 'Only in the release.'],
  changed: [[ChangedEntryType], 'In both, and different.'],
  dropped: [[EntryNameType], 'Only in the base.'],
}) {}

@ObjectType('ReleaseComparison', { description: 'What a release has more, other and less than a base.' })
export class ReleaseComparisonType extends outputOf({ kinds: [[KindComparisonType], 'One for each kind of entry.'] }) {}
