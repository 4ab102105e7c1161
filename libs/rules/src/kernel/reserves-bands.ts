import type { Declarations, ResolvedUnit } from '@muster/catalogue';
import { startingReserves } from './formations.js';

export interface ReservesCost {
  /** Combined Power Rating, the units embarked included. */
  readonly power: number;
  readonly cost: number;
  /** A unit whose Power Rating is not known. */
  readonly unknown: ResolvedUnit | null;
  /** The fewest units without which so many CP suffice; of equally many, those of the smallest Power Rating. */
  readonly leaveOut: (commandPoints: number) => readonly ResolvedUnit[];
}

/** Strategic Reserves by bands: Power Ratings up to 9 cost 1 CP, to 19 cost 2, and so on without end. */
export function reservesCost(declared: Declarations, band: number): ReservesCost {
  const rated: { readonly unit: ResolvedUnit; readonly power: number }[] = [];
  let unknown: ResolvedUnit | null = null;
  for (const { unit, how, share } of startingReserves(declared)) {
    if (how !== 'strategic') continue;
    const power = unit.powerRating === undefined ? unit.datasheet.powerRating : unit.powerRating;
    if (power === null) unknown ??= unit;
    else rated.push({ unit, power: power * share });
  }
  const power = rated.reduce((sum, unit) => sum + unit.power, 0);
  const costOf = (sum: number) => (sum > 0 ? Math.floor(sum / band) + 1 : 0);
  const leaveOut = (commandPoints: number) => {
    const excess = power - (commandPoints > 0 ? commandPoints * band - 1 : 0);
    const byPower = rated.toSorted((one, other) => other.power - one.power);
    const out: typeof rated = [];
    let left = excess;
    for (const unit of byPower) {
      if (left <= 0) break;
      // The last one to go need only be large enough.
      const enough = byPower.filter((other) => !out.includes(other) && other.power >= left).at(-1);
      const next = enough ?? unit;
      out.push(next);
      left -= next.power;
    }
    return out.map(({ unit }) => unit);
  };
  return { power, cost: costOf(power), unknown, leaveOut };
}
