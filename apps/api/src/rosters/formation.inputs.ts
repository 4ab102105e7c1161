import { InputType } from '@nestjs/graphql';
import type { DeclaredReserves, DeclaredSpend } from '#muster/roster';
import { Choice, Count, OptionalCount, OptionalFlag, OptionalText, OptionalTexts, Text, Counts } from '../platform/graphql/input-fields.js';
import { Addition, ReservesHow, SpendPurpose } from './roster.enums.js';

const UNIT = "Its place among the roster's units, from 0.";
const MOST = 999;

@InputType({ description: 'A Leader attached to a Bodyguard unit (10th).' })
export class AttachmentInput {
  @Count(`The Leader. ${UNIT}`, 0, MOST)
  readonly leader!: number;

  @Count(`The unit it leads. ${UNIT}`, 0, MOST)
  readonly bodyguard!: number;
}

@InputType({ description: 'A unit that starts the battle embarked.' })
export class PassengerInput {
  @Count(`The unit. ${UNIT}`, 0, MOST)
  readonly unit!: number;

  @Count(`What it is embarked in. ${UNIT}`, 0, MOST)
  readonly transport!: number;

  @OptionalCount('Models that embark, where the unit was split; null: all of them.', 1, MOST)
  readonly models?: number | null;
}

@InputType({ description: 'A unit in Reserves.' })
export class ReservesInput {
  @Count(`The unit. ${UNIT}`, 0, MOST)
  readonly unit!: number;

  @Choice(ReservesHow, 'How.')
  readonly how!: DeclaredReserves['how'];

  @OptionalFlag('Whether it is one half of a unit that was split before the battle.')
  readonly half?: boolean | null;
}

@InputType({ description: 'A unit that was split before the battle.' })
export class SplitInput {
  @Count(`The unit. ${UNIT}`, 0, MOST)
  readonly unit!: number;

  @Counts('Models in each part.', 0, MOST)
  readonly parts!: readonly number[];
}

@InputType({ description: 'What was added with Reinforcement points during the battle (8th, 9th).' })
export class ReinforcementInput {
  @Text('The unit.')
  readonly name!: string;

  @Count('What it costs.', 0, 100_000)
  readonly points!: number;

  @Choice(Addition, 'A new unit, or models of one that is there.')
  readonly adds!: 'unit' | 'models';
}

@InputType({
  description: 'An Army of Renown, as its publication describes it: clauses are lists of keywords as printed, "INFANTRY or BEASTS".',
})
export class ArmyOfRenownInput {
  @Text('Its name.')
  readonly name!: string;

  @OptionalTexts('A unit that it may include fits one of these; null: not described, so a human must look.')
  readonly admits?: readonly string[] | null;

  @OptionalTexts('A unit that it may not include fits one of these.')
  readonly forbids?: readonly string[] | null;

  @OptionalTexts('Some unit fits each of these.')
  readonly requires?: readonly string[] | null;
}

@InputType({
  description:
    'Command points spent before the battle (9th), beside those on detachments, their specialist upgrades and Strategic Reserves.',
})
export class SpendInput {
  @Text('What on: a Stratagem, as a rule.')
  readonly name!: string;

  @OptionalCount('How many; null: not stated.', 0, MOST)
  readonly commandPoints?: number | null;

  @Choice(SpendPurpose, 'What for.')
  readonly purpose!: DeclaredSpend['purpose'];

  @OptionalCount("The detachment that it is for: its place among the roster's detachments, from 0.", 0, MOST)
  readonly detachment?: number | null;

  @OptionalCount(`The unit that it is for. ${UNIT}`, 0, MOST)
  readonly unit?: number | null;

  @OptionalText('The Faction keyword that a detachment must be wholly of for it.')
  readonly faction?: string | null;
}
