import type { ArmyDeclarations, ArmyUnit } from '#muster/army';
import { startingReserves } from './formations.js';
import { smallestSet, type Sized } from '../smallest-set.js';

export interface ReservesCost {
  /** Combined Power Rating, the units embarked included. */
  readonly power: number;
  readonly cost: number;
  /** A unit whose Power Rating is not known. */
  readonly unknown: ArmyUnit | null;
  /** The fewest units without which so many CP suffice; of equally many, those of the smallest Power Rating. */
  readonly leaveOut: (commandPoints: number) => readonly ArmyUnit[];
}

/** Strategic Reserves by bands: Power Ratings up to 9 cost 1 CP, to 19 cost 2, and so on without end. */
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
