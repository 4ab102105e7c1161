import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { CheckReportType } from '../../checking/check-report.types.js';
import { VerdictEnum } from '../../checking/check.enums.js';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('CountedChoice', { description: 'A choice and its count.' })
export class CountedChoiceType extends outputOf({
  name: [String, 'The name of the choice.'],
  count: [Int, 'The count in the unit, or in the army as a whole.'],
}) {}

@ObjectType('UnitDrift', { description: 'How a unit of a roster would change under another data release.' })
export class UnitDriftType extends outputOf({
  unit: [ID, 'Id of the unit within the roster; the move does not change it.'],
  name: [String, 'The name of the unit.'],
  nameAfter: orNull([String, "The unit's name in the other release; null if that release does not have it and the unit would be lost."]),
  before: orNull([Float, "The unit's price under the current release; null if it could not be priced."]),
  after: orNull([Float, "The unit's price under the other release; null if the unit is lost or could not be priced."]),
  lost: [[CountedChoiceType], 'Choices that the other release does not have, or allows fewer of.'],
  added: [[CountedChoiceType], 'Choices that are added, as replacements or because the other release requires them.'],
}) {}

@ObjectType('RosterMove', { description: 'What would change if a roster were moved to another data release. Nothing is saved.' })
export class RosterMoveType extends outputOf({
  from: [String, "Label of the roster's current release."],
  to: [String, 'Label of the release to move to.'],
  verdictBefore: [VerdictEnum, 'Verdict under the current release.'],
  verdictAfter: [VerdictEnum, 'Verdict under the other release.'],
  pointsBefore: orNull([Float, 'Points cost under the current release; null if a unit could not be priced.']),
  pointsAfter: orNull([Float, 'Points cost under the other release; null if a unit could not be priced.']),
  units: [[UnitDriftType], 'All units of the roster, in order.'],
  lost: [[CountedChoiceType], 'Choices for the army that the other release does not have.'],
  added: [[CountedChoiceType], 'Choices for the army that are added as replacements.'],
  gained: [[FindingType], 'Findings that the move would add.'],
  settled: [[FindingType], 'Findings that the move would resolve.'],
  review: [[ReviewReasonType], 'What could not be found in the other release by its id or name, and why.'],
}) {
  @Field(() => CheckReportType, { complexity: 5, description: 'The full report under the other release.' })
  readonly report!: CheckReportType;
}
