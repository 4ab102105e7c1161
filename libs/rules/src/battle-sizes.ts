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

/** The points limit of each battle size in a ruleset. Empty if the ruleset defines no battle sizes. */
export function battleSizesOf(ruleset: Ruleset | null): PointsBySize {
  const rule = ruleset?.rules.find(({ id }) => id === pointsWithinLimit.id);
  return pointsBySize.read(rule?.limits['bySize']) ?? {};
}

/**
 * Finds a battle size in a ruleset by name. Accepts any spelling, such as `strike-force` or `STRIKE_FORCE`. Null if the ruleset has no such
 * battle size.
 */
export function battleSizeNamed(written: string, sizes: PointsBySize): string | null {
  const key = battleSizeKey(written.replaceAll(/[-_]/g, ' '));
  return Object.hasOwn(sizes, key) ? key : null;
}

/** The points limit that applies to a roster, whether the list states it or Muster assumes it. */
export function limitIn(roster: Limited, ruleset: Ruleset | null): PointsLimit | null {
  const rule = ruleset?.rules.find(({ id }) => id === pointsWithinLimit.id);
  return pointsLimitOf(roster, battleSizesOf(ruleset), sizesByPower.read(rule?.limits['sizesByPower']) ?? false);
}
