import { InputType } from '@nestjs/graphql';
import { inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { count, counts, parts, points, text, texts } from '../platform/graphql/input-fields.js';
import { BattleInput } from './battle.input.js';
import {
  ArmyOfRenownInput,
  AttachmentInput,
  PassengerInput,
  ReinforcementInput,
  ReservesInput,
  SpendInput,
  SplitInput,
} from './formation.inputs.js';
import { RosterUnitInput } from './roster-unit.input.js';
import { Organisation } from './roster.enums.js';

const NONE = 'An empty list means that there are none; null means that they were not declared, and no rule judges them.';

@InputType({ description: 'An upgrade of a detachment to a Specialist Detachment (9th edition).' })
export class SpecialistUpgradeInput extends inputOf({
  name: text('The Stratagem that upgrades the detachment.'),
  keyword: text('The keyword that the upgrade grants.'),
  commandPoints: orNull(count('Command points spent on the upgrade; null if not stated.', 0, 99)),
}) {}

@InputType({ description: 'A detachment of a roster.' })
export class RosterDetachmentInput extends inputOf({
  name: text('Name or slug of the detachment.'),
  spent: orNull(count('Command points spent on the detachment if there is a choice (9th edition: Super-heavy); null: not stated.', 0, 99)),
  benefit: orNull(text('The kind of detachment whose benefit this detachment takes (9th edition: Supreme Command): "battalion".')),
  specialists: orNull(parts(SpecialistUpgradeInput, 'Specialist Detachment Stratagems applied to the detachment (9th edition).')),
  claims: orNull(texts('Keywords that the detachment is stated to have, as in "KEYWORD Detachment".')),
}) {}

@InputType({ description: 'A roster as data. Anything omitted is not stated. Units and detachments are referred to by position, from 0.' })
export class RosterInput extends inputOf({
  name: orNull(text('The name of the army.')),
  playerName: orNull(text('The name of the player.')),
  faction: orNull(text('Name or slug of the Army Faction.')),
  battleSize: orNull(text('The battle size, such as "Strike Force".')),
  pointsLimit: orNull(count('The points limit of the battle.', 0, 100_000)),
  points: orNull(points('The points total that the roster states.')),
  commandPoints: orNull(count('Command points that the roster states for the start of the battle (9th edition).', 0, 999)),
  organisation: orNull([Organisation, 'How the army is organised (8th and 9th editions).']),
  detachments: orNull(parts(RosterDetachmentInput, "The roster's detachments.")),
  forceDispositions: orNull(texts('Force Dispositions that the roster states (11th edition).')),
  units: parts(RosterUnitInput, "The roster's units."),
  attachments: orNull(parts(AttachmentInput, `Leaders and the units that they lead (10th). ${NONE}`)),
  passengers: orNull(parts(PassengerInput, `Units that start the battle embarked. ${NONE}`)),
  reserves: orNull(parts(ReservesInput, `Units in Reserves. ${NONE}`)),
  splits: orNull(parts(SplitInput, `Units split before the battle. ${NONE}`)),
  reinforcementPoints: orNull(count('Points set aside for units added during the battle (8th and 9th editions).', 0, 100_000)),
  reinforcements: orNull(parts(ReinforcementInput, 'The additions bought with Reinforcement points.')),
  armyOfRenown: orNull([ArmyOfRenownInput, 'The Army of Renown that the army is built as (9th edition).']),
  detachmentOrder: orNull(counts('Positions of the detachments in the order they were paid for (9th edition); null: any order.', 0, 999)),
  spends: orNull(parts(SpendInput, 'Command points spent before the battle, in order (9th edition).')),
  battle: orNull([BattleInput, 'The log of Command points in battle.']),
  powerLimit: orNull(count('Power Level agreed per side (8th and 9th editions).', 0, 9999)),
  opponentPowerLevel: orNull(count("Power Level of the opponent's army (8th and 9th editions).", 0, 9999)),
  final: orElse(false, [Boolean, 'If true, a Warlord or detachment that is not stated does not exist; if false, it is unknown.']),
}) {}
