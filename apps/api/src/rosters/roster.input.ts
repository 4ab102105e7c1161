import { Field, InputType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { inputOf, orNull } from '../platform/graphql/fields.js';
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

const NONE = 'An empty list says that there are none; null: not declared, so no rule judges it.';

@InputType({ description: 'An upgrade of a detachment to a Specialist Detachment (9th).' })
export class SpecialistUpgradeInput extends inputOf({
  name: text('The Stratagem.'),
  keyword: text('The keyword that it grants.'),
  commandPoints: orNull(count('Command points spent on it; null: not stated.', 0, 99)),
}) {}

@InputType({ description: 'A detachment of a roster.' })
export class RosterDetachmentInput extends inputOf({
  name: text('Its name or slug.'),
  spent: orNull(count('Command points spent on it, where there is a choice (9th: a Super-heavy Detachment).', 0, 99)),
  benefit: orNull(text('The kind of detachment whose benefit it takes, where there is a choice (9th: Supreme Command): "battalion".')),
  specialists: orNull(parts(SpecialistUpgradeInput, 'Specialist Detachment Stratagems applied to it (9th).')),
  claims: orNull(texts('Keywords of which it is said to be a KEYWORD Detachment.')),
}) {}

@InputType({
  description:
    'A roster as data, with what is declared of its battle. What is left out is not stated. Units and detachments are named by their places, from 0.',
})
export class RosterInput extends inputOf({
  name: orNull(text("The army's name.")),
  playerName: orNull(text("The player's name.")),
  faction: orNull(text('The Army Faction: name or slug.')),
  battleSize: orNull(text('The size of the battle: "Strike Force".')),
  pointsLimit: orNull(count('The points limit.', 0, 100_000)),
  points: orNull(points('The total that the roster states.')),
  commandPoints: orNull(count('Command points that the roster states for the start of the battle (9th).', 0, 999)),
  organisation: orNull([Organisation, 'How the army is mustered (8th, 9th).']),
  detachments: orNull(parts(RosterDetachmentInput, 'Its detachments.')),
  units: parts(RosterUnitInput, 'Its units.'),
  attachments: orNull(parts(AttachmentInput, `Leaders and the units that they lead (10th). ${NONE}`)),
  passengers: orNull(parts(PassengerInput, `Units that start the battle embarked. ${NONE}`)),
  reserves: orNull(parts(ReservesInput, `Units in Reserves. ${NONE}`)),
  splits: orNull(parts(SplitInput, `Units split before the battle. ${NONE}`)),
  reinforcementPoints: orNull(count('Points set aside for units added during the battle (8th, 9th).', 0, 100_000)),
  reinforcements: orNull(parts(ReinforcementInput, 'What was added with them.')),
  armyOfRenown: orNull([ArmyOfRenownInput, 'The Army of Renown that it is (9th).']),
  detachmentOrder: orNull(
    counts('Places of the detachments in the order in which Command points were spent on them (9th); null: any order.', 0, 999),
  ),
  spends: orNull(parts(SpendInput, 'Command points spent before the battle, in order (9th).')),
  battle: orNull([BattleInput, 'The course of its Command points in battle.']),
  powerLimit: orNull(count('Power Level agreed per side (8th, 9th).', 0, 9999)),
  opponentPowerLevel: orNull(count("Power Level of the opponent's army (8th, 9th).", 0, 9999)),
}) {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it states a Warlord and detachments if it has any: then none stated is none, and not only not stated.',
  })
  @Allow()
  readonly final!: boolean;
}
