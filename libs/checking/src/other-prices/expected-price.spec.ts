import type { PointsTable, PriceList } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';
import { describe, expect, it } from 'vitest';
import { expectedPrice, type UnitPricedHere } from './expected-price.js';

const table = (prices: Partial<PointsTable>): PointsTable => ({
  ...{ minModels: 5, maxModels: 10, bySize: [], perModel: [], wargear: [], byCopy: [], complete: true },
  ...prices,
});
const priceList = (crew: PointsTable, spyglass = 15): PriceList => ({
  datasheets: new Map([['crew', crew]]),
  enhancements: new Map([['spyglass', spyglass]]),
});
const crew = (models: number, points: number | null, enhancements: UnitPricedHere['enhancements'] = []): UnitPricedHere => ({
  ...{ datasheet: { id: 'crew' }, models, points, enhancements },
});
const items = (written: Readonly<Record<string, number>>): readonly LoadoutItem[] =>
  Object.entries(written).map(([name, count]) => ({ name, count, id: null, line: null, items: [] }));

const sizes = (small: number, large: number) =>
  priceList(
    table({
      bySize: [
        { upTo: 5, points: small },
        { upTo: 10, points: large },
      ],
    }),
  );

describe('by number of models', () => {
  it.each([
    [5, 80, 90],
    [10, 150, 175],
  ])('%d models', (models, points, expected) => {
    expect(expectedPrice(crew(models, points), [], sizes(80, 150), sizes(90, 175))).toBe(expected);
  });

  it('is unknown for a size that is not offered, and for a unit that is missing or could not be priced', () => {
    const [here, there] = [sizes(80, 150), sizes(90, 175)];
    expect(expectedPrice(crew(11, 150), [], here, there)).toBeNull();
    expect(expectedPrice(crew(5, null), [], here, there)).toBeNull();
    expect(expectedPrice(crew(5, 80), [], here, { datasheets: new Map(), enhancements: new Map() })).toBeNull();
  });
});

it('adds the price difference of an Enhancement', () => {
  const bearer = crew(5, 95, [{ enhancement: { id: 'spyglass', points: 15 } }]);
  const there = sizes(80, 150);
  expect(expectedPrice(bearer, [], there, { ...there, enhancements: new Map([['spyglass', 25]]) })).toBe(105);
  expect(expectedPrice(bearer, [], there, { ...there, enhancements: new Map() })).toBeNull();
});

it('adds the price differences of models and items', () => {
  const of = (sailor: number, harpoon: number) =>
    priceList(
      table({
        bySize: [{ upTo: null, points: 0 }],
        perModel: [{ name: 'Sailor', points: sailor }],
        wargear: [{ name: 'Harpoon', points: harpoon }],
      }),
    );
  expect(expectedPrice(crew(6, 70), items({ Harpoon: 2, Sailor: 5 }), of(10, 5), of(11, 3))).toBe(72);
});
