import type { ArmyDeclarations, ArmyUnit } from '#muster/army';
import { startingReserves } from './formations.js';
import { smallestSet, type Sized } from '../smallest-set.js';

export interface ReservesCost {
  /** Combined Power Rating, including embarked units. */
  readonly power: number;
  readonly cost: number;
  /** A unit whose Power Rating is unknown. Null if all Power Ratings are known. */
  readonly unknown: ArmyUnit | null;
  /**
   * The smallest number of units to leave out so that the given CP are enough. Among sets of equal length, the one with the smallest total
   * Power Rating.
   */
  readonly leaveOut: (commandPoints: number) => readonly ArmyUnit[];
}

/** Cost of Strategic Reserves by bands of Power Rating: 1 CP up to 9, 2 CP up to 19, and so on. */
export function reservesCost(declared: ArmyDeclarations, band: number): ReservesCost {
  const rated: Sized[] = [];
  let unknown: ArmyUnit | null = null;
  for (const { unit, how, share } of startingReserves(declared)) {
    if (how !== 'strategic') continue;
    const power = unit.powerRating === undefined ? unit.datasheet.powerRating : unit.powerRating;
    if (power === null) unknown ??= unit;
    else rated.push({ unit, size: power * share });
  }
  const power = rated.reduce((sum, { size }) => sum + size, 0);
  const costOf = (sum: number) => (sum > 0 ? Math.floor(sum / band) + 1 : 0);
  const leaveOut = (commandPoints: number) => smallestSet(rated, power - (commandPoints > 0 ? commandPoints * band - 1 : 0));
  return { power, cost: costOf(power), unknown, leaveOut };
}
