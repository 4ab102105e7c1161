import { Field, Float, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Comparison } from '#muster/checking';
import type { Side } from '#muster/rules';
import { enumOf } from '../platform/graphql/enum-of.js';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { MaxBytes } from '../platform/graphql/given/max-bytes.decorator.js';
import { count } from '../platform/graphql/input-fields.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { RosterInput } from '../rosters/roster.input.js';
import { CheckAgainstInput } from './check-question.input.js';
import { ReviewReasonType } from './finding.types.js';

export const SideEnum = enumOf('Side', 'One of two armies.', {
  FIRST: ['first', 'The first.'],
  SECOND: ['second', 'The second.'],
});

export const ComparisonLacks = enumOf('ComparisonLacks', 'What is missing to tell who is the Underdog.', {
  POWER_RATINGS: ['power-ratings', 'The Power Rating of a unit, or a unit that was not found.'],
  DEPLOYMENT_ZONES: ['deployment-zones', 'Who assigned the deployment zones, for the Power Levels are equal.'],
});

@InputType({ isOneOf: true, description: 'One of two armies: leave out units that are not set up.' })
export class ComparedArmyInput extends inputOf({
  powerLevel: orNull(count('Its Power Level.', 0, 9999)),
  text: orNull([String, 'Its list as pasted.', MaxBytes(LIMITS.listText)]),
  roster: orNull([RosterInput, 'Its roster as data.']),
}) {}

@InputType({ description: 'Two armies of the 8th edition.' })
export class CompareRostersInput extends inputOf({
  first: [ComparedArmyInput, 'The first army.'],
  second: [ComparedArmyInput, 'The second army.'],
  against: orNull([CheckAgainstInput, 'The data release that Power Ratings are taken of. Without it: the one in force today.']),
  zonesAssignedBy: orNull([SideEnum, 'Whose player assigned the deployment zones: of two equal armies, that one is the Underdog.']),
}) {}

@ObjectType('ComparedArmy', { description: 'One of two armies that were compared.' })
export class ComparedArmyType {
  @Field(() => Float, { nullable: true, description: 'Its Power Level; null: a Power Rating is not known.' })
  readonly powerLevel!: number | null;

  @Field(() => [ReviewReasonType], { description: 'Why a human must look at what was read of it.' })
  readonly review!: readonly ReviewReasonType[];
}

@ObjectType('RosterComparison', { description: 'Two armies of the 8th edition side by side.' })
export class RosterComparisonType {
  @Field(() => ComparedArmyType, { description: 'The first army.' })
  readonly first!: ComparedArmyType;

  @Field(() => ComparedArmyType, { description: 'The second army.' })
  readonly second!: ComparedArmyType;

  @Field(() => SideEnum, { nullable: true, description: 'Which of them is the Underdog; null: it cannot be told, `lacks` says why.' })
  readonly underdog!: Side | null;

  @Field(() => Int, { description: 'Command re-rolls that the Underdog has.' })
  readonly commandRerolls!: number;

  @Field(() => ComparisonLacks, { nullable: true, description: 'What is missing to tell; null: nothing.' })
  readonly lacks!: Comparison['lacks'];

  @Field(() => String, { description: 'Where the rule is printed. Never its words.' })
  readonly cites!: string;
}

@ObjectType('CompareRostersPayload', { description: 'What came of a comparison.' })
export class CompareRostersPayload {
  @Field(() => RosterComparisonType, { nullable: true, description: 'The comparison; null: see `userErrors`.' })
  readonly comparison!: RosterComparisonType | null;

  @Field(() => [UserErrorType], { description: 'What was asked for and cannot be.' })
  readonly userErrors!: readonly UserErrorType[];
}
