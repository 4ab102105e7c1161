import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { KeptRoster } from '#muster/rosters';
import { UnitProfileType } from '../../catalogue/datasheet/profile.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { ReservesHow } from '../../rosters/roster.enums.js';

@ObjectType('RosterChoice', { description: 'A choice made for a unit or a force.' })
export class RosterChoiceType extends outputOf({
  id: [ID, 'Id of the choice within the roster.'],
  of: [ID, 'Id, within the roster, of what the choice belongs to: a unit, a force or another choice.'],
  option: [ID, 'Id of the chosen option, for `chooseOption`.'],
  key: [ID, 'BattleScribe id of the chosen option, as in `Datasheet.options`.'],
  name: [String, 'The name of the choice.'],
  count: [Int, 'The count in the unit as a whole.'],
  points: [Float, 'Points that the choice adds.'],
}) {
  /** Resolvers look up the weapons and the entry of the choice in this saved roster. */
  readonly kept!: KeptRoster;

  /** Slug of the datasheet of the unit that has the choice; null for a choice of a force. */
  readonly sheet!: string | null;
}

@ObjectType('RosterForce', {
  description:
    'A part of a roster that is built on one catalogue, and that contains units. In the 8th and 9th editions it is a detachment; in the 10th and 11th, one force contains the army, and allies have forces of their own.',
})
export class RosterForceType extends outputOf({
  id: [ID, 'Id of the force within the roster: pass it as `force` of `addUnit` and `moveUnit`, and as `of` of `chooseOption`.'],
  name: [String, 'Name of the force in the BattleScribe data, such as "Army Roster" or "Patrol Detachment".'],
  choices: [[RosterChoiceType], "The force's choices other than units, such as battle size and detachment."],
}) {
  /** The resolvers of `options` and `faction` compute them from this saved roster. */
  readonly kept!: KeptRoster;
  readonly catalogueId!: string;
}

@ObjectType('RosterDetachment', { description: 'A detachment that a roster has.' })
export class RosterDetachmentType extends outputOf({
  id: [ID, 'Id of the detachment within the roster, for `removeDetachment`.'],
  name: [String, 'The name of the detachment, as printed.'],
  force: [RosterForceType, 'The force that the detachment is (8th and 9th editions) or belongs to.'],
}) {
  /** The resolver of `detachment` looks up the entry with this id. */
  readonly key!: string;
  readonly kept!: KeptRoster;
}

@ObjectType('ChosenKeyword', { description: 'A keyword chosen for a unit (8th and 9th editions).' })
export class ChosenKeywordType extends outputOf({
  keyword: [String, 'The keyword to be replaced, as printed: "<CHAPTER>".'],
  choice: [String, 'The chosen keyword.'],
}) {}

@ObjectType('RosterUnit', { description: 'A unit of a roster.' })
export class RosterUnitType extends outputOf({
  id: [ID, 'Id of the unit within the roster; edits do not change it.'],
  force: orNull([RosterForceType, 'The force that contains the unit; null if the release does not have the imported unit.']),
  name: [String, 'The name of the unit.'],
  models: orNull([Int, 'Number of models; null if unknown.']),
  points: orNull([Float, 'Points cost of the unit including its choices; null if it could not be priced.']),
  warlord: [Boolean, 'Whether the unit is the Warlord.'],
  reservesReason: orNull([ReservesHow, 'Why the unit is in Reserves; null if it is not in Reserves, or if the reason is not stated.']),
  chosenKeywords: [[ChosenKeywordType], 'Keywords chosen for the unit with `chooseKeyword`.'],
  notes: orNull([String, "The player's notes about the unit; null if there are none."]),
  choices: [[RosterChoiceType], 'All choices made for the unit, each after the choice it belongs to.'],
  profiles: [[UnitProfileType], "Profiles of the models on the unit's datasheet; empty if the release does not have it."],
}) {
  @Field(() => RosterUnitType, { nullable: true, description: 'The unit that this unit is attached to; null if it is not attached.' })
  readonly attachedTo!: RosterUnitType | null;

  @Field(() => RosterUnitType, { nullable: true, description: 'The transport that the unit is embarked in; null if it is not embarked.' })
  readonly embarkedIn!: RosterUnitType | null;

  /** Resolvers compute further fields from this saved roster, in whose report the unit has this position. */
  readonly kept!: KeptRoster;
  readonly position!: number;

  /** Slug of the unit's datasheet; null if the release does not have it. */
  readonly sheet!: string | null;
}
