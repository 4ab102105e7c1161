import { Field, InputType } from '@nestjs/graphql';
import type { Declared } from '#muster/roster';
import { Allow } from 'class-validator';
import {
  OptionalChoice,
  OptionalCount,
  OptionalCounts,
  OptionalPart,
  OptionalParts,
  OptionalPoints,
  OptionalText,
  OptionalTexts,
  Parts,
  Text,
} from '../platform/graphql/input-fields.js';
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
import { Organisation } from './roster.enums.js';
import { RosterUnitInput } from './roster-unit.input.js';

const NONE = 'An empty list says that there are none; null: not declared, so no rule judges it.';

@InputType({ description: 'An upgrade of a detachment to a Specialist Detachment (9th).' })
export class SpecialistUpgradeInput {
  @Text('The Stratagem.')
  readonly name!: string;

  @Text('The keyword that it grants.')
  readonly keyword!: string;

  @OptionalCount('Command points spent on it; null: not stated.', 0, 99)
  readonly commandPoints?: number | null;
}

@InputType({ description: 'A detachment of a roster.' })
export class RosterDetachmentInput {
  @Text('Its name or slug.')
  readonly name!: string;

  @OptionalCount('Command points spent on it, where there is a choice (9th: a Super-heavy Detachment).', 0, 99)
  readonly spent?: number | null;

  @OptionalText('The kind of detachment whose benefit it takes, where there is a choice (9th: Supreme Command): "battalion".')
  readonly benefit?: string | null;

  @OptionalParts(() => SpecialistUpgradeInput, 'Specialist Detachment Stratagems applied to it (9th).')
  readonly specialists?: readonly SpecialistUpgradeInput[] | null;

  @OptionalTexts('Keywords of which it is said to be a KEYWORD Detachment.')
  readonly claims?: readonly string[] | null;
}

@InputType({
  description:
    'A roster as data, with what is declared of its battle. What is left out is not stated. Units and detachments are named by their places, from 0.',
})
export class RosterInput {
  @OptionalText("The army's name.")
  readonly name?: string | null;

  @OptionalText("The player's name.")
  readonly playerName?: string | null;

  @OptionalText('The Army Faction: name or slug.')
  readonly faction?: string | null;

  @OptionalText('The size of the battle: "Strike Force".')
  readonly battleSize?: string | null;

  @OptionalCount('The points limit.', 0, 100_000)
  readonly pointsLimit?: number | null;

  @OptionalPoints('The total that the roster states.')
  readonly points?: number | null;

  @OptionalCount('Command points that the roster states for the start of the battle (9th).', 0, 999)
  readonly commandPoints?: number | null;

  @OptionalChoice(Organisation, 'How the army is mustered (8th, 9th).')
  readonly organisation?: Declared['organisation'] | null;

  @OptionalParts(() => RosterDetachmentInput, 'Its detachments.')
  readonly detachments?: readonly RosterDetachmentInput[] | null;

  @Parts(() => RosterUnitInput, 'Its units.')
  readonly units!: readonly RosterUnitInput[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it states a Warlord and detachments if it has any: then none stated is none, and not only not stated.',
  })
  @Allow()
  readonly final!: boolean;

  @OptionalParts(() => AttachmentInput, `Leaders and the units that they lead (10th). ${NONE}`)
  readonly attachments?: readonly AttachmentInput[] | null;

  @OptionalParts(() => PassengerInput, `Units that start the battle embarked. ${NONE}`)
  readonly passengers?: readonly PassengerInput[] | null;

  @OptionalParts(() => ReservesInput, `Units in Reserves. ${NONE}`)
  readonly reserves?: readonly ReservesInput[] | null;

  @OptionalParts(() => SplitInput, `Units split before the battle. ${NONE}`)
  readonly splits?: readonly SplitInput[] | null;

  @OptionalCount('Points set aside for units added during the battle (8th, 9th).', 0, 100_000)
  readonly reinforcementPoints?: number | null;

  @OptionalParts(() => ReinforcementInput, 'What was added with them.')
  readonly reinforcements?: readonly ReinforcementInput[] | null;

  @OptionalPart(() => ArmyOfRenownInput, 'The Army of Renown that it is (9th).')
  readonly armyOfRenown?: ArmyOfRenownInput | null;

  @OptionalCounts('Places of the detachments in the order in which Command points were spent on them (9th); null: any order.', 0, 999)
  readonly detachmentOrder?: readonly number[] | null;

  @OptionalParts(() => SpendInput, 'Command points spent before the battle, in order (9th).')
  readonly spends?: readonly SpendInput[] | null;

  @OptionalPart(() => BattleInput, 'The course of its Command points in battle.')
  readonly battle?: BattleInput | null;

  @OptionalCount('Power Level agreed per side (8th, 9th).', 0, 9999)
  readonly powerLimit?: number | null;

  @OptionalCount("Power Level of the opponent's army (8th, 9th).", 0, 9999)
  readonly opponentPowerLevel?: number | null;
}
