import { expect, it } from 'vitest';
import { evaluate } from '../evaluate/evaluate.js';
import type { Option } from '../evaluate/compile/option.js';
import type { SelectionState } from '../roster-state.js';
import { category, condition, entry, gameOf, group, limit, link, modifier, patrol, pointsOf } from '../testing/invented-data.js';
import { defaultSelection } from './default-selection.js';
import {
  addChildSelection,
  addForce,
  addRootSelection,
  createRoster,
  duplicateForce,
  duplicateSelection,
  removeForce,
  removeSelection,
  resizeSelection,
  setCostLimit,
} from './roster-edit.js';

const counting = () => {
  let last = 0;
  return () => `n${(last += 1)}`;
};

const arms = group('arms', { defaultSelectionEntryId: 'axe', constraints: [limit('min', 1)] }, [entry('axe', { pts: 5 }), entry('bow')]);
const squad = entry('squad', { type: 'unit', pts: 10, categoryLinks: [category('troops', true)] }, [
  entry('trooper', { type: 'model', constraints: [limit('min', 3)] }, [
    entry('gun', { collective: true, pts: 1, constraints: [limit('min', 1)] }),
  ]),
  arms,
]);

function setUp(game = gameOf({ roots: [squad] })) {
  const newId = counting();
  const force = addForce(game, createRoster(game), { catalogueId: 'army', forceEntryId: 'patrol', parentId: null }, newId);
  const option = (id: string): Option => game.catalogue('army')?.root(id) ?? fail(id);
  return { game, newId, force, option };
}

function fail(id: string): never {
  throw new Error(`no ${id}`);
}

const shapeOf = (selection: SelectionState): unknown => [selection.entryId, selection.number, selection.selections.map(shapeOf)];

it('adds an entry with everything it must have', () => {
  const { game, force, newId, option } = setUp();
  const edit = addRootSelection(game, force.state, force.id ?? '', option('squad'), newId);
  expect(edit.state.forces[0]?.selections.map(shapeOf)).toEqual([
    [
      'squad',
      1,
      [
        ['trooper', 3, [['gun', 3, []]]],
        ['axe', 1, []],
      ],
    ],
  ]);
  expect(edit.added.map(({ entryId }) => entryId)).toEqual(['trooper', 'axe', 'gun']);
  expect(pointsOf(evaluate(game, edit.state))).toBe(18);
  expect(evaluate(game, edit.state).findings).toEqual([]);
});

it('uses minimums after modifiers in the roster', () => {
  const lazy = entry('aide', {
    constraints: [limit('min', 0)],
    modifiers: [modifier('set', 'min 0', 1, { conditions: [condition('atLeast', 1, { childId: 'drone' })] })],
  });
  const { game, force, newId, option } = setUp(gameOf({ roots: [entry('hero', {}, [lazy]), entry('drone')] }));
  const alone = addRootSelection(game, force.state, force.id ?? '', option('hero'), newId);
  const drone = addRootSelection(game, force.state, force.id ?? '', option('drone'), newId);
  const after = addRootSelection(game, drone.state, force.id ?? '', option('hero'), newId);
  expect([alone.added.length, after.added.length]).toEqual([0, 1]);
});

it('fills a new force, with one selection per required root entry', () => {
  const { force } = setUp(gameOf({ roots: [entry('hero', { constraints: [limit('min', 2)] })] }));
  expect(force.state.forces[0]?.selections.map(shapeOf)).toEqual([
    ['hero', 1, []],
    ['hero', 1, []],
  ]);
});

it('increases the number of identical selections, and keeps different ones separate', () => {
  const radio = entry('operator', { type: 'model' }, [entry('radio')]);
  const { game, force, newId, option } = setUp(gameOf({ roots: [entry('squad', {}, [entry('trooper'), radio])] }));
  const unit = addRootSelection(game, force.state, force.id ?? '', option('squad'), newId);
  const [trooper, operator] = option('squad').entries;
  const add = (state: typeof unit.state, child: Option | undefined) =>
    addChildSelection(game, state, unit.id ?? '', child ?? fail('child'), newId).state;
  const state = [trooper, trooper, operator, operator].reduce(add, unit.state);
  expect(state.forces[0]?.selections[0]?.selections.map(shapeOf)).toEqual([
    ['trooper', 2, []],
    ['operator', 1, []],
    ['operator', 1, []],
  ]);
});

it('resizes a selection with its children, and removes it at 0', () => {
  const { game, force, newId, option } = setUp();
  const edit = addRootSelection(game, force.state, force.id ?? '', option('squad'), newId);
  const [trooper] = edit.state.forces[0]?.selections[0]?.selections ?? [];
  const [inside] = option('squad').entries;
  const resized = resizeSelection(game, edit.state, trooper?.id ?? '', inside ?? fail('trooper'), 5);
  expect(resized.forces[0]?.selections[0]?.selections.map(shapeOf)).toEqual([
    ['trooper', 5, [['gun', 5, []]]],
    ['axe', 1, []],
  ]);
  expect(
    resizeSelection(game, edit.state, trooper?.id ?? '', inside ?? fail('trooper'), 0).forces[0]?.selections[0]?.selections.map(shapeOf),
  ).toEqual([['axe', 1, []]]);
});

it('copies with new ids, and keeps the other objects unchanged', () => {
  const { game, force, newId, option } = setUp();
  const one = addRootSelection(game, force.state, force.id ?? '', option('squad'), newId);
  const two = duplicateSelection(one.state, one.id ?? '', newId);
  const [first, second] = two.state.forces[0]?.selections ?? [];
  expect(first).toBe(one.state.forces[0]?.selections[0]);
  expect(second && shapeOf(second)).toEqual(first && shapeOf(first));
  expect(second?.id).toBe(two.id);
  expect(removeSelection(two.state, two.id ?? '').forces[0]?.selections).toEqual([first]);
  const forces = duplicateForce(one.state, force.id ?? '', newId);
  expect(forces.state.forces.length).toBe(2);
  expect(removeForce(forces.state, forces.id ?? '').forces).toEqual(one.state.forces);
});

it('changes nothing if the id does not exist', () => {
  const { game, force, newId, option } = setUp();
  expect(addRootSelection(game, force.state, 'gone', option('squad'), newId)).toEqual({ state: force.state, id: null, added: [] });
  expect(addChildSelection(game, force.state, 'gone', option('squad'), newId).state).toBe(force.state);
  expect(removeSelection(force.state, 'gone')).toBe(force.state);
  expect(removeForce(force.state, 'gone')).toBe(force.state);
});

it('counts the selections of an inner group for the outer group, without using its defaults', () => {
  const special = group('special', { defaultSelectionEntryId: 'harpoon', constraints: [limit('min', 1), limit('max', 1)] }, [
    entry('harpoon', { type: 'model' }),
    entry('net', { type: 'model' }),
  ]);
  const crew = (fewest: number) =>
    group('crew', { constraints: [limit('min', fewest), limit('max', fewest)] }, [
      entry('sailor', { type: 'model', constraints: [limit('min', 7), limit('max', 8)] }),
      entry('bosun', { type: 'model' }),
      special,
    ]);
  const crewOf = (fewest: number) => {
    const { game, force, newId, option } = setUp(gameOf({ roots: [entry('boat', { type: 'unit' }, [crew(fewest)])] }));
    return addRootSelection(game, force.state, force.id ?? '', option('boat'), newId).added.map(({ entryId, number }) => [entryId, number]);
  };
  expect(crewOf(8)).toEqual([
    ['sailor', 7],
    ['harpoon', 1],
  ]);
  // The data does not say which weapon the ninth one has, so the player chooses.
  expect(crewOf(9)).toEqual([
    ['sailor', 7],
    ['harpoon', 1],
  ]);
});

it('adds no more of a group’s default than its own limits allow', () => {
  const hands = group('hands', { defaultSelectionEntryId: 'pike', constraints: [limit('min', 2)] }, [
    entry('pike', { constraints: [limit('max', 1)] }),
    entry('buckler'),
  ]);
  const { game, force, newId, option } = setUp(gameOf({ roots: [entry('guard', { type: 'model' }, [hands])] }));
  const edit = addRootSelection(game, force.state, force.id ?? '', option('guard'), newId);
  expect(edit.added.map(({ entryId, number }) => [entryId, number])).toEqual([['pike', 1]]);
});

it('keeps the game’s default limits until they are set', () => {
  const game = gameOf({
    costTypes: [
      { id: 'pts', name: 'pts', defaultCostLimit: 500 },
      { id: 'cp', name: 'CP' },
    ],
  });
  const state = createRoster(game);
  expect(state.costLimits).toEqual([{ typeId: 'pts', value: 500 }]);
  expect(setCostLimit(state, 'pts', 1000).costLimits).toEqual([{ typeId: 'pts', value: 1000 }]);
  expect(setCostLimit(state, 'pts', -1).costLimits).toEqual([]);
});

it('builds a default loadout without a roster', () => {
  const game = gameOf({ roots: [link('root', 'squad')], shared: [squad] });
  const option = game.catalogue('army')?.root('root::squad') ?? fail('squad');
  expect(shapeOf(defaultSelection(option, 1, null, counting()))).toEqual([
    'root::squad',
    1,
    [
      ['root::axe', 1, []],
      ['root::trooper', 3, [['root::gun', 1, []]]],
    ].toReversed(),
  ]);
});

it('adds a force inside another one', () => {
  const forces = [{ ...patrol, forceEntries: [{ kind: 'force', id: 'wing', name: 'Wing' } as const] }];
  const { game, force, newId } = setUp(gameOf({ forces }));
  const edit = addForce(game, force.state, { catalogueId: 'army', forceEntryId: 'wing', parentId: force.id }, newId);
  expect(edit.state.forces[0]?.forces.map(({ entryId }) => entryId)).toEqual(['wing']);
});

it('stops if the data requires more than a roster can contain', () => {
  const gun = entry('gun', { constraints: [limit('min', 2)] }, [group('sights', {}, [entry('scope')])]);
  const horde = entry('horde', {}, [entry('model', { type: 'model', constraints: [limit('min', 400)] }, [gun])]);
  const { game, force, newId, option } = setUp(gameOf({ roots: [horde] }));
  const edit = addRootSelection(game, force.state, force.id ?? '', option('horde'), newId);
  // All models are added, with as many guns as the limit allows in such a large roster.
  expect(edit.added).toHaveLength(542);
});
