import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, counts, text, texts } from '../platform/graphql/input-fields.js';
import { Addition, ReservesHow, SpendPurpose } from './roster.enums.js';

const UNIT = "Its place among the roster's units, from 0.";
const MOST = 999;

@InputType({ description: 'A Leader attached to a Bodyguard unit (10th).' })
export class AttachmentInput extends inputOf({
  leader: count(`The Leader. ${UNIT}`, 0, MOST),
  bodyguard: count(`The unit it leads. ${UNIT}`, 0, MOST),
}) {}

@InputType({ description: 'A unit that starts the battle embarked.' })
export class PassengerInput extends inputOf({
  unit: count(`The unit. ${UNIT}`, 0, MOST),
  transport: count(`What it is embarked in. ${UNIT}`, 0, MOST),
  models: orNull(count('Models that embark, where the unit was split; null: all of them.', 1, MOST)),
}) {}

@InputType({ description: 'A unit in Reserves.' })
export class ReservesInput extends inputOf({
  unit: count(`The unit. ${UNIT}`, 0, MOST),
  how: [ReservesHow, 'How.'],
  half: orNull([Boolean, 'Whether it is one half of a unit that was split before the battle.']),
}) {}

@InputType({ description: 'A unit that was split before the battle.' })
export class SplitInput extends inputOf({
  unit: count(`The unit. ${UNIT}`, 0, MOST),
  parts: counts('Models in each part.', 0, MOST),
}) {}

@InputType({ description: 'What was added with Reinforcement points during the battle (8th, 9th).' })
export class ReinforcementInput extends inputOf({
  name: text('The unit.'),
  points: count('What it costs.', 0, 100_000),
  adds: [Addition, 'A new unit, or models of one that is there.'],
}) {}

@InputType({
  description: 'An Army of Renown, as its publication describes it: clauses are lists of keywords as printed, "INFANTRY or BEASTS".',
})
export class ArmyOfRenownInput extends inputOf({
  name: text('Its name.'),
  admits: orNull(texts('A unit that it may include fits one of these; null: not described, so a human must look.')),
  forbids: orNull(texts('A unit that it may not include fits one of these.')),
  requires: orNull(texts('Some unit fits each of these.')),
}) {}

@InputType({
  description:
    'Command points spent before the battle (9th), beside those on detachments, their specialist upgrades and Strategic Reserves.',
})
export class SpendInput extends inputOf({
  name: text('What on: a Stratagem, as a rule.'),
  commandPoints: orNull(count('How many; null: not stated.', 0, MOST)),
  purpose: [SpendPurpose, 'What for.'],
  detachment: orNull(count("The detachment that it is for: its place among the roster's detachments, from 0.", 0, MOST)),
  unit: orNull(count(`The unit that it is for. ${UNIT}`, 0, MOST)),
  faction: orNull(text('The Faction keyword that a detachment must be wholly of for it.')),
}) {}
