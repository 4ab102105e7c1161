import { expect, it } from 'vitest';
import { addChildSelection, addForce, addRootSelection, createRoster } from '../building/roster-edit.js';
import type { Option } from '../evaluate/compile/option.js';
import { category, entry, gameOf, group, limit } from '../testing/invented-data.js';
import type { OptionInRoster } from './option-walk.js';
import { rosterOptions } from './roster-options.js';

const squad = entry('squad', { type: 'unit', pts: 10, categoryLinks: [category('troops', true)] }, [
  entry('trooper', { type: 'model', pts: 4, constraints: [limit('min', 2), limit('max', 5)] }, [
    entry('gun', { pts: 1, collective: true, constraints: [limit('min', 1), limit('max', 1)] }),
    entry('charm', { collective: true, constraints: [limit('max', 2)] }),
  ]),
  entry('operator', { type: 'model', constraints: [limit('max', 3)] }, [
    group('set', { constraints: [limit('max', 1)] }, [entry('radio'), entry('lamp')]),
  ]),
]);
const game = gameOf({ roots: [squad, entry('size', { constraints: [limit('max', 1)] }, [entry('large')])] });
let last = 0;
const newId = () => `n${(last += 1)}`;
const root = (id: string): Option => game.catalogue('army')?.root(id) ?? fail(id);
function fail(id: string): never {
  throw new Error(`no ${id}`);
}

const force = addForce(game, createRoster(game), { catalogueId: 'army', forceEntryId: 'patrol', parentId: null }, newId);
const unit = addRootSelection(game, force.state, force.id ?? '', root('squad'), newId);
const operator = root('squad').entries.find(({ name }) => name === 'operator') ?? fail('operator');
const one = addChildSelection(game, unit.state, unit.id ?? '', operator, newId);
const two = addChildSelection(game, one.state, unit.id ?? '', operator, newId);
const { state } = addChildSelection(game, two.state, two.id ?? '', operator.entries[1] ?? fail('lamp'), newId);

const bounds = { depth: 8, size: 100 };
const brief = ({ path, parent, name, minimum, maximum, chosen, step, of }: OptionInRoster) =>
  [path, parent, name, `${minimum}-${maximum ?? ''}`, chosen, step, of] as const;

it('shows the options of each selection of a unit in its current state', () => {
  const [trooper] = state.forces[0]?.selections[0]?.selections ?? [];
  const of = { unit: unit.id, troopers: trooper?.id, one: one.id, two: two.id };
  const options = rosterOptions(game, state).ofSelection(unit.id ?? '', bounds);
  expect(options?.options.map(brief)).toEqual([
    ['0', null, 'trooper', '2-5', 2, 1, of.unit],
    ['0.0', '0', 'gun', '2-2', 2, 2, of.troopers],
    ['0.1', '0', 'charm', '0-4', 0, 2, of.troopers],
    ['1', null, 'operator', '0-3', 2, 1, of.unit],
    ['1.0', '1', 'set', '0-1', 0, 1, of.one],
    ['1.0.0', '1.0', 'radio', '0-', 0, 1, of.one],
    ['1.0.1', '1.0', 'lamp', '0-', 0, 1, of.one],
    ['1:1.0', '1', 'set', '0-1', 1, 1, of.two],
    ['1:1.0.0', '1:1.0', 'radio', '0-', 0, 1, of.two],
    ['1:1.0.1', '1:1.0', 'lamp', '0-', 1, 1, of.two],
  ]);
  expect(options?.options.at(-1)).toMatchObject({
    entryId: 'lamp',
    entryGroupId: 'set',
    kind: 'entry',
    selectionIds: [expect.any(String)],
  });
});

it('shows the options of a force for the requested root entries', () => {
  const options = rosterOptions(game, state).ofForce(force.id ?? '', (id) => id === 'size', bounds);
  expect(options?.options.map(brief)).toEqual([['0', null, 'size', '0-1', 0, 1, force.id]]);
});

it('stops at its bounds, and is null for a missing selection or force', () => {
  const reader = rosterOptions(game, state);
  expect([
    reader.ofSelection(unit.id ?? '', { depth: 8, size: 2 })?.options.length,
    reader.ofSelection(unit.id ?? '', { depth: 8, size: 2 })?.isCut,
  ]).toEqual([2, true]);
  expect([reader.ofSelection('ghost', bounds), reader.ofForce('ghost', () => true, bounds)]).toEqual([null, null]);
});
