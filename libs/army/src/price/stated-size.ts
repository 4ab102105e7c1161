import type { Datasheet, PointsTable } from '#muster/catalogue';
import type { RosterUnit } from '#muster/roster';
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
 * Whether this number of models costs what the list states. Null if the price table cannot answer: wargear has prices, or no size has that
 * price.
 */
export function costsAsStated({ points }: Pick<Datasheet, 'points'>, base: number | null): (models: number) => boolean | null {
  if (base === null || points.wargear.length > 0 || !sizesOf(points).some((size) => priceOf(points, size) === base)) return () => null;
  return (models) => priceOf(points, models) === base;
}

/** The only number of models that costs what the list states; null if there is none, or several. */
export function sizeAtPrice({ points }: Pick<Datasheet, 'points'>, base: number | null): number | null {
  const asStated = costsAsStated({ points }, base);
  const [only, ...others] = sizesOf(points).filter((size) => asStated(size) === true);
  return only !== undefined && others.length === 0 ? only : null;
}

/** No unit has more models. */
const mostModels = 40;

function sizesOf({ minModels, maxModels }: PointsTable): readonly number[] {
  const most = Math.min(maxModels ?? mostModels, mostModels);
  return Array.from({ length: Math.max(0, most - minModels + 1) }, (_, index) => minModels + index);
}

/** Null if the table cannot tell, because the models have different prices. */
function priceOf({ bySize, perModel, minModels, maxModels }: PointsTable, models: number): number | null {
  if (models < minModels || models > (maxModels ?? Infinity)) return null;
  const [each, ...others] = new Set(perModel.map(({ points }) => points));
  if (others.length > 0) return null;
  const bare = bySize.find(({ upTo }) => upTo === null || upTo >= models)?.points;
  return bare === undefined ? null : bare + (each ?? 0) * models;
}
