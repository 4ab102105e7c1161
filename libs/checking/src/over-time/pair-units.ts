import type { ListedUnit, Counts } from './army-view.js';

export interface UnitPair {
  readonly before: ListedUnit | null;
  readonly after: ListedUnit | null;
}

/** Beyond so many comparisons of two units of one datasheet they are paired in their order: no army has that many. */
const MOST_COMPARISONS = 10_000;

/** Units that are one: of one datasheet, those whose loadouts are nearest. In the order of the first list, what is only in the second behind. */
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

/** How many single things one would change. An upgrade or the Warlord weighs as much as a squad's wargear: players know units by them. */
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
