import { expect, it } from 'vitest';
import { declaring } from '../testing/declaration-builder.js';
import { datasheet, gap, rosterOf } from '../testing/roster-builder.js';
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

it('needs to know who assigned the deployment zones if both are equal', () => {
  expect(underdogOf(army(50), army(50))).toMatchObject({ underdog: null, commandRerolls: 0, lacks: 'deployment-zones' });
  expect(underdogOf(army(50), army(50), 'second')).toMatchObject({ underdog: 'second', commandRerolls: 0, lacks: null });
});

it('counts only units that are set up, without those in Reserves and those embarked in them', () => {
  const reserved = declaring(army(40, 9, 6, 5), {
    reserves: [
      [1, 'own-rule'],
      [2, 'left-table'],
    ],
    passengers: [
      [3, 1],
      [0, 2],
    ],
  });
  expect(underdogOf(reserved, 57)).toMatchObject({ powerLevels: [46, 57], underdog: 'first', commandRerolls: 1 });
});

it('accepts a Power Level instead of an army', () =>
  expect(underdogOf(50, army(62))).toMatchObject({ powerLevels: [50, 62], underdog: 'first', commandRerolls: 1 }));

it.each([
  ['of a unit without one', army(50, null)],
  ['of a unit that was not found', { ...army(50), gaps: [gap('unit')] }],
])('does not guess a Power Rating %s', (_, unknown) =>
  expect(underdogOf(unknown, army(60))).toMatchObject({ powerLevels: [null, 60], underdog: null, lacks: 'power-ratings' }),
);
