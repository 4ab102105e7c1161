import type { ListedUnit, Counts } from './army-view.js';

export interface UnitPair {
  readonly before: ListedUnit | null;
  readonly after: ListedUnit | null;
}

/**
 * Bound on the work: if more pairs of units of one datasheet would have to be compared, the units are paired in list order. No real army
 * reaches it.
 */
const MOST_COMPARISONS = 10_000;

/**
 * Pairs units of the same datasheet, most similar loadouts first. The result is in the order of the first list, followed by units that
 * are only in the second.
 */
export function pairUnits(before: readonly ListedUnit[], after: readonly ListedUnit[]): readonly UnitPair[] {
  const others = byKey(after);
  const partner = new Map<ListedUnit, ListedUnit>();
  for (const [key, units] of byKey(before)) {
    for (const [one, other] of pairAlike(units, others.get(key) ?? [])) partner.set(one, other);
  }
  const paired = new Set(partner.values());
  return [
    ...before.map((unit) => ({ before: unit, after: partner.get(unit) ?? null })),
    ...after.filter((unit) => !paired.has(unit)).map((unit) => ({ before: null, after: unit })),
  ];
}

function pairAlike(before: readonly ListedUnit[], after: readonly ListedUnit[]): readonly (readonly [ListedUnit, ListedUnit])[] {
  if (before.length * after.length > MOST_COMPARISONS) {
    return before.flatMap((one, index) => {
      const other = after[index];
      return other ? [[one, other] as const] : [];
    });
  }
  const candidates = before.flatMap((one) => after.map((other) => ({ one, other, apart: distance(one, other) })));
  candidates.sort((a, b) => a.apart - b.apart);
  const taken = new Set<ListedUnit>();
  const pairs: (readonly [ListedUnit, ListedUnit])[] = [];
  for (const { one, other } of candidates) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    pairs.push([one, other]);
  }
  return pairs;
}

/**
 * The number of changes that would turn one unit into the other. An upgrade or the Warlord counts as much as the wargear of a squad,
 * because players tell units apart by these.
 */
function distance(one: ListedUnit, other: ListedUnit): number {
  const models = one.models === null || other.models === null ? 0 : Math.abs(one.models - other.models);
  const wargear = one.wargear && other.wargear ? apart(one.wargear, other.wargear) : 0;
  const marks =
    apart(one.upgrades, other.upgrades) + (one.warlord === other.warlord ? 0 : 1) + (one.detachment === other.detachment ? 0 : 1);
  return models + wargear + 10 * marks;
}

function apart(one: Counts, other: Counts): number {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].reduce((sum, key) => sum + Math.abs((one.get(key)?.count ?? 0) - (other.get(key)?.count ?? 0)), 0);
}

function byKey(units: readonly ListedUnit[]): ReadonlyMap<string, readonly ListedUnit[]> {
  const groups = new Map<string, ListedUnit[]>();
  for (const unit of units) {
    const group = groups.get(unit.key);
    if (group) group.push(unit);
    else groups.set(unit.key, [unit]);
  }
  return groups;
}
