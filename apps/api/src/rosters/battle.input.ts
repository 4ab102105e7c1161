import { Field, InputType } from '@nestjs/graphql';
import type { DeclaredBattle } from '#muster/roster';
import {
  Choice,
  Count,
  OptionalChoice,
  OptionalCount,
  OptionalFlag,
  OptionalPart,
  OptionalText,
  Parts,
  Text,
} from '../platform/graphql/input-fields.js';
import { BattlePhase, BattleTurn } from './roster.enums.js';

type Moment = DeclaredBattle['events'][number];

@InputType({ isAbstract: true })
class MomentInput {
  @Count('Battle round, from 1.', 1, 99)
  readonly round!: number;

  @Choice(BattleTurn, 'In whose turn.')
  readonly turn!: Moment['turn'];

  @OptionalChoice(BattlePhase, 'In which phase; null: not during a phase.')
  readonly phase?: NonNullable<Moment['phase']> | null;
}

@InputType({ description: 'Command points gained, beside those of the Command phase, which are counted by themselves.' })
export class CommandPointGainInput extends MomentInput {
  @Count('How many.', 0, 999)
  readonly amount!: number;

  @Text('The rule that gives them.')
  readonly cause!: string;

  @OptionalFlag('Given by a mission rule in the Command phase (9th).')
  readonly mission?: boolean | null;

  @OptionalFlag('Given by a rule used once per battle that explicitly gives more than one in a battle round (10th).')
  readonly oncePerBattle?: boolean | null;
}

@InputType({ description: 'Command points refunded.' })
export class CommandPointRefundInput extends MomentInput {
  @Count('How many.', 0, 999)
  readonly amount!: number;

  @Text('The rule that refunds them.')
  readonly cause!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether they were spent during a phase.' })
  readonly spentInPhase!: boolean;
}

@InputType({ description: 'A Stratagem used.' })
export class StratagemUseInput extends MomentInput {
  @Text('Its name.')
  readonly name!: string;

  @OptionalCount('What was paid; null: what it costs as far as the rules know.', -99, 999)
  readonly cost?: number | null;

  @OptionalCount("Place of the unit it was used on among the roster's units, from 0.", 0, 999)
  readonly unit?: number | null;

  @OptionalFlag('A rule lets this unit be chosen though the Stratagem was used before in the phase (10th).')
  readonly again?: boolean | null;

  @OptionalText('The Faction keyword that a detachment must be wholly of for it (9th).')
  readonly faction?: string | null;
}

@InputType({ isOneOf: true, description: 'Something that happened to Command points in battle.' })
export class CommandPointEventInput {
  @OptionalPart(() => CommandPointGainInput, 'Some were gained.')
  readonly gain?: CommandPointGainInput | null;

  @OptionalPart(() => CommandPointRefundInput, 'Some were refunded.')
  readonly refund?: CommandPointRefundInput | null;

  @OptionalPart(() => StratagemUseInput, 'Some were spent on a Stratagem.')
  readonly stratagem?: StratagemUseInput | null;
}

@InputType({ description: "A course of Command points: what one player's did in a battle so far." })
export class BattleInput {
  @OptionalCount('Command points at the start of the battle.', 0, 999)
  readonly start?: number | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether this player has the first turn of each battle round.' })
  readonly first!: boolean;

  @OptionalCount("Command phases begun so far, own and opponent's; null: up to the last event.", 0, 200)
  readonly turns?: number | null;

  @Parts(() => CommandPointEventInput, 'What happened, in order.')
  readonly events!: readonly CommandPointEventInput[];
}
