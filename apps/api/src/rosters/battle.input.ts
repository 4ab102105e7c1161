import { InputType } from '@nestjs/graphql';
import { inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { count, parts, text } from '../platform/graphql/input-fields.js';
import { BattlePhase, BattleTurn } from './roster.enums.js';

@InputType({ isAbstract: true })
class MomentInput extends inputOf({
  round: count('The battle round, from 1.', 1, 99),
  turn: [BattleTurn, 'The player whose turn it is.'],
  phase: orNull([BattlePhase, 'The phase in which the event took place; null if not during a phase.']),
}) {}

@InputType({ description: 'Command points gained, other than those of the Command phase, which are added automatically.' })
export class CommandPointGainInput extends inputOf(MomentInput, {
  amount: count('The number of Command points.', 0, 999),
  cause: text('The rule that grants the Command points.'),
  mission: orNull([Boolean, 'Whether a mission rule grants the Command points in the Command phase (9th edition).']),
  oncePerBattle: orNull([
    Boolean,
    'Whether the Command points come from a once-per-battle rule that allows gaining more than one in a battle round (10th edition).',
  ]),
}) {}

@InputType({ description: 'Command points that were refunded.' })
export class CommandPointRefundInput extends inputOf(MomentInput, {
  amount: count('The number of Command points.', 0, 999),
  cause: text('The rule that refunds the Command points.'),
  spentInPhase: orElse(true, [Boolean, 'Whether the refunded Command points had been spent during a phase.']),
}) {}

@InputType({ description: 'The use of a Stratagem.' })
export class StratagemUseInput extends inputOf(MomentInput, {
  name: text('The name of the Stratagem.'),
  cost: orNull(count('The Command points paid; null for the cost of the Stratagem, if the rules know it.', -99, 999)),
  unit: orNull(count("Position, among the roster's units from 0, of the unit that the Stratagem was used on; null if none.", 0, 999)),
  again: orNull([Boolean, 'Whether a rule allows choosing this unit although the Stratagem was already used in the phase (10th edition).']),
  faction: orNull(text('The Faction keyword that every unit of a detachment must have to use the Stratagem (9th edition); null if none.')),
}) {}

@InputType({ isOneOf: true, description: 'A change to Command points in battle. Exactly one kind of event is given.' })
export class CommandPointEventInput extends inputOf({
  gain: orNull([CommandPointGainInput, 'Command points were gained.']),
  refund: orNull([CommandPointRefundInput, 'Command points were refunded.']),
  stratagem: orNull([StratagemUseInput, 'A Stratagem was used.']),
}) {}

@InputType({ description: "A log of one player's Command points during a battle." })
export class BattleInput extends inputOf({
  start: orNull(count('Command points at the start of the battle; null if not stated.', 0, 999)),
  turns: orNull(count('Number of Command phases so far, counting both players; null to count up to the last event.', 0, 200)),
  events: parts(CommandPointEventInput, 'The events, in order.'),
  first: orElse(true, [Boolean, 'Whether the player whose log this is has the first turn in each battle round.']),
}) {}
