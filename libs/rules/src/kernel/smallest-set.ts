import type { ArmyUnit } from '#muster/army';

/** A unit with what is counted of it: points, Power Rating. */
export interface Sized {
  readonly unit: ArmyUnit;
  readonly size: number;
}

/** The fewest units that make up for the excess; of equally many, those that are smallest together. */
export function smallestSet(units: readonly Sized[], excess: number): readonly ArmyUnit[] {
  const bySize = units.toSorted((one, other) => other.size - one.size);
  const out: Sized[] = [];
  let left = excess;
  for (const largest of bySize) {
    if (left <= 0) break;
    // The last one to go need only be large enough.
    const next = bySize.filter((other) => !out.includes(other) && other.size >= left).at(-1) ?? largest;
    out.push(next);
    left -= next.size;
  }
  return out.map(({ unit }) => unit);
}
