import type { Path } from '#muster/diagnostics';
import type { KeywordExpression } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from './army-unit.js';

/** What is declared of a battle beside the written list. Whatever is absent was not declared, so no rule judges it. */
export interface Declarations {
  /** Judge completeness too: what a roster must record and this one does not is a review reason. */
  readonly complete?: boolean;
  /** "Strike Force", as declared. */
  readonly battleSize?: string;
  /** The Army Faction where it is stated as a keyword that no one army is called by (8th, 9th): IMPERIUM. */
  readonly armyKeyword?: string;
  readonly organisation?: 'battle-forged' | 'unbound';
  /** Power Level agreed per side, where the game uses one. */
  readonly powerLimit?: number;
  readonly opponentPowerLevel?: number;
  /** Leaders attached to Bodyguard units (10th). */
  readonly attachments?: readonly Attachment[];
  readonly passengers?: readonly Passenger[];
  readonly reserves?: readonly ReservesUnit[];
  readonly splits?: readonly SplitUnit[];
  /** Points set aside for units added during the battle (8th, 9th). */
  readonly reinforcementPoints?: number;
  readonly reinforcements?: readonly Reinforcement[];
  readonly armyOfRenown?: ArmyOfRenown;
  /** Places in the roster's detachments in the order in which CP were spent on them (9th). Absent: any order will do. */
  readonly detachmentOrder?: readonly number[];
  /** CP spent before the battle beside those on detachments, their specialist upgrades and Strategic Reserves, in order (9th). */
  readonly spends?: readonly PreBattleSpend[];
  /** CP in battle. */
  readonly battle?: BattleCourse;
  /** CP that the roster says the army has at the start of the battle. */
  readonly statedCommandPoints?: number;
  readonly playerName?: string;
  readonly armyName?: string;
}

interface Stated {
  readonly path: Path;
  readonly line: number | null;
}

export interface Attachment extends Stated {
  readonly leader: ArmyUnit;
  readonly bodyguard: ArmyUnit;
}

export interface Passenger extends Stated {
  readonly unit: ArmyUnit;
  readonly transport: ArmyUnit;
  /** Models that embark, where the unit was split; absent: all of them. */
  readonly models?: number;
}

export interface ReservesUnit extends Stated {
  readonly unit: ArmyUnit;
  /** Strategic Reserves; by the Deep Strike ability; by another rule of its own; AIRCRAFT that left the table during the battle. */
  readonly how: 'strategic' | 'deep-strike' | 'own-rule' | 'left-table';
  /** One half of a unit that was split before the battle. */
  readonly half?: boolean;
}

export interface SplitUnit extends Stated {
  readonly unit: ArmyUnit;
  /** Models in each part. */
  readonly parts: readonly number[];
}

export interface Reinforcement extends Stated {
  readonly name: string;
  readonly points: number;
  /** A new unit, or models added to one that is there. */
  readonly adds: 'unit' | 'models';
}

/** As an administrator or organiser describes it. */
export interface ArmyOfRenown extends Stated {
  readonly name: string;
  /** Units it may include; null: not described. */
  readonly admits: KeywordExpression | null;
  readonly forbids: readonly KeywordExpression[];
  readonly requires: readonly KeywordExpression[];
}

export interface PreBattleSpend extends Stated {
  readonly name: string;
  /** Null: not stated. */
  readonly commandPoints: number | null;
  readonly purpose: 'field-commander' | 'warlord-trait' | 'relic' | 'other';
  readonly detachment?: ArmyDetachment;
  readonly unit?: ArmyUnit;
  /** Key of the Faction keyword that a detachment must be wholly of for the Stratagem to be at hand. */
  readonly faction?: string;
}

/** A battle's CP as a player declares them. */
export interface BattleCourse {
  /** CP at the start of the battle. Absent: those that the roster states; an Unbound army has none. Neither known: nothing is judged. */
  readonly start?: number;
  /** Whether this player has the first turn of each battle round. */
  readonly first: boolean;
  /** Command phases begun so far, own and opponent's; absent: up to the last event's turn. */
  readonly turns?: number;
  readonly events: readonly CommandPointEvent[];
}

export type Phase = 'command' | 'movement' | 'psychic' | 'shooting' | 'charge' | 'fight' | 'morale';

interface Moment extends Stated {
  /** From 1. */
  readonly round: number;
  readonly turn: 'own' | 'opponent';
  /** Null: not during a phase. */
  readonly phase: Phase | null;
}

export interface CommandPointGain extends Moment {
  readonly kind: 'gain';
  readonly amount: number;
  /** Name of the rule that gives them. */
  readonly cause: string;
  /** CP by a mission rule in the Command phase. */
  readonly mission?: boolean;
  /** A rule used once per battle that explicitly gives more than one CP in a battle round. */
  readonly oncePerBattle?: boolean;
}

export interface CommandPointRefund extends Moment {
  readonly kind: 'refund';
  readonly amount: number;
  readonly cause: string;
  /** Whether the refunded CP were spent during a phase. */
  readonly spentInPhase: boolean;
}

export interface StratagemUse extends Moment {
  readonly kind: 'stratagem';
  readonly name: string;
  /** CP paid, modifiers applied; absent: what the ruleset's table of Stratagems says. */
  readonly cost?: number;
  readonly unit?: ArmyUnit;
  /** A rule lets this unit be chosen though the Stratagem was used before in the phase. */
  readonly again?: boolean;
  readonly faction?: string;
}

export type CommandPointEvent = CommandPointGain | CommandPointRefund | StratagemUse;
