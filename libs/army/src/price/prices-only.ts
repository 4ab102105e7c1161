import { looseKey, type PointsTable } from '#muster/catalogue';
import type { LoadoutItem, RosterUnit } from '#muster/roster';

/**
 * The unit as far as a price list can explain it: its priced wargear, and the printed size that costs what the list states at some copy,
 * or the largest that costs no more. A price list does not name other items, so they are left out. `base` is the stated price without
 * Enhancements, or null.
 */
export function asPriced(unit: RosterUnit, points: PointsTable, base: number | null): RosterUnit {
  const prices = new Map(points.wargear.map(({ name, points: price }) => [looseKey(name), price]));
  const priced = (items: readonly LoadoutItem[]): readonly LoadoutItem[] =>
    items.flatMap((item) => [...(prices.has(looseKey(item.name)) ? [{ ...item, items: [] }] : []), ...priced(item.items)]);
  const loadout = priced(unit.loadout);
  const wargear = loadout.reduce((sum, { name, count }) => sum + count * (prices.get(looseKey(name)) ?? 0), 0);
  const surcharges = [0, ...points.byCopy.map((copy) => copy.points)];
  const bare = base === null ? null : base - wargear;
  const tier =
    bare === null
      ? undefined
      : (points.bySize.find(({ points: price }) => surcharges.includes(bare - price)) ??
        points.bySize.findLast(({ points: price }) => price <= bare));
  const models = unit.models ?? (tier === undefined ? points.minModels : (tier.upTo ?? points.maxModels ?? points.minModels));
  return { ...unit, loadout, models };
}
