import { describe, expect, it } from 'vitest';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { splitBlob } from './split-blob.js';

const present = isPresent('lists');
const texts = present
  ? filesIn('lists')
      .filter((file) => file.path.endsWith('.txt'))
      .map((file) => ({ name: file.path, text: new TextDecoder().decode(file.bytes).replaceAll('\r\n', '\n').trim() }))
  : [];

describe.skipIf(!present)('real lists in one text', () => {
  const rotations = texts.map((_, turn) => [...texts.slice(turn), ...texts.slice(0, turn)]);
  const whole = (order: typeof texts) => order.map(({ text }) => text);

  it.each(texts)('a single list stays whole: $name', ({ text }) => expect(splitBlob(text).lists).toEqual([{ player: null, text }]));

  it.each([
    ['blank lines', '\n\n\n'],
    ['a rule', '\n\n==========\n\n'],
  ])('are separated unchanged, in any order, between %s', (_, between) => {
    for (const order of rotations) {
      const { lists, unassigned } = splitBlob(whole(order).join(between));
      expect(lists.map(({ text }) => text)).toEqual(whole(order));
      expect(unassigned).toEqual([]);
    }
  });

  it('keep the players named above them', () => {
    for (const order of [texts, texts.toReversed()]) {
      const blob = order.map(({ name, text }) => `Player: ${name}\n\n${text}`).join('\n\n');
      expect(splitBlob(blob).lists.map(({ player }) => player)).toEqual(order.map(({ name }) => name));
      const bare = order.map(({ name, text }) => `${name}\n\n${text}`).join('\n\n\n');
      expect(splitBlob(bare).lists.map(({ text }) => text)).toEqual(order.map(({ name, text }) => `${name}\n\n${text}`));
    }
  });
});
