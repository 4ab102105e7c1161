import type { Army } from '#muster/army';
import { battleSizeKey } from './battle-size.js';
import { pointsLimitOf, sizeHolding, type PointsBySize } from './points-limit.js';
import { count, tableOf } from '../limits.js';

/** A limit that depends on the battle size. */
export const countBySize = (describe: string) => tableOf(`${describe}, by name of the battle size`, count('Number'));

export interface LimitBySize {
  readonly size: string;
  readonly limit: number;
  /** True if the list states neither a battle size nor a points limit, so that the size is assumed from the army's points. */
  readonly assumed: boolean;
}

/**
 * The limit for the battle size of the army: the declared size, or else the smallest that holds the stated or assumed points limit. Null if
 * the edition prints no such size, for example for a game of more points.
 */
export function limitBySize(roster: Army, bySize: PointsBySize, table: Readonly<Record<string, number>>): LimitBySize | null {
  const named = battleSizeKey(roster.declared?.battleSize ?? '');
  const known = pointsLimitOf(roster, bySize);
  const size = Object.hasOwn(bySize, named) ? named : known === null ? null : (sizeHolding(known.points, bySize)?.[0] ?? null);
  const limit = size === null ? undefined : table[size];
  if (size === null || limit === undefined) return null;
  return { size, limit, assumed: !Object.hasOwn(bySize, named) && (known?.assumed ?? true) };
}
