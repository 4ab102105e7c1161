import type { Stated } from './stated.js';

/** By what a roster names one of its units: no other unit of the roster has it. */
export type UnitId = string;

/**
 * What a player declares of a battle, and notes of units, beside the list as lists are written. Units are named by their ids and detachments by
 * their places in the roster, from 0; once looked up they are what was found, and each statement says where it stands
 * (`Place`). Whatever is absent was not declared, so no rule judges it.
 */
export interface Declarations<Unit = UnitId, Detachment = number, Place = object> {
  /** What the roster states wherever there is any: there, nothing stated is a stated none. Absent: nothing. */
  readonly statesAll?: readonly StatedFact[];
  readonly organisation?: 'battle-forged' | 'unbound';
  /** Power Level agreed per side, where the game uses one. */
  readonly powerLimit?: number;
  readonly opponentPowerLevel?: number;
  /** Several notes of one unit add up. */
  readonly units?: readonly DeclaredUnit<Unit>[];
  readonly detachments?: readonly DeclaredDetachment[];
  /** Leaders attached to Bodyguard units (10th). An empty list says that there are none; so of all lists below. */
  readonly attachments?: readonly (DeclaredAttachment<Unit> & Place)[];
  readonly passengers?: readonly (DeclaredPassenger<Unit> & Place)[];
  readonly reserves?: readonly (DeclaredReserves<Unit> & Place)[];
  readonly splits?: readonly (DeclaredSplit<Unit> & Place)[];
  /** Points set aside for units added during the battle (8th, 9th). */
  readonly reinforcementPoints?: number;
  /** What was added with them: a new unit, or models to one that is there. */
  readonly reinforcements?: readonly (DeclaredReinforcement & Place)[];
  readonly armyOfRenown?: DeclaredArmyOfRenown;
  /** Places of the detachments in the order in which CP were spent on them (9th). Absent: any order will do. */
  readonly detachmentOrder?: readonly number[];
  /** CP spent before the battle beside those on detachments, their specialist upgrades and Strategic Reserves, in order (9th). */
  readonly spends?: readonly (DeclaredSpend<Unit, Detachment> & Place)[];
  readonly battle?: DeclaredBattle<Unit, Place>;
  /** CP that the roster says the army has at the start of the battle. */
  readonly statedCommandPoints?: number;
  readonly playerName?: string;
  readonly armyName?: string;
}

export type StatedFact = 'warlord' | 'detachments';

/** What is noted of one unit. */
export interface DeclaredUnit<Unit = UnitId> {
  readonly unit: Unit;
  /** Battlefield Role as taken (8th, 9th). */
  readonly role?: string;
  /** Power Rating with its increases (8th, 9th). */
  readonly powerRating?: number;
  /** A model known by name, with a Warlord Trait of its own (8th, 9th). */
  readonly namedCharacter?: boolean;
  /** Keywords it gained while mustering: by an upgrade of its detachment, by a choice. */
  readonly keywords?: readonly string[];
  readonly warlordTraits?: readonly DeclaredTrait[];
  readonly relics?: readonly DeclaredRelic[];
  /** An empty list says that there are none. */
  readonly psychicPowers?: readonly DeclaredPower[];
  /** Keywords in angle brackets (8th, 9th) with the choice made; null: none noted. */
  readonly keywordChoices?: readonly { readonly keyword: string; readonly choice: string | null }[];
  /** Rules to be selected before the battle, with what was noted. */
  readonly ruleChoices?: readonly { readonly rule: string; readonly choice: string | null }[];
  /** The model that bears the unit's Enhancement, where it has several. */
  readonly bearer?: string;
  /** Wargear options for all models of a kind, or for any of them (10th), with how many models took them. */
  readonly replacements?: readonly DeclaredReplacement[];
}

export interface DeclaredReplacement {
  readonly option: string;
  /** `all`: every model so equipped takes it, or none; `any`: each as it likes. */
  readonly scope: 'all' | 'any';
  /** Models equipped with what the option replaces, those that took it included. */
  readonly models: number;
  /** Models that took the option. */
  readonly replaced: number;
}

export interface DeclaredTrait extends Stated {
  /** What gives it; null: not stated. */
  readonly source: 'warlord' | 'named' | 'stratagem' | 'rule' | null;
  /** The keyword of the Specialist Detachment whose trait it is. */
  readonly specialist?: string;
}

export interface DeclaredRelic extends Stated {
  readonly source: 'army' | 'stratagem' | 'rule' | null;
  /** The weapon it replaces, and whether that is paid for. */
  readonly replaces?: { readonly weapon: string; readonly paid: boolean };
  readonly specialist?: string;
}

export interface DeclaredPower {
  /** Null: noted as random. */
  readonly power: Stated | null;
  readonly specialist?: string;
  /** Name of the power it takes the place of. */
  readonly replaces?: string;
}

/** What is noted of one detachment. */
export interface DeclaredDetachment {
  readonly detachment: number;
  /** CP spent on it, where there is a choice (9th: a Super-heavy Detachment). */
  readonly spent?: number;
  /** The kind of detachment whose benefit it takes, where there is a choice (9th: Supreme Command). */
  readonly benefit?: string;
  /** Specialist Detachment Stratagems applied to it (9th), each with the keyword it grants. */
  readonly specialists?: readonly { readonly name: string; readonly keyword: string; readonly commandPoints: number | null }[];
  /** Keywords of which it is said to be a KEYWORD Detachment. */
  readonly claims?: readonly string[];
}

export interface DeclaredAttachment<Unit = UnitId> {
  readonly leader: Unit;
  readonly bodyguard: Unit;
  /** Lists of the 11th edition tell units that support a Bodyguard unit from those that lead it. Absent: it leads. */
  readonly supports?: true;
}

export interface DeclaredPassenger<Unit = UnitId> {
  readonly unit: Unit;
  readonly transport: Unit;
  /** Models that embark, where the unit was split; absent: all of them. */
  readonly models?: number;
}

export interface DeclaredReserves<Unit = UnitId> {
  readonly unit: Unit;
  /** Strategic Reserves; by the Deep Strike ability; by another rule of its own; AIRCRAFT that left the table during the battle. */
  readonly how: 'strategic' | 'deep-strike' | 'own-rule' | 'left-table';
  /** One half of a unit that was split before the battle. */
  readonly half?: boolean;
}

/** A unit split before the battle. */
export interface DeclaredSplit<Unit = UnitId> {
  readonly unit: Unit;
  /** Models in each part. */
  readonly parts: readonly number[];
}

export interface DeclaredReinforcement {
  readonly name: string;
  readonly points: number;
  /** A new unit, or models added to one that is there. */
  readonly adds: 'unit' | 'models';
}

/** As an administrator or organiser describes it. Clauses are lists of keywords as printed: "INFANTRY or BEASTS". */
export interface DeclaredArmyOfRenown {
  readonly name: string;
  /** A unit it may include fits one of these; null: not described. */
  readonly admits: readonly string[] | null;
  readonly forbids: readonly string[];
  readonly requires: readonly string[];
}

export interface DeclaredSpend<Unit = UnitId, Detachment = number> {
  readonly name: string;
  /** Null: not stated. */
  readonly commandPoints: number | null;
  readonly purpose: 'field-commander' | 'warlord-trait' | 'relic' | 'other';
  readonly detachment?: Detachment;
  readonly unit?: Unit;
  /** The Faction keyword that a detachment must be wholly of for the Stratagem to be at hand. */
  readonly faction?: string;
}

/** A battle's CP as a player declares them. */
export interface DeclaredBattle<Unit = UnitId, Place = object> {
  /** CP at the start. Absent: those that the roster states; an Unbound army has none. Neither known: nothing of the course is judged. */
  readonly start?: number;
  /** Whether this player has the first turn of each battle round. */
  readonly first: boolean;
  /** Command phases begun so far, own and opponent's; absent: up to the last event's turn. */
  readonly turns?: number;
  readonly events: readonly (DeclaredEvent<Unit> & Place)[];
}

export type Phase = 'command' | 'movement' | 'psychic' | 'shooting' | 'charge' | 'fight' | 'morale';

interface Moment {
  /** From 1. */
  readonly round: number;
  readonly turn: 'own' | 'opponent';
  /** Null: not during a phase. */
  readonly phase: Phase | null;
}

export interface DeclaredGain extends Moment {
  readonly kind: 'gain';
  readonly amount: number;
  /** Name of the rule that gives them. */
  readonly cause: string;
  /** CP by a mission rule in the Command phase. */
  readonly mission?: boolean;
  /** A rule used once per battle that explicitly gives more than one CP in a battle round. */
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
  /** CP paid, modifiers applied; absent: what the ruleset's table of Stratagems says. */
  readonly cost?: number;
  readonly unit?: Unit;
  /** A rule lets this unit be chosen though the Stratagem was used before in the phase. */
  readonly again?: boolean;
  readonly faction?: string;
}

export type DeclaredEvent<Unit = UnitId> = DeclaredGain | DeclaredRefund | DeclaredStratagem<Unit>;
