import { Float, ObjectType } from '@nestjs/graphql';
import { JsonScalar } from '../platform/graphql/scalars/json.scalar.js';
import { AspectEnum } from './check.enums.js';
import { Edition } from '../releases/edition.enum.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orAbsent, orNull, outputOf } from '../platform/graphql/fields.js';
import { DateScalar } from '../platform/graphql/scalars/date.scalar.js';

export const AgainstKind = enumOf('AgainstKind', 'How a request selects the data release under which to judge a list.', {
  LABEL: ['label', 'The request gives the label of the release.'],
  AS_OF: ['asOf', 'The request gives a date: the release in force on that date.'],
  TODAY: ['today', 'The request selects no release: the release in force when the list was judged.'],
  STATED: ['stated', 'The request asks for the release of the data version stated in the list.'],
});

@ObjectType('AskedRelease', { description: 'The data release selected in a request.' })
export class AskedReleaseType extends outputOf({
  kind: [AgainstKind, 'How the request selects the release.'],
  label: orAbsent([String, 'The label; null unless the request selects the release by its label.']),
  date: orAbsent([DateScalar, 'The date; null unless the request selects the release by a date.']),
}) {}

@ObjectType('CheckedQuestion', { description: 'The request that a report answers. Under the same release, it gives the same report.' })
export class CheckedQuestionType extends outputOf({
  edition: orNull([Edition, 'The requested edition; null if the request gave none.']),
  against: [AskedReleaseType, 'The requested data release.'],
  pointsLimit: orNull([Float, 'The requested points limit; null if the request gave none.']),
  battleSize: orNull([String, 'The requested battle size, as given; null if the request gave none.']),
  aspects: [[AspectEnum], 'The aspects that decide the verdict.'],
  complete: [Boolean, 'Whether a check of completeness was requested.'],
  amendments: [[String], 'Ids of the requested amendments.'],
  houseRules: orNull([JsonScalar, "The organiser's own rules, as given; null if there were none."]),
}) {}
