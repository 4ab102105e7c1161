import { battleSizeKey } from './kernel/battle-size/battle-size.js';
import {
  pointsBySize,
  pointsLimitOf,
  sizesByPower,
  type Limited,
  type PointsBySize,
  type PointsLimit,
} from './kernel/battle-size/points-limit.js';
import type { Ruleset } from './kernel/ruleset.js';
import { pointsWithinLimit } from './rules/points-within-limit/points-within-limit.rule.js';

/** The battle sizes of a ruleset with their points limits; empty where it has none. */
export function battleSizesOf(ruleset: Ruleset | null): PointsBySize {
  const rule = ruleset?.rules.find(({ id }) => id === pointsWithinLimit.id);
  return pointsBySize.read(rule?.limits['bySize']) ?? {};
}

/** The name by which a ruleset knows a battle size, however it is written: `strike-force`, `STRIKE_FORCE`; null: it knows none of that name. */
export function battleSizeNamed(written: string, sizes: PointsBySize): string | null {
  const key = battleSizeKey(written.replaceAll(/[-_]/g, ' '));
  return Object.hasOwn(sizes, key) ? key : null;
}

/** The points limit that a roster is judged by. */
export function limitIn(roster: Limited, ruleset: Ruleset | null): PointsLimit | null {
  const rule = ruleset?.rules.find(({ id }) => id === pointsWithinLimit.id);
  return pointsLimitOf(roster, battleSizesOf(ruleset), sizesByPower.read(rule?.limits['sizesByPower']) ?? false);
}
