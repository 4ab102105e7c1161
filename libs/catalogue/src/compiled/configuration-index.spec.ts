import { expect, it } from 'vitest';
import { inventedRelease } from '../../../army/src/testing/invented-release.js';

const sizeOf = (name: string, limit: number | null) =>
  inventedRelease
    .roots('tides')
    .configuration.battleSize(name, limit)
    ?.map((option) => option.name) ?? null;

it('finds a battle size by its name, whatever the agreed limit', () => {
  const fullTide = ['Battle Size', '2. Full Tide (2000 Point limit)'];
  expect([2000, 2500, null].map((limit) => sizeOf('Full Tide', limit))).toEqual([fullTide, fullTide, fullTide]);
  expect(sizeOf('full tide', 1000)).toEqual(fullTide);
});

it('does not match a choice that only ends with the name', () =>
  expect([sizeOf('Watch', 700), sizeOf('Vigil', null)]).toEqual([null, null]));

it('finds a battle size with an unknown name by its limit', () => {
  const fullTide = ['Battle Size', '2. Full Tide (2000 Point limit)'];
  expect([2000, 200, 2, null].map((limit) => sizeOf('Marée haute', limit))).toEqual([fullTide, null, null, null]);
});

it.each([
  [{ 'Show Legends': [] }, ['Show Legends']],
  // Data marks some choices with asterisks, which lists do not print.
  [{ 'Tide Selector': [] }, ['**Tide Selector**']],
  [{ 'battle size': ['2. Full Tide (2000 Point limit)'] }, ['Battle Size', 'Battle Size > 2. Full Tide (2000 Point limit)']],
  [{ 'Battle Size': ['3. Spring Tide'] }, ['Battle Size']],
  // Lists may name a choice without the entry that contains it.
  [{ 'Lamplit Vigil': [] }, ['Detachment > Lamplit Vigil']],
  [{ 'Low Vigil': ['Lamplit Vigil'] }, []],
])('finds the stated choices of a force: %j', (written, ways) => {
  const { configuration } = inventedRelease.roots('tides');
  const found = Object.entries(written).flatMap(([name, items]) =>
    configuration.stated({ name, count: 1, items: items.map((inner: string) => ({ name: inner, count: 1, items: [] })) }),
  );
  expect(found.map(({ path }) => path.map(({ name }) => name).join(' > '))).toEqual(ways);
});

it('knows how often a list takes a choice', () => {
  const stated = { name: 'Battle Size', count: 1, items: [{ name: '1. Skirmish (1000 Point limit)', count: 2, items: [] }] };
  expect(
    inventedRelease
      .roots('tides')
      .configuration.stated(stated)
      .map(({ count }) => count),
  ).toEqual([1, 2]);
});
