import type { PointsTable } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { writtenUnit } from '../testing/written-roster.js';
import { asPriced } from './prices-only.js';

const points: PointsTable = {
  ...{ minModels: 5, maxModels: 10, perModel: [], byCopy: [{ from: 3, points: 10 }], complete: true },
  bySize: [
    { upTo: 5, points: 90 },
    { upTo: 10, points: 170 },
  ],
  wargear: [{ name: 'Long Hook', points: 5 }],
};
const priced = (base: number | null, loadout: readonly string[] = []) => {
  const unit = asPriced(writtenUnit({ name: 'Rafters', loadout }), points, base);
  return [unit.models, unit.loadout.map(({ count, name }) => `${count} ${name}`)];
};

it('keeps the wargear that has a price, and tells the size from what is left', () => {
  expect(priced(185, ['1 Foreman', '3 Long Hook', '9 Paddle'])).toEqual([10, ['3 Long Hook']]);
  expect(priced(100, ['2 Long Hook'])).toEqual([5, ['2 Long Hook']]);
});

it('tells the size of a later copy, which costs more', () => expect(priced(180)).toEqual([10, []]));

it('takes the largest size that costs no more if no size costs what is stated', () => {
  expect(priced(175)[0]).toBe(10);
  expect(priced(95)[0]).toBe(5);
});

it('takes the smallest size if every size costs more, or if no price is stated', () => {
  expect(priced(80)[0]).toBe(5);
  expect(priced(null)[0]).toBe(5);
});
