import { Field, InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, parts, text } from '../platform/graphql/input-fields.js';
import { BattlePhase, BattleTurn } from './roster.enums.js';

@InputType({ isAbstract: true })
class MomentInput extends inputOf({
  round: count('Battle round, from 1.', 1, 99),
  turn: [BattleTurn, 'In whose turn.'],
  phase: orNull([BattlePhase, 'In which phase; null: not during a phase.']),
}) {}

@InputType({ description: 'Command points gained, beside those of the Command phase, which are counted by themselves.' })
export class CommandPointGainInput extends inputOf(MomentInput, {
  amount: count('How many.', 0, 999),
  cause: text('The rule that gives them.'),
  mission: orNull([Boolean, 'Given by a mission rule in the Command phase (9th).']),
  oncePerBattle: orNull([Boolean, 'Given by a rule used once per battle that explicitly gives more than one in a battle round (10th).']),
}) {}

@InputType({ description: 'Command points refunded.' })
export class CommandPointRefundInput extends inputOf(MomentInput, {
  amount: count('How many.', 0, 999),
  cause: text('The rule that refunds them.'),
}) {
  @Field(() => Boolean, { defaultValue: true, description: 'Whether they were spent during a phase.' })
  readonly spentInPhase!: boolean;
}

@InputType({ description: 'A Stratagem used.' })
export class StratagemUseInput extends inputOf(MomentInput, {
  name: text('Its name.'),
  cost: orNull(count('What was paid; null: what it costs as far as the rules know.', -99, 999)),
  unit: orNull(count("Place of the unit it was used on among the roster's units, from 0.", 0, 999)),
  again: orNull([Boolean, 'A rule lets this unit be chosen though the Stratagem was used before in the phase (10th).']),
  faction: orNull(text('The Faction keyword that a detachment must be wholly of for it (9th).')),
}) {}

@InputType({ isOneOf: true, description: 'Something that happened to Command points in battle.' })
export class CommandPointEventInput extends inputOf({
  gain: orNull([CommandPointGainInput, 'Some were gained.']),
  refund: orNull([CommandPointRefundInput, 'Some were refunded.']),
  stratagem: orNull([StratagemUseInput, 'Some were spent on a Stratagem.']),
}) {}

@InputType({ description: "A course of Command points: what one player's did in a battle so far." })
export class BattleInput extends inputOf({
  start: orNull(count('Command points at the start of the battle.', 0, 999)),
  turns: orNull(count("Command phases begun so far, own and opponent's; null: up to the last event.", 0, 200)),
  events: parts(CommandPointEventInput, 'What happened, in order.'),
}) {
  @Field(() => Boolean, { defaultValue: true, description: 'Whether this player has the first turn of each battle round.' })
  readonly first!: boolean;
}
