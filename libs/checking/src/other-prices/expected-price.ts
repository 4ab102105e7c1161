import { looseKey, type PointsTable, type PriceList } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';

/** The part of an `ArmyUnit` on which its price depends. */
export interface UnitPricedHere {
  readonly datasheet: { readonly id: string };
  readonly models: number | null;
  readonly points: number | null;
  readonly enhancements: readonly { readonly enhancement: { readonly id: string; readonly points: number } }[];
}

/**
 * What a unit that was priced under one release would cost under another, by the price lists of both. Only an estimate: the lists do not
 * have prices that depend on other choices. Null if the unit or its size is not in both lists.
 */
export function expectedPrice(unit: UnitPricedHere, loadout: readonly LoadoutItem[], here: PriceList, there: PriceList): number | null {
  const { points, datasheet, models, enhancements } = unit;
  const before = here.datasheets.get(datasheet.id);
  const after = there.datasheets.get(datasheet.id);
  if (points === null || before === undefined || after === undefined) return null;
  const sizes = [priceOfSize(after, models), priceOfSize(before, models)] as const;
  if (sizes[0] === null || sizes[1] === null) return null;
  let price = points + sizes[0] - sizes[1];
  for (const { enhancement } of enhancements) {
    const other = there.enhancements.get(enhancement.id);
    if (other === undefined) return null;
    price += other - (here.enhancements.get(enhancement.id) ?? enhancement.points);
  }
  return before === after ? price : price + (priceOfParts(after, loadout, models) - priceOfParts(before, loadout, models));
}

function priceOfSize({ bySize }: PointsTable, models: number | null): number | null {
  const tier = bySize.find(({ upTo }) => upTo === null || upTo >= (models ?? 1));
  return tier?.points ?? null;
}

/** The prices of the stated models and wargear. Models that are not stated are counted as models of the first kind. */
function priceOfParts({ perModel, wargear }: PointsTable, loadout: readonly LoadoutItem[], models: number | null): number {
  if (perModel.length === 0 && wargear.length === 0) return 0;
  const prices = new Map([...wargear, ...perModel].map(({ name, points }) => [looseKey(name), points]));
  const items = loadout.flatMap(withInner);
  const kinds = new Set(perModel.map(({ name }) => looseKey(name)));
  const stated = items.filter(({ name }) => kinds.has(looseKey(name))).reduce((sum, { count }) => sum + count, 0);
  const others = Math.max(0, (models ?? 0) - stated) * (perModel[0]?.points ?? 0);
  return items.reduce((sum, { name, count }) => sum + count * (prices.get(looseKey(name)) ?? 0), others);
}

const withInner = (item: LoadoutItem): readonly LoadoutItem[] => [item, ...item.items.flatMap(withInner)];
