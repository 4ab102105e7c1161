import type { ResolvedRoster } from '@muster/catalogue';
import { battleSizeKey } from './battle-size.js';
import { count, tableOf } from './limits.js';

export const pointsBySize = tableOf('Points limit by name of the battle size', count('Points'));

/** As stated, else that of the battle size declared; null where neither is known. */
export function pointsLimitOf({ pointsLimit, declared }: ResolvedRoster, bySize: Readonly<Record<string, number>>): number | null {
  if (pointsLimit !== null || declared?.battleSize === undefined) return pointsLimit;
  return bySize[battleSizeKey(declared.battleSize)] ?? null;
}

/** The battle size as declared, else the one of exactly the points limit stated; null where neither is known. */
export function sizeOf({ pointsLimit, declared }: ResolvedRoster, bySize: Readonly<Record<string, number>>): string | null {
  if (declared?.battleSize !== undefined) return battleSizeKey(declared.battleSize);
  return Object.keys(bySize).find((name) => bySize[name] === pointsLimit) ?? null;
}
