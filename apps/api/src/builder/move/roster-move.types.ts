import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { CheckReportType } from '../../checking/check-report.types.js';
import { VerdictEnum } from '../../checking/check.enums.js';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { ReleaseType } from '../../releases/release.types.js';

@ObjectType('CountedChoice', { description: 'A choice and its count.' })
export class CountedChoiceType extends outputOf({
  name: [String, 'The name of the choice.'],
  count: [Int, 'The count in the unit, or in the army as a whole.'],
}) {}

@ObjectType('UnitDrift', { description: 'How a unit of a roster would change under another data release.' })
export class UnitDriftType extends outputOf({
  unit: [ID, 'Id of the unit within the roster; moving the roster does not change the id.'],
  name: [String, 'The name of the unit.'],
  nameAfter: orNull([String, "The unit's name in the new release; null if the new release does not have the unit, which would be lost."]),
  before: orNull([Float, "The unit's price under the current release; null if it could not be priced."]),
  after: orNull([Float, "The unit's price under the new release; null if the unit is lost or could not be priced."]),
  lost: [[CountedChoiceType], 'Choices that the new release does not have, or allows only in a smaller number.'],
  added: [[CountedChoiceType], 'Choices added under the new release: replacements, or choices that it requires.'],
}) {}

@ObjectType('RosterMove', { description: 'What would change if a roster were moved to another data release. Nothing is saved.' })
export class RosterMoveType extends outputOf({
  from: [ReleaseType, "The roster's current release."],
  to: [ReleaseType, 'The release to move to.'],
  verdictBefore: [VerdictEnum, 'Verdict on the roster under its current release.'],
  verdictAfter: [VerdictEnum, 'Verdict on the roster under the release it would be moved to.'],
  pointsBefore: orNull([Float, 'Points cost of the roster under its current release; null if a unit could not be priced.']),
  pointsAfter: orNull([Float, 'Points cost of the roster under the release it would be moved to; null if a unit could not be priced.']),
  units: [[UnitDriftType], 'All units of the roster, in order.'],
  lost: [[CountedChoiceType], 'Choices for the army that the new release does not have.'],
  added: [[CountedChoiceType], 'Choices for the army that would be added, as replacements, under the new release.'],
  gained: [[FindingType], 'Findings that moving the roster to the other release would add.'],
  settled: [[FindingType], 'Findings that moving the roster to the other release would resolve.'],
  review: [[ReviewReasonType], 'The parts of the roster that could not be found in the new release by id or name, and why.'],
}) {
  @Field(() => CheckReportType, { complexity: 5, description: 'The full report on the roster under the release it would be moved to.' })
  readonly report!: CheckReportType;
}
