import { looseKey, remembered, type Datasheet, type PointsTable } from '#muster/catalogue';
import type { LoadoutItem, RosterUnit } from '#muster/roster';
import type { ResolvedEnhancement } from '../army-unit.js';

/** The stated price of a unit without its Enhancements; null if the list does not state it. */
export function statedBase(
  { statedPoints, enhancements: stated }: RosterUnit,
  enhancements: readonly ResolvedEnhancement[],
): number | null {
  if (statedPoints === null) return null;
  const priced = stated.map(
    (one) => one.statedPoints ?? enhancements.find(({ path }) => path.at(-1) === stated.indexOf(one))?.enhancement.points,
  );
  return priced.includes(undefined) ? null : priced.reduce<number>((sum, points) => sum - (points ?? 0), statedPoints);
}

/**
 * Whether this number of models costs what the list states. Null if the price table cannot answer: some of the stated wargear has a price,
 * or no size has that price.
 */
export function costsAsStated(
  { points }: Pick<Datasheet, 'points'>,
  base: number | null,
  loadout: readonly LoadoutItem[],
): (models: number) => boolean | null {
  const sizes = base === null ? undefined : sizesByPrice(points).get(base);
  if (sizes === undefined || statesPriced(points, loadout)) return () => null;
  return (models) => (models > mostModels ? priceOf(points, models) === base : sizes.includes(models));
}

/** A list that states no wargear may omit wargear that has a price. */
function statesPriced({ wargear }: PointsTable, loadout: readonly LoadoutItem[]): boolean {
  if (wargear.length === 0) return false;
  const priced = keysOf(wargear);
  const isPriced = ({ name, items }: LoadoutItem): boolean => priced.has(looseKey(name)) || items.some(isPriced);
  return loadout.length === 0 || loadout.some(isPriced);
}

const keysOf = remembered((wargear: PointsTable['wargear']) => new Set(wargear.map(({ name }) => looseKey(name))));

/** The only number of models that costs what the list states; null if there is none, or several. */
export function sizeAtPrice({ points }: Pick<Datasheet, 'points'>, base: number | null, loadout: readonly LoadoutItem[]): number | null {
  if (base === null || statesPriced(points, loadout)) return null;
  const [only, ...others] = sizesByPrice(points).get(base) ?? [];
  return only !== undefined && others.length === 0 ? only : null;
}

/** No unit has more models. */
const mostModels = 40;

/** For each price, the numbers of models that cost it. */
const sizesByPrice = remembered((points: PointsTable): ReadonlyMap<number, readonly number[]> => {
  const { minModels, maxModels } = points;
  const sizes = new Map<number, number[]>();
  for (let size = minModels; size <= Math.min(maxModels ?? mostModels, mostModels); size += 1) {
    const price = priceOf(points, size);
    if (price !== null) sizes.set(price, [...(sizes.get(price) ?? []), size]);
  }
  return sizes;
});

/** Null if the table cannot tell, because the models have different prices. */
function priceOf({ bySize, perModel, minModels, maxModels }: PointsTable, models: number): number | null {
  if (models < minModels || models > (maxModels ?? Infinity)) return null;
  const [each, ...others] = new Set(perModel.map(({ points }) => points));
  if (others.length > 0) return null;
  const bare = bySize.find(({ upTo }) => upTo === null || upTo >= models)?.points;
  return bare === undefined ? null : bare + (each ?? 0) * models;
}
