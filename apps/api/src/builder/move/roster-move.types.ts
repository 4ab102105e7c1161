import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Verdict } from '#muster/checking';
import { CheckReportType } from '../../checking/check-report.types.js';
import { VerdictEnum } from '../../checking/check.enums.js';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';

@ObjectType('CountedChoice', { description: 'Something chosen, and how many of it.' })
export class CountedChoiceType {
  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Int, { description: 'How many, in the unit or the army as a whole.' })
  readonly count!: number;
}

@ObjectType('UnitDrift', { description: 'A unit of a roster under another data release.' })
export class UnitDriftType {
  @Field(() => ID, { description: 'The unit, by its id in the roster; the move keeps it.' })
  readonly unit!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name in the other release; null: that one does not have it, the roster loses it.',
  })
  readonly nameAfter!: string | null;

  @Field(() => Float, { nullable: true, description: 'Its price; null when it could not be priced.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'Its price under the other release; null when it is lost or could not be priced.' })
  readonly after!: number | null;

  @Field(() => [CountedChoiceType], { description: 'Choices that the other release does not have, or not as many of.' })
  readonly lost!: readonly CountedChoiceType[];

  @Field(() => [CountedChoiceType], { description: 'Choices that come instead, or that the other release adds.' })
  readonly added!: readonly CountedChoiceType[];
}

@ObjectType('RosterMove', { description: 'What moving a roster to another data release would do to it. Nothing is saved.' })
export class RosterMoveType {
  @Field(() => String, { description: 'Label of the release that it is kept under.' })
  readonly from!: string;

  @Field(() => String, { description: 'Label of the release that it would move to.' })
  readonly to!: string;

  @Field(() => VerdictEnum, { description: 'Its verdict.' })
  readonly verdictBefore!: Verdict;

  @Field(() => VerdictEnum, { description: 'Its verdict under the other release.' })
  readonly verdictAfter!: Verdict;

  @Field(() => Float, { nullable: true, description: 'What it costs; null when a unit could not be priced.' })
  readonly pointsBefore!: number | null;

  @Field(() => Float, { nullable: true, description: 'What it costs under the other release.' })
  readonly pointsAfter!: number | null;

  @Field(() => [UnitDriftType], { description: 'All its units, in their order.' })
  readonly units!: readonly UnitDriftType[];

  @Field(() => [CountedChoiceType], { description: 'Choices for the army that the other release does not have.' })
  readonly lost!: readonly CountedChoiceType[];

  @Field(() => [CountedChoiceType], { description: 'Choices for the army that come instead.' })
  readonly added!: readonly CountedChoiceType[];

  @Field(() => [FindingType], { description: 'Findings that it does not have now.' })
  readonly gained!: readonly FindingType[];

  @Field(() => [FindingType], { description: 'Findings that it has now and would have no longer.' })
  readonly settled!: readonly FindingType[];

  @Field(() => [ReviewReasonType], { description: 'What was not found in the other release by its id or its name, and why.' })
  readonly review!: readonly ReviewReasonType[];

  @Field(() => CheckReportType, { complexity: 5, description: 'The whole verdict under the other release.' })
  readonly report!: CheckReportType;
}
