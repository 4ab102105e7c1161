import type { RosterState } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { sameState } from './same-state.js';

const model = { id: 's2', entryId: 'model', entryGroupId: null, number: 5, selections: [] };
const unit = { id: 's1', entryId: 'unit', entryGroupId: null, number: 1, selections: [model] };
const force = { id: 'f1', entryId: 'detachment', catalogueId: 'c1', selections: [unit], forces: [] };
const state: RosterState = { costLimits: [{ typeId: 'pts', value: 1000 }], forces: [force] };

it('takes states for the same that are built of the same', () => expect(sameState(state, structuredClone(state))).toBe(true));

it('tells every difference', () => {
  const withUnit = (change: object): RosterState => ({ ...state, forces: [{ ...force, selections: [{ ...unit, ...change }] }] });
  const others: readonly RosterState[] = [
    { ...state, costLimits: [] },
    { ...state, costLimits: [{ typeId: 'pts', value: 2000 }] },
    { ...state, forces: [] },
    { ...state, forces: [{ ...force, catalogueId: 'c2' }] },
    { ...state, forces: [{ ...force, forces: [force] }] },
    withUnit({ id: 's9' }),
    withUnit({ number: 2 }),
    withUnit({ entryGroupId: 'g' }),
    withUnit({ selections: [{ ...model, number: 6 }] }),
    withUnit({ selections: [model, model] }),
  ];
  expect(others.filter((other) => sameState(state, other))).toEqual([]);
});
