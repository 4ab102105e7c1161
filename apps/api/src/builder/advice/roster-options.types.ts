import { ArgsType, ID, Int, ObjectType } from '@nestjs/graphql';
import type { KeptRoster } from '#muster/builder';
import type { OptionInRoster } from '#muster/battlescribe';
import { IsBoolean } from 'class-validator';
import { OptionPlaceType } from '../../catalogue/datasheet/unit-options.types.js';
import { PageArgs, PageInfoType } from '../../platform/graphql/connection.js';
import { argsOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';

@ArgsType()
export class RosterOptionsArgs extends argsOf(PageArgs, {
  hidden: orElse(false, [Boolean, 'Whether to list what the data hide here too. It is marked.', IsBoolean()]),
}) {}

@ObjectType('RosterOption', {
  description: 'An option, or a group of them, as it stands in a roster. Send `of` and `option` back with `chooseOption`.',
})
export class RosterOptionType extends outputOf(OptionPlaceType, {
  of: [ID, 'What makes the choice: a unit, one of its choices, or a detachment, by its id in the roster.'],
  option: orNull([ID, 'Which option it is; null for a group.']),
  minimum: [Number, 'At least so many are to be chosen.'],
  maximum: orNull([Number, 'At most so many may be chosen; null: no limit.']),
  chosen: [Number, 'How many are chosen.'],
  step: [Int, 'How many are chosen at a time: one, or one for each of the models that `of` stands for.'],
  selections: [[ID], 'What is chosen of it, by its ids in the roster.'],
}) {
  readonly kept!: KeptRoster;
  readonly seen!: OptionInRoster;
}

@ObjectType('RosterOptions', {
  description: 'What may be chosen as the roster stands. What is in an option shows once that is chosen. A page of the tree.',
})
export class RosterOptionsType extends outputOf({
  nodes: [[RosterOptionType], 'The options, each before what is in it.'],
  totalCount: [Int, 'How many there are in all.'],
  cut: [Boolean, 'Whether the tree was larger than is listed: the data nest without end.'],
  pageInfo: [PageInfoType, 'Where this page stands.'],
}) {}
