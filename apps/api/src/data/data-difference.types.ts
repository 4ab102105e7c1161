import { ObjectType } from '@nestjs/graphql';
import { EntryInterface } from '../catalogue/entry.interface.js';
import { EntryKindEnum } from '../catalogue/search/search.types.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { outputOf } from '../platform/graphql/fields.js';

export const DataDifferenceChoice = enumOf('DataDifferenceChoice', 'Which of two values that contradict each other is used.', {
  RELEASE: [
    'release',
    'The value of the release, because its data is evaluated as a whole. A list that would be illegal by this value alone needs review.',
  ],
  EITHER: ['either', 'What either source allows, because the printed lists of units to lead count where the sources differ.'],
});

@ObjectType('DataDifference', { description: 'A value of an entry that a second source contradicts.' })
export class DataDifferenceType extends outputOf({
  kind: [EntryKindEnum, 'The kind of entry.'],
  entry: [EntryInterface, 'The entry.'],
  field: [String, 'Field of the entry whose value is contradicted, such as `points` or `detachmentPoints`.'],
  used: [String, 'The value that is used, as text; empty if there is none.'],
  other: [String, 'The value of the other source, as text; empty if it has none.'],
  source: [String, 'Name of the other source, such as "Field Manual 1.1".'],
  choice: [DataDifferenceChoice, 'Why `used` is used.'],
}) {}

export const DataDifferenceConnection = ConnectionOf(DataDifferenceType, 'DataDifference', 'differences');
export type DataDifferenceConnection = Connection<DataDifferenceType>;
