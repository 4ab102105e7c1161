import type { Army } from '#muster/army';
import { battleSizeKey } from './battle-size.js';
import { count, flag, tableOf } from '../limits.js';

export const pointsBySize = tableOf('Points limit by name of the battle size', count('Points'));

/** The 9th edition describes a battle size by Power Level or points, and leaves the choice to the mission (Core Rules, Muster Armies). */
export const sizesByPower = flag('Whether a battle size may stand for a Power Level instead of a points limit');

export type PointsBySize = Readonly<Record<string, number>>;

export interface PointsLimit {
  readonly points: number;
  /** No points limit is stated: it is that of the battle size stated, which may mean Power Level, or of the smallest that holds the army. */
  readonly assumed: boolean;
}

/** What tells the limit of a roster. */
export type Limited = Pick<Army, 'pointsLimit' | 'statedPoints' | 'points' | 'declared'>;

/** As stated, else that of the battle size declared, else assumed; null where nothing tells. */
export function pointsLimitOf(roster: Limited, bySize: PointsBySize, byPower = false): PointsLimit | null {
  const { pointsLimit, declared } = roster;
  if (pointsLimit !== null) return { points: pointsLimit, assumed: false };
  const ofSize = declared?.battleSize === undefined ? undefined : bySize[battleSizeKey(declared.battleSize)];
  if (ofSize !== undefined) return { points: ofSize, assumed: byPower };
  const [, points] = assumedSize(roster, bySize) ?? [];
  return points === undefined ? null : { points, assumed: true };
}

/** The battle size as declared, else the one of exactly the points limit stated, else assumed; null where nothing tells. */
export function sizeOf(roster: Limited, bySize: PointsBySize): string | null {
  const { pointsLimit, declared } = roster;
  if (declared?.battleSize !== undefined) return battleSizeKey(declared.battleSize);
  if (pointsLimit !== null) return Object.keys(bySize).find((name) => bySize[name] === pointsLimit) ?? null;
  return assumedSize(roster, bySize)?.[0] ?? null;
}

/** The smallest battle size that holds so many points, with its limit; null where none does. */
export function sizeHolding(points: number, bySize: PointsBySize): readonly [string, number] | null {
  const sizes = Object.entries(bySize).toSorted(([, one], [, other]) => one - other);
  return sizes.find(([, limit]) => points <= limit) ?? null;
}

/** By the total that the list states, else by what it costs; the largest where none holds that. */
function assumedSize({ statedPoints, points, declared }: Limited, bySize: PointsBySize): readonly [string, number] | null {
  const total = statedPoints ?? (points === null ? null : points + (declared?.reinforcementPoints ?? 0));
  if (total === null) return null;
  const largest = Object.entries(bySize).toSorted(([, one], [, other]) => other - one)[0];
  return sizeHolding(total, bySize) ?? largest ?? null;
}
