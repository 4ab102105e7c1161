import type { Declarations, UnitId } from './declarations.js';
import type { Stated } from './stated.js';

/** The editions whose lists and data Muster knows by name. */
export type EditionId = '8e' | '9e' | '10e' | '11e';

/** What the player wrote down. References are still names or ids. Absent facts are null: "not stated" is not "none". */
export interface Roster {
  /** The title the player gave it. */
  readonly name: string | null;
  /** Printed faction lines from the widest to the narrowest: "Space Marines", "Black Templars". The last one counts. */
  readonly factions: readonly Stated[];
  readonly battleSize: Stated | null;
  /** Points limit of the battle size. */
  readonly pointsLimit: number | null;
  /** The total the list claims. */
  readonly statedPoints: number | null;
  /** Detachments in the order printed (10th: one; 8th, 9th: each a part of the army; 11th: several within a budget). */
  readonly detachments: readonly StatedDetachment[];
  readonly units: readonly RosterUnit[];
  /** What is chosen for the army or one of its detachments beside units: battle size, sub-faction, stratagems. Absent: the format has no such lines. */
  readonly armySelections?: readonly ArmySelection[];
  /** Whether the format prints wargear, and all of it. If not, prices and loadouts that depend on it are for a human. */
  readonly statesWargear: boolean;
  /** What is declared of the battle and noted of units beside the list. Absent: nothing. */
  readonly declared?: Declarations;
  readonly playerName?: string;
  /** The army's Command points as the list adds them up (8th, 9th). */
  readonly commandPoints?: StatedCommandPoints;
  /** The army's Power Level as the list gives it. */
  readonly statedPowerLevel?: number;
}

/** A part of the army (8th, 9th), or the rule set it is mustered by (10th, 11th). */
export interface StatedDetachment extends Stated {
  /** CP the list says it costs or brings, signed: a cost is negative. */
  readonly commandPoints?: number;
}

/** `12 -1 -1 = 10`, or only what is left. */
export interface StatedCommandPoints {
  /** What the sum begins with; null where only the outcome is given. */
  readonly start: number | null;
  /** Signed, in the order written. */
  readonly changes: readonly number[];
  readonly left: number | null;
  readonly line: number | null;
}

/** One datasheet as taken, with what is written under it. */
export interface RosterUnit extends Stated {
  readonly unitId: UnitId;
  /** The heading it stood under ("CHARACTERS", "ALLIED UNITS", "Heavy Support"); null where there was none. */
  readonly section: string | null;
  /** Index into `Roster.detachments` where the list places units in detachments (8th, 9th). */
  readonly detachment: number | null;
  readonly statedPoints: number | null;
  readonly statedPowerRating?: number;
  /** Models as counted before the unit's name: `10x Name`. */
  readonly models?: number;
  readonly warlord: boolean;
  /** Enhancements, relics and other priced upgrades that the list labels as such. */
  readonly enhancements: readonly StatedUpgrade[];
  /** Models, wargear and upgrades, as nested in the list. Counts are as printed: of the whole unit, not per model. */
  readonly loadout: readonly LoadoutItem[];
  /** Which of its models carries what was dealt out by us: the list said only what they carry together. Absent: no. */
  readonly dealtOut?: true;
  /** Only its wargear told how many models, or which composition, it has. */
  readonly modelsInferred?: true;
  /** Something of it was not found when its list was read, so its price is not known. */
  readonly unpriced?: true;
}

export interface StatedUpgrade extends Stated {
  readonly statedPoints: number | null;
  /** What the list labels it as. Absent: an enhancement, or not said. */
  readonly kind?: 'enhancement' | 'relic' | 'warlordTrait' | 'stratagem';
  /** CP it is said to cost: above zero. */
  readonly commandPoints?: number;
}

export interface ArmySelection extends LoadoutItem {
  /** Index into `Roster.detachments`; null: of the whole army. */
  readonly detachment: number | null;
}

export interface LoadoutItem extends Stated {
  readonly count: number;
  readonly items: readonly LoadoutItem[];
}
