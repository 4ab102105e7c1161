import { compileGame, evaluate, type DataFile, type EntryNode, type SelectionState } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { isUnstatedWargear } from './unstated-wargear.js';

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
const keeper = entry('keeper', 'model', {
  constraints: least(2),
  entries: [entry('beacon', 'upgrade', { constraints: least(1) }), entry('lamp', 'upgrade', { constraints: least(2) })],
});
const system = { gameSystemId: 'system', revision: 1 };
const files: readonly DataFile[] = [
  { kind: 'gameSystem', id: 'system', name: 'System', ...system, forceEntries: [{ kind: 'force', id: 'army', name: 'Army' }] },
  { kind: 'catalogue', id: 'harbour', name: 'Harbour', ...system, entries: [entry('crew', 'unit', { entries: [keeper] })] },
];

function selection(entryId: string, selections: readonly SelectionState[] = []): SelectionState {
  return { id: entryId, entryId, entryGroupId: null, number: 1, selections };
}

function objections(unit: SelectionState) {
  const state = { costLimits: [], forces: [{ id: 'f', entryId: 'army', catalogueId: 'harbour', selections: [unit], forces: [] }] };
  const evaluation = evaluate(compileGame(files, 'newrecruit'), state);
  return evaluation.findings.map((finding) => [finding.entryId, finding.count, isUnstatedWargear(finding, { evaluation })]);
}

it('is wargear that is missing completely; too little wargear and missing models are not', () =>
  expect(objections(selection('crew', [selection('keeper', [selection('lamp')])]))).toEqual([
    ['keeper', 1, false],
    ['lamp', 1, false],
    ['beacon', 0, true],
  ]));

it('is not a missing model', () => expect(objections(selection('crew'))).toEqual([['keeper', 0, false]]));
