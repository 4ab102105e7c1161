import { expect, it } from 'vitest';
import { readDocument } from './read-document.js';

const plain = {
  name: 'Watch',
  notes: null,
  battleSize: null,
  rules: { amendments: [], houseRules: null },
  state: { costLimits: [], forces: [] },
};

/** A document as stored by version 0.1.0, with the interleaved choices of two units. */
const old = {
  warlord: 'a',
  organisation: 'unbound',
  attachments: [{ leader: 'a', bodyguard: 'b' }],
  passengers: [],
  reserves: [{ unit: 'b', how: 'strategic' }],
  keywordChoices: [
    { unit: 'a', keyword: '<QUAY>', choice: 'North' },
    { unit: 'b', keyword: '<QUAY>', choice: 'South' },
    { unit: 'a', keyword: '<TIDE>', choice: 'Ebb' },
  ],
  unitNotes: [{ unit: 'b', note: 'at the bow' }],
};

it('reads documents of version 0.1.0 without adding declarations', () => {
  expect(readDocument({ ...plain, declared: old })).toEqual({
    ...plain,
    declarations: {
      organisation: 'unbound',
      attachments: old.attachments,
      reserves: old.reserves,
      units: old.keywordChoices.map(({ unit, keyword, choice }) => ({ unit, keywordChoices: [{ keyword, choice }] })),
    },
    warlord: 'a',
    unitNotes: old.unitNotes,
    doubts: [],
    unplaced: [],
    asWritten: [],
  });
});

it('throws for invalid declarations', () => {
  const { declared: _old, ...today } = { ...plain, declared: old, warlord: null, unitNotes: [], doubts: [] };
  expect(() => readDocument({ ...today, declarations: { passengers: [{ unit: 1, transport: 2 }] } })).toThrow('something else');
});
