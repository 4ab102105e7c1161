import { Float, ObjectType } from '@nestjs/graphql';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { AspectEnum } from './check.enums.js';
import { Edition } from '../releases/edition.enum.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orAbsent, orNull, outputOf } from '../platform/graphql/fields.js';

export const AgainstKind = enumOf('AgainstKind', 'How a question names the data release to judge a list under.', {
  LABEL: ['label', 'By its label.'],
  AS_OF: ['asOf', 'By a date: the release in force on that date.'],
  TODAY: ['today', 'Not named: the release in force when the list was judged.'],
  STATED: ['stated', 'By the data version stated in the list.'],
});

@ObjectType('AskedRelease', { description: 'The data release named in a question.' })
export class AskedReleaseType extends outputOf({
  kind: [AgainstKind, 'How the question names the release.'],
  label: orAbsent([String, 'The label; null unless the release is named by its label.']),
  date: orAbsent([String, 'The date as YYYY-MM-DD; null unless the release is named by a date.']),
}) {}

@ObjectType('CheckedQuestion', {
  description: "The question that was asked about a list. The same question under the report's release gives the same report.",
})
export class CheckedQuestionType extends outputOf({
  edition: orNull([Edition, 'The requested edition; null if it was to be detected.']),
  against: [AskedReleaseType, 'The requested data release.'],
  pointsLimit: orNull([Float, 'The requested points limit; null for the one that the list states.']),
  battleSize: orNull([String, 'The requested battle size, as given; null for the one that the list states.']),
  aspects: [[AspectEnum], 'The aspects that decide the verdict.'],
  complete: [Boolean, 'Whether a check of completeness was requested.'],
  amendments: [[String], 'Ids of the requested amendments.'],
  houseRules: orNull([JsonScalar, "The organiser's own rules, as given; null if there were none."]),
}) {}
