import { readDocument } from '#muster/builder';
import { create } from 'jsondiffpatch';
import { expect, it } from 'vitest';
import { add, edited, rosterWith } from '../../builder/src/advice/testing/invented-roster.js';
import { deltaBetween, undo } from './revision-delta.js';

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

it('undoes an edit stored by version 0.1.0', () => {
  const earlier = { ...plain, declared: { ...old, attachments: [], keywordChoices: old.keywordChoices.slice(0, 2) } };
  const later = { ...plain, declared: old };
  const delta = create({ objectHash: (item) => JSON.stringify(item) }).diff(earlier, later);
  expect(undo(readDocument(later), delta)).toEqual(readDocument(earlier));
});

it('undoes a revision from its delta, which contains only the changes', () => {
  const before = rosterWith(2000, ...Array.from({ length: 30 }, () => add('deckhand-company')));
  const after = edited(before, add('harbourmaster', 'hm'), { kind: 'setWarlord', unit: 'hm' }, { kind: 'rename', name: 'Another name' });
  const delta = deltaBetween(before, after);
  if (!delta) throw new Error('Something changed.');
  expect(undo(after, delta)).toEqual(before);
  expect(JSON.stringify(delta).length).toBeLessThan(JSON.stringify(after).length / 5);
  expect(deltaBetween(after, after)).toBeNull();
  expect(readDocument(JSON.parse(JSON.stringify(after)))).toEqual(after);
});
