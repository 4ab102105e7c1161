import { keywordKey, type ResolvedRoster } from '@muster/catalogue';
import { count, tableOf } from './limits.js';

export const pointsBySize = tableOf('Points limit by name of the battle size, where the list states no limit', count('Points'));

/** As stated, else that of the battle size declared; null where neither is known. */
export function pointsLimitOf({ pointsLimit, declared }: ResolvedRoster, bySize: Readonly<Record<string, number>>): number | null {
  if (pointsLimit !== null || declared?.battleSize === undefined) return pointsLimit;
  return bySize[keywordKey(declared.battleSize)] ?? null;
}
