import { ArgsType, ID, Int, ObjectType } from '@nestjs/graphql';
import type { KeptRoster } from '#muster/rosters';
import type { OptionInRoster } from '#muster/battlescribe';
import { IsBoolean } from 'class-validator';
import { OptionPlaceType } from '../../catalogue/datasheet/unit-options.types.js';
import { ConnectionOf, EitherWayArgs } from '../../platform/graphql/connection.js';
import { argsOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';

@ArgsType()
export class RosterOptionsArgs extends argsOf(EitherWayArgs, {
  hidden: orElse(false, [Boolean, 'Whether to include options that the BattleScribe data hides, marked as hidden.', IsBoolean()]),
}) {}

@ObjectType('RosterOption', {
  description:
    'An option or a group of options, given the current roster. To choose the option, send `of` and `option` back with `chooseOption`.',
})
export class RosterOptionType extends outputOf(OptionPlaceType, {
  of: [ID, 'Id, within the roster, of the unit, choice or force that the option belongs to.'],
  option: orNull([ID, 'Id of the option; null for a group.']),
  minimum: [Number, 'Minimum number to choose.'],
  maximum: orNull([Number, 'Maximum number that may be chosen; null if unlimited.']),
  chosen: [Int, 'How many times the option is chosen.'],
  step: [Int, 'How many are chosen at a time: 1, or as many as the models that `of` represents.'],
  selections: [[ID], 'Ids, within the roster, of the selections of this option.'],
}) {
  readonly kept!: KeptRoster;
  readonly seen!: OptionInRoster;
}

/** Each option precedes those that it contains. These appear once it is chosen. */
export const RosterOptionConnection = ConnectionOf(
  RosterOptionType,
  'RosterOption',
  'options, given the current roster',
  outputOf({ cut: [Boolean, 'Whether the tree was truncated because the BattleScribe data nests without end.'] }),
);
export type RosterOptionConnection = InstanceType<typeof RosterOptionConnection>;
