import { expect, it } from 'vitest';
import { old, plain } from '../advice/testing/old-document.js';
import { readDocument } from './read-document.js';

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
