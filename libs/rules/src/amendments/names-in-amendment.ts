import { isRecord } from '../kernel/limits.js';
import type { Amendment } from '../kernel/ruleset.js';
import { cappedUnitsWithinLimit, noBannedUnits } from '../rules/index.js';

/** The datasheet names and keywords that an amendment bans or caps, as comparison keys without duplicates. */
export function namesInAmendment({ add, change }: Amendment): readonly string[] {
  const names = [...add, ...change].flatMap(({ id, limits }): readonly unknown[] => {
    if (id === noBannedUnits.id) return asList(limits['banned']);
    return id === cappedUnitsWithinLimit.id ? asList(limits['caps']).map((cap) => (isRecord(cap) ? cap['of'] : null)) : [];
  });
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
