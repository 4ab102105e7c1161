import { expect, it } from 'vitest';
import { evaluate } from '../../libs/battlescribe/src/evaluate/evaluate.js';
import type { RosterFile, RosterSelection } from '../../libs/battlescribe/src/read/roster/roster-file.js';
import { entry, filesOf, gameOf, pick, rosterOf } from '../../libs/battlescribe/src/testing/invented-data.js';
import { rosterFileOf } from '../../libs/battlescribe/src/write/roster-file-of.js';
import { compareRoster } from './compare-roster.js';

const parts = { roots: [entry('size', {}, [entry('large', { pts: 6 })]), entry('drill', { pts: -1 }), entry('oar', { pts: 0.1 })] };
const state = rosterOf(pick('size', {}, [pick('large')]), pick('drill'), pick('oar', { number: 3 }));
const evaluation = evaluate(gameOf(parts), state);
const file = rosterFileOf(state, evaluation, filesOf(parts), 'r', 'Convoy');

/** The file with other stated costs for some selections and another total. */
function stating(costs: Readonly<Record<string, number>>, total: number): RosterFile {
  const restated = (selection: RosterSelection): RosterSelection => {
    const value = costs[selection.id];
    const stated = value === undefined ? selection.costs : [{ typeId: 'pts', name: 'pts', value }];
    return { ...selection, costs: stated, selections: selection.selections.map(restated) };
  };
  const forces = file.forces.map((force) => ({ ...force, selections: force.selections.map(restated) }));
  return { ...file, costs: [{ typeId: 'pts', name: 'pts', value: total }], forces };
}

it('agrees with a file that states the cost of each selection separately', () => {
  expect(compareRoster(file, evaluation, true)).toMatchObject({ passed: true, selections: { total: 4, differing: [] } });
});

it('agrees with a file that includes nested selections in the stated costs, as New Recruit wrote them', () => {
  const compared = compareRoster(stating({ size: 6 }, 99), evaluation, false);
  expect(compared).toMatchObject({ passed: true, selections: { differing: [] } });
  const differing = [{ name: 'size', stated: 5, computed: 0 }];
  expect(compareRoster(stating({ size: 5 }, 99), evaluation, false)).toMatchObject({ passed: false, selections: { differing } });
});

it('ignores rounding errors of floating point numbers', () => {
  expect(compareRoster(stating({ oar: 0.1 + 0.2 }, 6 - 1 + (0.1 + 0.2)), evaluation, true).passed).toBe(true);
  expect(compareRoster(stating({ oar: 0.31 }, 5.3), evaluation, true).passed).toBe(false);
});
