import type { ArmyUnit } from '#muster/army';

/** A unit with the amount that counts against a limit, such as its points or its Power Rating. */
export interface Sized {
  readonly unit: ArmyUnit;
  readonly size: number;
}

/**
 * Finds the smallest number of units whose sizes add up to at least the excess. Among sets of equal length, it chooses the one with the
 * smallest total.
 */
export function smallestSet(units: readonly Sized[], excess: number): readonly ArmyUnit[] {
  const bySize = units.toSorted((one, other) => other.size - one.size);
  const out: Sized[] = [];
  let left = excess;
  for (const largest of bySize) {
    if (left <= 0) break;
    // The last unit to be removed only needs to cover the rest of the excess.
    const next = bySize.filter((other) => !out.includes(other) && other.size >= left).at(-1) ?? largest;
    out.push(next);
    left -= next.size;
  }
  return out.map(({ unit }) => unit);
}
