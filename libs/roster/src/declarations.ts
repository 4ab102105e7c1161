import type { Stated } from './stated.js';

/** The name of a unit inside its roster, unique within the roster. */
export type UnitId = string;

/**
 * Facts that a player declares about a battle, and notes on units, which lists usually do not contain. Units are named by id, and
 * detachments by their index in the roster, from 0. After the lookup, the names are replaced by what was found, and each statement has
 * its position (`Place`). An absent fact was not declared, so no rule judges it.
 */
export interface Declarations<Unit = UnitId, Detachment = number, Place = object> {
  /** Facts that the roster always states if it has any, so that their absence means "none". Absent if there are no such facts. */
  readonly statesAll?: readonly StatedFact[];
  readonly organisation?: 'battle-forged' | 'unbound';
  /** Power Level limit agreed for each side, in games that use one. */
  readonly powerLimit?: number;
  readonly opponentPowerLevel?: number;
  /** Several notes on one unit are combined. */
  readonly units?: readonly DeclaredUnit<Unit>[];
  readonly detachments?: readonly DeclaredDetachment[];
  /** Leaders attached to Bodyguard units (10th). As for all lists below, an empty list means that there are none. */
  readonly attachments?: readonly (DeclaredAttachment<Unit> & Place)[];
  readonly passengers?: readonly (DeclaredPassenger<Unit> & Place)[];
  readonly reserves?: readonly (DeclaredReserves<Unit> & Place)[];
  readonly splits?: readonly (DeclaredSplit<Unit> & Place)[];
  /** Points set aside for units added during the battle (8th, 9th). */
  readonly reinforcementPoints?: number;
  /** What the Reinforcement points paid for: a new unit, or models added to an existing one. */
  readonly reinforcements?: readonly (DeclaredReinforcement & Place)[];
  readonly armyOfRenown?: DeclaredArmyOfRenown;
  /** Indexes of the detachments in the order in which CP were spent on them (9th). Absent if the order does not matter. */
  readonly detachmentOrder?: readonly number[];
  /** CP spent before the battle, in order (9th), except those on detachments, their specialist upgrades and Strategic Reserves. */
  readonly spends?: readonly (DeclaredSpend<Unit, Detachment> & Place)[];
  readonly battle?: DeclaredBattle<Unit, Place>;
  /** CP at the start of the battle as the roster states them. */
  readonly statedCommandPoints?: number;
  /** Force Dispositions that the list states (11th edition), as it spells them. Some tools print all that the army can choose from. */
  readonly forceDispositions?: readonly string[];
  readonly playerName?: string;
  readonly armyName?: string;
}

export type StatedFact = 'warlord' | 'detachments';

/** Notes on one unit. */
export interface DeclaredUnit<Unit = UnitId> {
  readonly unit: Unit;
  /** Battlefield Role under which the unit is taken (8th, 9th). */
  readonly role?: string;
  /** Power Rating including increases (8th, 9th). */
  readonly powerRating?: number;
  /** Whether the unit is a named character with a fixed Warlord Trait (8th, 9th). */
  readonly namedCharacter?: boolean;
  /** Keywords that the unit gained while mustering, from an upgrade of its detachment or from a choice. */
  readonly keywords?: readonly string[];
  readonly warlordTraits?: readonly DeclaredTrait[];
  readonly relics?: readonly DeclaredRelic[];
  /** An empty list means that there are none. */
  readonly psychicPowers?: readonly DeclaredPower[];
  /** Keywords in angle brackets (8th, 9th) with the choice made, or null if no choice is noted. */
  readonly keywordChoices?: readonly { readonly keyword: string; readonly choice: string | null }[];
  /** Rules with a selection to be made before the battle, each with the noted selection. */
  readonly ruleChoices?: readonly { readonly rule: string; readonly choice: string | null }[];
  /** The model that bears the unit's Enhancement, if the unit has several kinds of models. */
  readonly bearer?: string;
  /** Wargear options for all models of a kind, or for any of them (10th), with the number of models that took them. */
  readonly replacements?: readonly DeclaredReplacement[];
}

export interface DeclaredReplacement {
  readonly option: string;
  /** `all`: either every model so equipped takes the option, or none does. `any`: each model may take it individually. */
  readonly scope: 'all' | 'any';
  /** Number of models equipped with what the option replaces, including those that took the option. */
  readonly models: number;
  /** Number of models that took the option. */
  readonly replaced: number;
}

export interface DeclaredTrait extends Stated {
  /** The source of the Warlord Trait, or null if it is not stated. */
  readonly source: 'warlord' | 'named' | 'stratagem' | 'rule' | null;
  /** Keyword of the Specialist Detachment that the Warlord Trait belongs to. */
  readonly specialist?: string;
}

export interface DeclaredRelic extends Stated {
  readonly source: 'army' | 'stratagem' | 'rule' | null;
  /** The weapon that the relic replaces, and whether points were paid for that weapon. */
  readonly replaces?: { readonly weapon: string; readonly paid: boolean };
  readonly specialist?: string;
}

export interface DeclaredPower {
  /** Null if the power is noted as random. */
  readonly power: Stated | null;
  readonly specialist?: string;
  /** Name of the power that this power replaces. */
  readonly replaces?: string;
}

/** Notes on one detachment. */
export interface DeclaredDetachment {
  readonly detachment: number;
  /** CP spent on the detachment, if there is a choice (9th: a Super-heavy Detachment). */
  readonly spent?: number;
  /** The kind of detachment whose benefit this detachment takes, if there is a choice (9th: Supreme Command). */
  readonly benefit?: string;
  /** Specialist Detachment Stratagems applied to the detachment (9th), each with the keyword that it grants. */
  readonly specialists?: readonly { readonly name: string; readonly keyword: string; readonly commandPoints: number | null }[];
  /** Keywords for which the player claims the detachment is a KEYWORD Detachment, for example an IMPERIUM Detachment. */
  readonly claims?: readonly string[];
}

export interface DeclaredAttachment<Unit = UnitId> {
  readonly leader: Unit;
  readonly bodyguard: Unit;
  /** True if the unit supports the Bodyguard unit, which 11th edition lists distinguish from leading it. Absent if it leads. */
  readonly supports?: true;
}

export interface DeclaredPassenger<Unit = UnitId> {
  readonly unit: Unit;
  readonly transport: Unit;
  /** Number of models that embark if the unit was split. Absent if all of them embark. */
  readonly models?: number;
}

export interface DeclaredReserves<Unit = UnitId> {
  readonly unit: Unit;
  /**
   * Why the unit is in Reserves: Strategic Reserves, the Deep Strike ability, another rule of its own, or AIRCRAFT that left the table
   * during the battle.
   */
  readonly how: 'strategic' | 'deep-strike' | 'own-rule' | 'left-table';
  /** True for one half of a unit that was split before the battle. */
  readonly half?: boolean;
}

/** A unit that was split before the battle. */
export interface DeclaredSplit<Unit = UnitId> {
  readonly unit: Unit;
  /** Number of models in each part. */
  readonly parts: readonly number[];
}

export interface DeclaredReinforcement {
  readonly name: string;
  readonly points: number;
  /** A new unit, or models added to an existing one. */
  readonly adds: 'unit' | 'models';
}

/** An Army of Renown as an administrator or organiser describes it. Clauses are lists of keywords as printed: "INFANTRY or BEASTS". */
export interface DeclaredArmyOfRenown {
  readonly name: string;
  /** The army may include only units that fit one of these clauses. Null if this is not described. */
  readonly admits: readonly string[] | null;
  readonly forbids: readonly string[];
  readonly requires: readonly string[];
}

export interface DeclaredSpend<Unit = UnitId, Detachment = number> {
  readonly name: string;
  /** Null if not stated. */
  readonly commandPoints: number | null;
  readonly purpose: 'field-commander' | 'warlord-trait' | 'relic' | 'other';
  readonly detachment?: Detachment;
  readonly unit?: Unit;
  /** The Stratagem is available only if a detachment consists entirely of units with this Faction keyword. */
  readonly faction?: string;
}

/** A player's declared log of CP in a battle. */
export interface DeclaredBattle<Unit = UnitId, Place = object> {
  /** CP at the start. If absent, the CP that the roster states; an Unbound army has none. If neither is known, the log is not judged. */
  readonly start?: number;
  /** Whether this player has the first turn of each battle round. */
  readonly first: boolean;
  /** Number of Command phases begun so far, of both players. If absent, it is derived from the turn of the last event. */
  readonly turns?: number;
  readonly events: readonly (DeclaredEvent<Unit> & Place)[];
}

export type Phase = 'command' | 'movement' | 'psychic' | 'shooting' | 'charge' | 'fight' | 'morale';

interface Moment {
  /** Counted from 1. */
  readonly round: number;
  readonly turn: 'own' | 'opponent';
  /** Null if the event is not during a phase. */
  readonly phase: Phase | null;
}

export interface DeclaredGain extends Moment {
  readonly kind: 'gain';
  readonly amount: number;
  /** Name of the rule that gives the CP. */
  readonly cause: string;
  /** True if a mission rule gives the CP in the Command phase. */
  readonly mission?: boolean;
  /** True if the rule can be used once per battle and explicitly gives more than one CP in a battle round. */
  readonly oncePerBattle?: boolean;
}

export interface DeclaredRefund extends Moment {
  readonly kind: 'refund';
  readonly amount: number;
  readonly cause: string;
  /** Whether the refunded CP were spent during a phase. */
  readonly spentInPhase: boolean;
}

export interface DeclaredStratagem<Unit = UnitId> extends Moment {
  readonly kind: 'stratagem';
  readonly name: string;
  /** CP paid after modifiers. If absent, the cost in the ruleset's table of Stratagems is used. */
  readonly cost?: number;
  readonly unit?: Unit;
  /** True if a rule lets this unit be chosen although the Stratagem was already used in the phase. */
  readonly again?: boolean;
  readonly faction?: string;
}

export type DeclaredEvent<Unit = UnitId> = DeclaredGain | DeclaredRefund | DeclaredStratagem<Unit>;
