import { compileGame, evaluate, type DataFile, type EntryNode, type SelectionState } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { isForLackOfModels } from './understrength.js';

const least = (value: number) => [
  { id: `least-${value}`, type: 'min', field: 'selections', scope: 'parent', shared: true, value } as const,
];
const entry = (id: string, type: EntryNode['type'], rest: Partial<EntryNode> = {}): EntryNode => ({
  kind: 'entry',
  id,
  name: id,
  type,
  ...rest,
});
const crew = entry('crew', 'unit', {
  entries: [entry('bosun', 'model', { constraints: least(1) }), entry('flag', 'upgrade', { constraints: least(1) })],
  groups: [
    { kind: 'group', id: 'hands', name: 'hands', constraints: least(4), entries: [entry('hand', 'model')] },
    { kind: 'group', id: 'drums', name: 'drums', constraints: least(1), entries: [entry('drum', 'upgrade')] },
  ],
});
const system = { gameSystemId: 'system', revision: 1 };
const files: readonly DataFile[] = [
  { kind: 'gameSystem', id: 'system', name: 'System', ...system, forceEntries: [{ kind: 'force', id: 'army', name: 'Army' }] },
  { kind: 'catalogue', id: 'harbour', name: 'Harbour', ...system, entries: [crew] },
];

function selection(id: string, over: Partial<SelectionState> = {}): SelectionState {
  return { id, entryId: id, entryGroupId: null, number: 1, selections: [], ...over };
}

/** The minimums that a crew with this many hands and no bosun misses, and whether each is due to missing models. */
function missing(hands: number) {
  const root = selection('crew', { selections: [selection('hand', { entryGroupId: 'hands', number: hands })] });
  const forces = [{ id: 'f', entryId: 'army', catalogueId: 'harbour', selections: [root], forces: [] }];
  const evaluation = evaluate(compileGame(files, 'newrecruit'), { costLimits: [], forces });
  const taken = { models: hands, datasheet: { points: { minModels: 5 } } };
  return evaluation.findings.map((finding) => [finding.name, isForLackOfModels(finding, taken, evaluation.selection('crew'))]);
}

it('an understrength unit may lack any models, but not wargear', () =>
  expect(missing(2)).toEqual([
    ['hands', true],
    ['drums', false],
    ['bosun', true],
    ['flag', false],
  ]));

it('a unit of the smallest size must have the models that the data requires', () =>
  expect(missing(5)).toEqual([
    ['drums', false],
    ['bosun', false],
    ['flag', false],
  ]));
