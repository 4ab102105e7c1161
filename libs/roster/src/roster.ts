import type { Presumption } from '#muster/diagnostics';
import type { Declarations, UnitId } from './declarations.js';
import type { Stated } from './stated.js';

/**
 * A roster as the player wrote it. References are names or ids that have not been looked up yet. A fact is null if it is not stated,
 * which does not mean "none".
 */
export interface Roster {
  /** The title that the player gave the list. */
  readonly name: string | null;
  /** Printed faction lines from the widest to the narrowest: "Space Marines", "Black Templars". The last one is the army's faction. */
  readonly factions: readonly Stated[];
  readonly battleSize: Stated | null;
  /** Points limit of the battle. */
  readonly pointsLimit: number | null;
  /** The total that the list states. */
  readonly statedPoints: number | null;
  /**
   * Detachments in the order printed. The 10th edition has one. In the 8th and 9th each is a part of the army. The 11th allows several
   * within a budget.
   */
  readonly detachments: readonly StatedDetachment[];
  readonly units: readonly RosterUnit[];
  /**
   * Choices for the army or one of its detachments that are not units: battle size, sub-faction, Stratagems. Absent if the format has no
   * such lines.
   */
  readonly armySelections?: readonly ArmySelection[];
  /** Whether the format prints all wargear. If not, prices and loadouts that depend on wargear need review. */
  readonly statesWargear: boolean;
  /** Facts declared about the battle, and notes on units. Absent if there are none. */
  readonly declared?: Declarations;
  readonly playerName?: string;
  /** The army's Command points as added up in the list (8th, 9th). */
  readonly commandPoints?: StatedCommandPoints;
  /** The army's Power Level as stated in the list. */
  readonly statedPowerLevel?: number;
}

/** A part of the army (8th, 9th), or the set of rules that the army uses (10th, 11th). */
export interface StatedDetachment extends Stated {
  /** CP that the detachment gives according to the list. A cost is negative. */
  readonly commandPoints?: number;
}

/** A sum such as `12 -1 -1 = 10`, or only its result. */
export interface StatedCommandPoints {
  /** The first number of the sum, or null if only the result is given. */
  readonly start: number | null;
  /** The signed terms, in the order written. */
  readonly changes: readonly number[];
  readonly left: number | null;
  readonly line: number | null;
}

/** One unit of a datasheet, with the lines written under it. */
export interface RosterUnit extends Stated {
  readonly unitId: UnitId;
  /** The heading above the unit ("CHARACTERS", "ALLIED UNITS", "Heavy Support"), or null if there was none. */
  readonly section: string | null;
  /** Index into `Roster.detachments`, if the list assigns units to detachments (8th, 9th). */
  readonly detachment: number | null;
  readonly statedPoints: number | null;
  readonly statedPowerRating?: number | undefined;
  /** Number of models written before the unit's name: `10x Name`. */
  readonly models?: number | undefined;
  readonly warlord: boolean;
  /** Enhancements, relics and other priced upgrades that the list labels as such. */
  readonly enhancements: readonly StatedUpgrade[];
  /** Models, wargear and upgrades, nested as in the list. Counts are as printed: they are totals of the whole unit, not per model. */
  readonly loadout: readonly LoadoutItem[];
  /** True if the list states only what the models carry together, so that Muster assigned the wargear to the models. */
  readonly dealtOut?: true | undefined;
  /** True if the number or composition of the models was inferred only from the wargear. */
  readonly modelsInferred?: true | undefined;
  /** What was assumed when the unit's list was read. It matters only if an error depends on it. Absent: nothing. */
  readonly presumed?: Presumption | undefined;
  /** True if the unit, or something in it, was not found when its list was read, so its price is unknown. */
  readonly unpriced?: true | undefined;
}

export interface StatedUpgrade extends Stated {
  readonly statedPoints: number | null;
  /** The label in the list. Absent for an enhancement, or if there is no label. */
  readonly kind?: 'enhancement' | 'relic' | 'warlordTrait' | 'stratagem';
  /** CP cost stated in the list, as a positive number. */
  readonly commandPoints?: number;
}

export interface ArmySelection extends LoadoutItem {
  /** Index into `Roster.detachments`, or null if the choice is for the whole army. */
  readonly detachment: number | null;
}

export interface LoadoutItem extends Stated {
  readonly count: number;
  readonly items: readonly LoadoutItem[];
  /** True if the same line of the list states the item before, for rosters without line numbers. */
  readonly repeated?: true;
}
