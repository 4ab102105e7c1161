import { compileGame, evaluate, type DataFile, type EntryNode, type SelectionState } from '#muster/battlescribe';
import type { LoadoutItem } from '#muster/roster';
import { expect, it } from 'vitest';
import { isAmongUnnamedModels } from './unnamed-models.js';

const entry = (id: string, type: EntryNode['type'], rest: Partial<EntryNode> = {}): EntryNode => ({
  kind: 'entry',
  id,
  name: id,
  type,
  ...rest,
});
const least = [{ id: 'least', type: 'min', field: 'selections', scope: 'parent', shared: true, value: 1 } as const];
const crew = entry('crew', 'unit', {
  entries: [entry('bosun', 'model', { constraints: least }), entry('flag', 'upgrade', { constraints: least }), entry('hand', 'model')],
});
const system = { gameSystemId: 'system', revision: 1 };
const files: readonly DataFile[] = [
  { kind: 'gameSystem', id: 'system', name: 'System', ...system, forceEntries: [{ kind: 'force', id: 'army', name: 'Army' }] },
  { kind: 'catalogue', id: 'harbour', name: 'Harbour', ...system, entries: [crew] },
];

const line = (name: string, items: readonly LoadoutItem[] = []): LoadoutItem => ({ name, id: null, line: null, count: 1, items });
const axe = line('Axe');

/** What the data misses in a crew of one hand, for a list with these lines below its name. */
function missing(loadout: readonly LoadoutItem[]) {
  const selection = (id: string, selections: readonly SelectionState[] = []): SelectionState => ({
    ...{ id, entryId: id, entryGroupId: null, number: 1, selections },
  });
  const roots = [selection('crew', [selection('hand')])];
  const forces = [{ id: 'f', entryId: 'army', catalogueId: 'harbour', selections: roots, forces: [] }];
  const evaluation = evaluate(compileGame(files, 'newrecruit'), { costLimits: [], forces });
  const written = { name: 'Crew', loadout };
  return evaluation.findings
    .filter((finding) => isAmongUnnamedModels(finding, written, evaluation.selection('crew')))
    .map(({ name }) => name);
}

it('a kind of model may be among models that have only the name of the unit', () => {
  expect(missing([line('Crew', [axe]), line('crew', [axe])])).toEqual(['bosun']);
});

it('but not if the list states kinds of models, or no models', () => {
  expect(missing([line('Crew', [axe]), line('Hand', [axe])])).toEqual([]);
  expect(missing([axe])).toEqual([]);
});
