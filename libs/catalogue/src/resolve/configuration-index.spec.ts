import { expect, it } from 'vitest';
import { inventedRelease } from './testing/invented-release.js';

const sizeOf = (name: string, limit: number | null) =>
  inventedRelease
    .roots('tides')
    .configuration.battleSize(name, limit)
    ?.map((option) => option.name) ?? null;

it('finds a battle size by its name, whatever limit was agreed on', () => {
  const fullTide = ['Battle Size', '2. Full Tide (2000 Point limit)'];
  expect([2000, 2500, null].map((limit) => sizeOf('Full Tide', limit))).toEqual([fullTide, fullTide, fullTide]);
  expect(sizeOf('full tide', 1000)).toEqual(fullTide);
});

it('takes no other choice for one that ends with its name', () =>
  expect([sizeOf('Watch', 700), sizeOf('Vigil', null)]).toEqual([null, null]));

it('finds one of a name that the data do not have by its limit', () => {
  const fullTide = ['Battle Size', '2. Full Tide (2000 Point limit)'];
  expect([2000, 200, 2, null].map((limit) => sizeOf('Marée haute', limit))).toEqual([fullTide, null, null, null]);
});
