import { expect, it } from 'vitest';
import { datasheet, rosterOf } from '../testing/roster-builder.js';
import { underdogOf } from './underdog.js';

const army = (...ratings: (number | null)[]) => rosterOf(...ratings.map((powerRating) => datasheet('Squad', [], { powerRating })));

it.each([
  [50, 59, 'first', 0],
  [50, 60, 'first', 1],
  [69, 50, 'second', 1],
  [70, 50, 'second', 2],
  [20, 125, 'first', 10],
] as const)('%i against %i: the %s, with %i Command re-rolls', (one, other, underdog, commandRerolls) => {
  const answer = underdogOf(army(one - 5, 5), army(other));
  expect(answer).toMatchObject({ powerLevels: [one, other], underdog, commandRerolls, lacks: null });
});

it('asks who assigned the deployment zones in a tie', () => {
  expect(underdogOf(army(50), army(50))).toMatchObject({ underdog: null, commandRerolls: 0, lacks: 'deployment-zones' });
  expect(underdogOf(army(50), army(50), 'second')).toMatchObject({ underdog: 'second', commandRerolls: 0, lacks: null });
});

it('does not guess a Power Rating', () =>
  expect(underdogOf(army(50, null), army(60))).toMatchObject({ powerLevels: [null, 60], underdog: null, lacks: 'power-ratings' }));
