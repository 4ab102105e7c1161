import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { CheckReportType } from '../../checking/check-report.types.js';
import { VerdictEnum } from '../../checking/check.enums.js';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('CountedChoice', { description: 'Something chosen, and how many of it.' })
export class CountedChoiceType extends outputOf({
  name: [String, 'Its name.'],
  count: [Int, 'How many, in the unit or the army as a whole.'],
}) {}

@ObjectType('UnitDrift', { description: 'A unit of a roster under another data release.' })
export class UnitDriftType extends outputOf({
  unit: [ID, 'The unit, by its id in the roster; the move keeps it.'],
  name: [String, 'Its name.'],
  nameAfter: orNull([String, 'Its name in the other release; null: that one does not have it, the roster loses it.']),
  before: orNull([Float, 'Its price; null when it could not be priced.']),
  after: orNull([Float, 'Its price under the other release; null when it is lost or could not be priced.']),
  lost: [[CountedChoiceType], 'Choices that the other release does not have, or not as many of.'],
  added: [[CountedChoiceType], 'Choices that come instead, or that the other release adds.'],
}) {}

@ObjectType('RosterMove', { description: 'What moving a roster to another data release would do to it. Nothing is saved.' })
export class RosterMoveType extends outputOf({
  from: [String, 'Label of the release that it is kept under.'],
  to: [String, 'Label of the release that it would move to.'],
  verdictBefore: [VerdictEnum, 'Its verdict.'],
  verdictAfter: [VerdictEnum, 'Its verdict under the other release.'],
  pointsBefore: orNull([Float, 'What it costs; null when a unit could not be priced.']),
  pointsAfter: orNull([Float, 'What it costs under the other release.']),
  units: [[UnitDriftType], 'All its units, in their order.'],
  lost: [[CountedChoiceType], 'Choices for the army that the other release does not have.'],
  added: [[CountedChoiceType], 'Choices for the army that come instead.'],
  gained: [[FindingType], 'Findings that it does not have now.'],
  settled: [[FindingType], 'Findings that it has now and would have no longer.'],
  review: [[ReviewReasonType], 'What was not found in the other release by its id or its name, and why.'],
}) {
  @Field(() => CheckReportType, { complexity: 5, description: 'The whole verdict under the other release.' })
  readonly report!: CheckReportType;
}
