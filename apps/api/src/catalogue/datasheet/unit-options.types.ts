import { ArgsType, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, MaxLength } from 'class-validator';
import { PageArgs, PageInfoType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';

export const UnitOptionKind = enumOf('UnitOptionKind', 'What stands at a place in the tree.', {
  ENTRY: ['entry', 'Something that can be chosen.'],
  GROUP: ['group', 'A choice between what is in it.'],
});

@ArgsType()
export class UnitOptionsArgs extends argsOf(PageArgs, {
  faction: orNull([
    String,
    'Key or slug of the faction whose roster takes it; left out: the first that has it as its own.',
    MaxLength(200),
  ]),
  hidden: orElse(true, [Boolean, 'Whether to list what the data hide from the unit too. It is marked.', IsBoolean()]),
}) {}

@ObjectType('CostAmount', { description: 'An amount of one of the costs that the data count in.' })
export class CostAmountType extends outputOf({
  type: [String, 'What is counted, as the data name it: "pts", "PL", "CP" …'],
  value: [Float, 'How much.'],
}) {}

@ObjectType({ isAbstract: true })
export class OptionPlaceType extends outputOf({
  path: [ID, 'Its place in the tree: the places of all it is in, and its own, from the unit down.'],
  parent: orNull([ID, 'The place of what it is in; null for what is in nothing else.']),
  kind: [UnitOptionKind, 'Whether it is chosen itself or holds a choice.'],
  type: orNull([String, 'What it is, as the data say: "unit", "model", "upgrade" …; null for a group.']),
  key: [ID, "The data's own id."],
  name: [String, 'Its name.'],
  armyMaximum: orNull([Float, 'At most so many in a force or the army; null: no limit.']),
  price: [[CostAmountType], 'What one costs by itself, without what is in it; empty: nothing.'],
  hidden: [Boolean, 'The data hide it from this unit as it stands: another detachment or kind of army may show it.'],
}) {}

@ObjectType('UnitOption', { description: 'An option of a unit, or a group of them, as it stands in a unit with nothing but its defaults.' })
export class UnitOptionType extends outputOf(OptionPlaceType, {
  minimum: [Float, 'At least so many in each of what it is in.'],
  maximum: orNull([Float, 'At most so many in each of what it is in; null: no limit.']),
  default: [Float, 'How many the unit has unless its player says otherwise: of alike models, how many the first of them has.'],
}) {}

@ObjectType('UnitOptions', {
  description: 'Everything a unit may choose, evaluated in an army that holds nothing but this unit with its defaults. A page of the tree.',
})
export class UnitOptionsType extends outputOf({
  price: [[CostAmountType], 'What the unit costs with its defaults.'],
  nodes: [[UnitOptionType], 'The unit first, then each before what is in it.'],
  totalCount: [Int, 'How many there are in all.'],
  cut: [Boolean, 'Whether the tree was larger than is listed: the data nest without end.'],
  pageInfo: [PageInfoType, 'Where this page stands.'],
}) {}
