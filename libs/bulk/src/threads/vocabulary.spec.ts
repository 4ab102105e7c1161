import { NOTHING_ASKED, readSubject } from '#muster/checking';
import { expect, it } from 'vitest';
import { Vocabulary, wordsIn } from './vocabulary.js';

const wordsOf = (text: string): Uint16Array =>
  wordsIn({ name: 'check', given: [{ kind: 'text', text }, NOTHING_ASKED, [{ kind: 'today' }]], changes: 0 });

it('knows most words of a list that is like an earlier one', () => {
  const vocabulary = new Vocabulary();
  const list = 'Saltmarch Wardens\n\n5 Tidewright Sentinels (90)\n  1 Sentinel with harpoon';
  expect(vocabulary.lacks(wordsOf(list))).toBe(6);
  vocabulary.learn(wordsOf(list));
  expect(vocabulary.lacks(wordsOf(`${list}\n10 Tidewright Lookouts (60)`))).toBe(1);
  expect(vocabulary.lacks(wordsOf('Gravelborn Host\n\nQuarry Thanes (110)'))).toBe(3);
});

it('takes the names of units from a list that was read before', async () => {
  const vocabulary = new Vocabulary();
  const units = 'OTHER DATASHEETS\n\nTidewright Sentinels (90 points)\n\nQuarry Thanes (110 points)';
  const text = `Marsh (200 points)\n\nSaltmarch\nStrike Force (2000 points)\nTidal Surge\n\n${units}`;
  const words = wordsIn({ name: 'judgeList', given: [await readSubject({ kind: 'text', text }), null], changes: 0 });
  expect(vocabulary.lacks(words)).toBe(5);
  vocabulary.learn(wordsOf(text));
  expect(vocabulary.lacks(words)).toBe(0);
});

it('finds no words in a task without a text', () => {
  const file = { kind: 'file', name: 'list.rosz', bytes: new Uint8Array() } as const;
  expect(wordsIn({ name: 'judgeList', given: [file, null], changes: 0 })).toHaveLength(0);
});
