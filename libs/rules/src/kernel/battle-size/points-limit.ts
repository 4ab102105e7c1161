import type { Army } from '#muster/army';
import { valueNamed } from '#muster/catalogue';
import { battleSizeKey } from './battle-size.js';
import { count, flag, tableOf } from '../limits.js';

export const pointsBySize = tableOf('Points limit by name of the battle size', count('Points'));

/** The 9th edition describes a battle size by Power Level or points, and leaves the choice to the mission (Core Rules, Muster Armies). */
export const sizesByPower = flag('Whether a stated battle size can mean a Power Level instead of a points limit');

export type PointsBySize = Readonly<Record<string, number>>;

export interface PointsLimit {
  readonly points: number;
  /**
   * True if the list states no points limit. The limit is then that of the stated battle size, which may mean a Power Level instead, or
   * that of the smallest battle size that fits the army.
   */
  readonly assumed: boolean;
}

/** The fields of an army from which its points limit follows. */
export type Limited = Pick<Army, 'pointsLimit' | 'statedPoints' | 'points' | 'declared'>;

/**
 * The stated points limit. If none is stated, it is that of the declared battle size or else an assumed one. Null if it cannot be
 * determined.
 */
export function pointsLimitOf(roster: Limited, bySize: PointsBySize, byPower = false): PointsLimit | null {
  const { pointsLimit, declared } = roster;
  if (pointsLimit !== null) return { points: pointsLimit, assumed: false };
  const ofSize = declared?.battleSize === undefined ? undefined : valueNamed(bySize, battleSizeKey(declared.battleSize));
  if (ofSize !== undefined) return { points: ofSize, assumed: byPower };
  const [, points] = assumedSize(roster, bySize) ?? [];
  return points === undefined ? null : { points, assumed: true };
}

/**
 * The declared battle size. If none is declared, it is the one whose limit equals the stated points limit. If no limit is stated either, it
 * is assumed. Null if none applies.
 */
export function sizeOf(roster: Limited, bySize: PointsBySize): string | null {
  const { pointsLimit, declared } = roster;
  if (declared?.battleSize !== undefined) return battleSizeKey(declared.battleSize);
  if (pointsLimit !== null) return Object.keys(bySize).find((name) => bySize[name] === pointsLimit) ?? null;
  return assumedSize(roster, bySize)?.[0] ?? null;
}

/** The smallest battle size whose limit is at least this many points, with that limit. Null if the points exceed every limit. */
export function sizeHolding(points: number, bySize: PointsBySize): readonly [string, number] | null {
  const sizes = Object.entries(bySize).toSorted(([, one], [, other]) => one - other);
  return sizes.find(([, limit]) => points <= limit) ?? null;
}

/** Uses the stated total, or else the computed total. Returns the largest battle size if the total exceeds every limit. */
function assumedSize({ statedPoints, points, declared }: Limited, bySize: PointsBySize): readonly [string, number] | null {
  const total = statedPoints ?? (points === null ? null : points + (declared?.reinforcementPoints ?? 0));
  if (total === null) return null;
  const largest = Object.entries(bySize).toSorted(([, one], [, other]) => other - one)[0];
  return sizeHolding(total, bySize) ?? largest ?? null;
}
