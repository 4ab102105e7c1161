import type { PointsTable } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { writtenUnit } from '../testing/written-roster.js';
import { sizeAtPrice } from './stated-size.js';

const points: PointsTable = {
  ...{ minModels: 3, maxModels: 6, bySize: [{ upTo: null, points: 0 }], perModel: [{ name: 'Glider', points: 55 }] },
  ...{ wargear: [{ name: 'Bone dagger', points: 3 }], byCopy: [], complete: true },
};
const sizeAt = (price: number, loadout: readonly string[], of: PointsTable = points): number | null =>
  sizeAtPrice({ points: of }, price, writtenUnit({ name: 'Gliders', loadout }).loadout);

it('tells the size from the price if no stated wargear has a price', () => {
  expect(sizeAt(275, ['5 Lance'])).toBe(5);
  expect(sizeAt(280, ['5 Lance'])).toBeNull();
});

it('cannot tell the size if stated wargear has a price, or if wargear that is not stated may have one', () => {
  expect(sizeAt(165, ['1 Bone daggers'])).toBeNull();
  expect(sizeAt(165, [])).toBeNull();
  expect(sizeAt(165, [], { ...points, wargear: [] })).toBe(3);
});
