import { Float, Int, ObjectType } from '@nestjs/graphql';
import { ParamsScalar } from '../../platform/graphql/scalars/params.scalar.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { CheckedEditionType, CheckedReleaseType } from '../check-report.types.js';
import { ReviewReasonType } from '../finding.types.js';
import { orNull, outputOf, resolved } from '../../platform/graphql/fields.js';
import { PathStep } from '../../platform/graphql/served-as-text.js';

@ObjectType('ListDifference', { description: 'A single difference between two lists or two releases.' })
export class DifferenceType extends outputOf({
  kind: [String, 'Code of the difference: `wargearChanged`, `priceDrifted` ...; never changes.'],
  params: [ParamsScalar, 'The values used in `message`: `name`, `before`, `after`.'],
  message: resolved([String, 'The difference as a sentence.']),
}) {}

@ObjectType('ListUnitDrift', { description: 'A unit of the list that differs between the two releases.' })
export class UnitDriftType extends outputOf({
  name: [String, 'The name of the unit as written in the list.'],
  path: [[PathStep], 'Path of the unit in the list: `units`, `3`.'],
  line: orNull([Int, 'The line of the unit in the text, from 1; null if there is no text.']),
  before: orNull([Float, 'Points under the first release; null if the unit could not be priced.']),
  after: orNull([Float, 'Points under the second release; null if the unit could not be priced.']),
  differences: [[DifferenceType], 'The differences of the unit; never empty.'],
}) {}

@ObjectType('ListDrift', { description: 'The differences between two releases that affect a list.' })
export class DriftType extends outputOf({
  edition: [CheckedEditionType, 'The edition under which the list was read.'],
  from: [CheckedReleaseType, 'The first release.'],
  to: [CheckedReleaseType, 'The second release.'],
  before: orNull([Float, 'Points of the list under the first release; null if a unit could not be priced.']),
  after: orNull([Float, 'Points of the list under the second release; null if a unit could not be priced.']),
  differences: [[DifferenceType], 'Differences that affect the list as a whole.'],
  units: [[UnitDriftType], 'The units that are affected, in the order of the list.'],
}) {}

@ObjectType('DriftPayload', { description: 'Result of `drift`.' })
export class DriftPayload extends outputOf({
  drift: orNull([DriftType, 'The differences; null if there are `userErrors`.']),
  userErrors,
}) {}

@ObjectType('ComparedListUnit', { description: 'A unit of one of two compared lists.' })
export class ComparedListUnitType extends outputOf({
  name: [String, "The name of the unit's datasheet, or the name written in the list if the datasheet was not found."],
  path: [[PathStep], 'Path of the unit in its list: `units`, `3`.'],
  line: orNull([Int, 'The line of the unit in the text of its list, from 1; null if there is no text.']),
  models: orNull([Int, 'Number of models; null if not stated.']),
  points: orNull([Float, 'Points under the release, or as stated in the list if the unit could not be priced; null if neither is known.']),
}) {}

@ObjectType('UnitDifference', { description: 'A unit that differs between two lists.' })
export class UnitDifferenceType extends outputOf({
  before: orNull([ComparedListUnitType, 'The unit in the first list; null if only the second list has it.']),
  after: orNull([ComparedListUnitType, 'The unit in the second list; null if only the first list has it.']),
  differences: [[DifferenceType], 'The differences of the unit; empty if only one list has it.'],
}) {}

@ObjectType('ListComparison', { description: 'The differences between two lists, compared as armies rather than as texts.' })
export class ListComparisonType extends outputOf({
  edition: [CheckedEditionType, 'The edition under which the lists were read.'],
  release: orNull([CheckedReleaseType, 'The release in which both lists were looked up; null if there is none.']),
  isCompared: [Boolean, 'Whether the lists could be compared: false if a list is not in a known format, or if there is no release.'],
  differences: [[DifferenceType], 'Differences of the army: faction, detachments, limit, points.'],
  units: [[UnitDifferenceType], 'Units that differ, in the order of the first list, followed by those that only the second list has.'],
  notCompared: [[String], 'What was not compared because at least one of the lists does not state it: `warlord`, `wargear`, `models`.'],
  reviewOfFirst: [[ReviewReasonType], 'Review reasons from reading the first list.'],
  reviewOfSecond: [[ReviewReasonType], 'Review reasons from reading the second list.'],
}) {}

@ObjectType('CompareListsPayload', { description: 'Result of `compareLists`.' })
export class CompareListsPayload extends outputOf({
  comparison: orNull([ListComparisonType, 'The comparison; null if there are `userErrors`.']),
  userErrors,
}) {}
