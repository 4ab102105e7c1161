import { compileGame, evaluate, type DataFile, type EntryNode, type SelectionState } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { couldBeDealtOutOtherwise } from './wargear-split-between-models.js';

const oneEach = { field: 'selections', scope: 'parent', shared: true, value: 1 } as const;
const lamp: EntryNode = {
  kind: 'entry',
  id: 'lamp',
  name: 'Lamp',
  type: 'upgrade',
  constraints: [
    { id: 'most', type: 'max', ...oneEach },
    { id: 'least', type: 'min', ...oneEach },
  ],
};
const keeper: EntryNode = { kind: 'entry', id: 'keeper', name: 'Keeper', type: 'model', entries: [lamp] };
const crew: EntryNode = { kind: 'entry', id: 'crew', name: 'Crew', type: 'unit', entries: [keeper] };
const system = { gameSystemId: 'system', revision: 1 };
const files: readonly DataFile[] = [
  { kind: 'gameSystem', id: 'system', name: 'System', ...system, forceEntries: [{ kind: 'force', id: 'army', name: 'Army' }] },
  { kind: 'catalogue', id: 'harbour', name: 'Harbour', ...system, entries: [crew] },
];

/** The limits that models of one kind with these numbers of lamps exceed, and whether another distribution would satisfy them. */
function objections(...lamps: readonly number[]) {
  const selection = (entryId: string, id: string, number: number, selections: readonly SelectionState[] = []): SelectionState => ({
    id,
    entryId,
    entryGroupId: null,
    number,
    selections,
  });
  const models = lamps.map((number, at) => selection('keeper', `k${at}`, 1, number === 0 ? [] : [selection('lamp', `l${at}`, number)]));
  const unit = selection('crew', 'crew', 1, models);
  const state = { costLimits: [], forces: [{ id: 'f', entryId: 'army', catalogueId: 'harbour', selections: [unit], forces: [] }] };
  const evaluation = evaluate(compileGame(files, 'newrecruit'), state);
  const alikeTo = () => evaluation.selection('crew')?.selections ?? [];
  return evaluation.findings.map((finding) => [finding.kind, finding.owner.id, couldBeDealtOutOtherwise(finding, { alikeTo })]);
}

it('is true if the models together carry an allowed total', () =>
  expect(objections(2, 0)).toEqual([
    ['tooMany', 'k0', true],
    ['tooFew', 'k1', true],
  ]));

it('is false if the total is more than all models may have or less than they must have', () => {
  expect(objections(3, 0)).toEqual([
    ['tooMany', 'k0', false],
    ['tooFew', 'k1', true],
  ]);
  expect(objections(1, 0)).toEqual([['tooFew', 'k1', false]]);
});

it('is false for a single model', () => expect(objections(2)).toEqual([['tooMany', 'k0', false]]));
