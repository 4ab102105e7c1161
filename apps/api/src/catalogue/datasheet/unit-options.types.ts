import { ArgsType, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, MaxLength } from 'class-validator';
import { ConnectionOf, EitherWayArgs } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { AbilityType, WeaponProfileType } from './unit-card.types.js';

export const UnitOptionKind = enumOf('UnitOptionKind', 'The kind of a node in a tree of options.', {
  ENTRY: ['entry', 'An option that can be chosen.'],
  GROUP: ['group', 'A group of options to choose from.'],
});

@ArgsType()
export class UnitOptionsArgs extends argsOf(EitherWayArgs, {
  faction: orNull([String, 'Key or slug of the faction that takes the unit; null for the first faction that owns it.', MaxLength(200)]),
  hidden: orElse(true, [Boolean, 'Whether to include options that the BattleScribe data hides, marked as hidden.', IsBoolean()]),
}) {}

@ObjectType('CostAmount', { description: 'An amount of one of the cost types in the BattleScribe data.' })
export class CostAmountType extends outputOf({
  type: [String, 'The cost type, as named in the BattleScribe data: "pts", "PL", "CP" …'],
  value: [Float, 'The amount of this cost.'],
}) {}

@ObjectType({ isAbstract: true })
export class OptionPlaceType extends outputOf({
  path: [ID, 'Path of the option or group in the tree of options, from the unit down.'],
  parent: orNull([ID, 'Path of the parent node; null for the root.']),
  kind: [UnitOptionKind, 'Whether this is an option or a group.'],
  type: orNull([String, 'The type of the option in the BattleScribe data: "unit", "model", "upgrade" …; null for a group.']),
  key: [ID, 'BattleScribe id of the option or group.'],
  name: [String, 'The name of the option or group.'],
  armyMaximum: orNull([Float, 'Maximum number per force or army; null if unlimited.']),
  price: [[CostAmountType], 'Price of one copy of the option, without the options within it; empty if it is free.'],
  weapons: [[WeaponProfileType], 'Profiles of the weapons that the option brings, as printed; empty for a group, or if it brings none.'],
  abilities: [[AbilityType], 'The abilities that the option brings; empty for a group, or if it brings none.'],
  hidden: [Boolean, 'Whether the BattleScribe data hides the option from this unit; another detachment or kind of army may show it.'],
}) {}

@ObjectType('UnitOption', { description: 'An option of a unit, or a group of options, as in a unit with only its default choices.' })
export class UnitOptionType extends outputOf(OptionPlaceType, {
  minimum: [Float, 'Minimum number per parent.'],
  maximum: orNull([Float, 'Maximum number per parent; null if unlimited.']),
  default: [Int, 'The number that the unit has by default; of identical models, the number that the first model has.'],
}) {}

/** A page of a unit's tree of options, in an army of this unit alone with its default choices. Each node precedes its children. */
export const UnitOptionConnection = ConnectionOf(
  UnitOptionType,
  'UnitOption',
  "a unit's options",
  outputOf({
    price: [[CostAmountType], 'Price of the unit with its default choices.'],
    cut: [Boolean, 'Whether the tree was truncated because the BattleScribe data nests without end.'],
  }),
);
export type UnitOptionConnection = InstanceType<typeof UnitOptionConnection>;
