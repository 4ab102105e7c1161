import { readDocument } from '#muster/builder';
import { create } from 'jsondiffpatch';
import { expect, it } from 'vitest';
import { add, edited, rosterWith } from '../../builder/src/advice/testing/invented-roster.js';
import { old, plain } from '../../builder/src/advice/testing/old-document.js';
import { deltaBetween, undo } from './revision-delta.js';

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
