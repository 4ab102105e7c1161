import { Float, InputType, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../platform/graphql/enum-of.js';
import { inputOf, orNull, outputOf } from '../platform/graphql/fields.js';
import { MaxBytes } from '../platform/graphql/given/max-bytes.decorator.js';
import { count } from '../platform/graphql/input-fields.js';
import { userErrors } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { RosterInput } from '../rosters/roster.input.js';
import { ReleaseInput } from '../releases/release.types.js';
import { ReviewReasonType } from './finding.types.js';

export const SideEnum = enumOf('Side', 'One of the two armies of a comparison.', {
  FIRST: ['first', 'The first army.'],
  SECOND: ['second', 'The second army.'],
});

export const ComparisonLacks = enumOf('ComparisonLacks', 'The information that is missing to determine the Underdog.', {
  POWER_RATINGS: ['power-ratings', 'The Power Rating of a unit is unknown, or a unit was not found.'],
  DEPLOYMENT_ZONES: ['deployment-zones', 'The Power Levels are equal, and it was not stated who assigned the deployment zones.'],
});

@InputType({ isOneOf: true, description: 'One of two armies to compare; omit units that are not set up. Exactly one field is given.' })
export class ComparedArmyInput extends inputOf({
  powerLevel: orNull(count("The army's Power Level.", 0, 9999)),
  text: orNull([String, 'The army list as pasted.', MaxBytes(LIMITS.listText)]),
  roster: orNull([RosterInput, 'The roster as data.']),
}) {}

@InputType({ description: 'Two 8th edition armies to compare.' })
export class CompareRostersInput extends inputOf({
  first: [ComparedArmyInput, 'The first army.'],
  second: [ComparedArmyInput, 'The second army.'],
  against: orNull([ReleaseInput, 'The data release to take Power Ratings from; null for the release in force today.']),
  zonesAssignedBy: orNull([SideEnum, 'The army whose player assigned the deployment zones: the Underdog if the Power Levels are equal.']),
}) {}

@ObjectType('ComparedArmy', { description: 'One of the two armies that were compared.' })
export class ComparedArmyType extends outputOf({
  powerLevel: orNull([Float, "The army's Power Level; null if a Power Rating is unknown."]),
  review: [[ReviewReasonType], 'Review reasons from reading the army.'],
}) {}

@ObjectType('RosterComparison', { description: 'A comparison of two 8th edition armies.' })
export class RosterComparisonType extends outputOf({
  first: [ComparedArmyType, 'The first army.'],
  second: [ComparedArmyType, 'The second army.'],
  underdog: orNull([SideEnum, 'The army that is the Underdog; null if it cannot be determined (see `lacks`).']),
  commandRerolls: [Int, 'Number of Command Re-rolls that the Underdog has.'],
  lacks: orNull([ComparisonLacks, 'The information that is needed to determine the Underdog but is missing; null if none is missing.']),
  cites: [String, 'Where the rule is printed (document and section), never its text.'],
}) {}

@ObjectType('CompareRostersPayload', { description: 'Result of `compareRosters`.' })
export class CompareRostersPayload extends outputOf({
  comparison: orNull([RosterComparisonType, 'The comparison; null if there are `userErrors`.']),
  userErrors,
}) {}
