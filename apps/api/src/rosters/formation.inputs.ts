import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, counts, text, texts } from '../platform/graphql/input-fields.js';
import { Addition, ReservesHow, SpendPurpose } from './roster.enums.js';

const UNIT = "Given as a position among the roster's units, from 0.";
const MOST = 999;

@InputType({ description: 'A Leader or Support attached to a Bodyguard unit (10th and 11th editions).' })
export class AttachmentInput extends inputOf({
  leader: count(`The Leader that is attached. ${UNIT}`, 0, MOST),
  bodyguard: count(`The unit that the Leader joins. ${UNIT}`, 0, MOST),
}) {}

@InputType({ description: 'A unit that starts the battle embarked.' })
export class PassengerInput extends inputOf({
  unit: count(`The unit concerned. ${UNIT}`, 0, MOST),
  transport: count(`The transport that the unit is embarked in. ${UNIT}`, 0, MOST),
  models: orNull(count('Number of models that embark, if the unit was split; null if all models embark.', 1, MOST)),
}) {}

@InputType({ description: 'A unit that starts the battle in Reserves.' })
export class ReservesInput extends inputOf({
  unit: count(`The unit concerned. ${UNIT}`, 0, MOST),
  how: [ReservesHow, 'The rule or ability that places the unit in Reserves.'],
  half: orNull([Boolean, 'Whether this is one half of a unit that was split before the battle.']),
}) {}

@InputType({ description: 'A unit that was split before the battle.' })
export class SplitInput extends inputOf({
  unit: count(`The unit concerned. ${UNIT}`, 0, MOST),
  parts: counts('The number of models in each part.', 0, MOST),
}) {}

@InputType({ description: 'An addition bought with Reinforcement points during the battle (8th and 9th editions).' })
export class ReinforcementInput extends inputOf({
  name: text('The unit that was added or reinforced.'),
  points: count('The points cost of the addition.', 0, 100_000),
  adds: [Addition, 'Whether a new unit was added, or models were added to an existing unit.'],
}) {}

@InputType({ description: 'An Army of Renown, as published. Conditions are lists of keywords as printed: "INFANTRY or BEASTS".' })
export class ArmyOfRenownInput extends inputOf({
  name: text('The name of the Army of Renown.'),
  admits: orNull(texts('Conditions such as "INFANTRY or BEASTS", one of which each unit must match; if null, the list needs review.')),
  forbids: orNull(texts('Conditions such as "INFANTRY or BEASTS" that no unit may match.')),
  requires: orNull(texts('Conditions such as "INFANTRY or BEASTS"; at least one unit must match each condition.')),
}) {}

@InputType({
  description:
    'Command points spent before the battle (9th edition), other than those for detachments, their specialist upgrades and Strategic Reserves.',
})
export class SpendInput extends inputOf({
  name: text('What the points were spent on, usually a Stratagem.'),
  commandPoints: orNull(count('The number of Command points; null if not stated.', 0, MOST)),
  purpose: [SpendPurpose, 'The purpose of the spending.'],
  detachment: orNull(count('Position of the detachment in the roster, from 0; null if the points were not spent on one.', 0, MOST)),
  unit: orNull(count(`The unit that the points were spent on. ${UNIT} Null if they were not spent on a unit.`, 0, MOST)),
  faction: orNull(text('The Faction keyword that every unit of a detachment must have; null if none.')),
}) {}
