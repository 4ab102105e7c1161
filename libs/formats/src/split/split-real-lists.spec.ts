import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitBlob } from './split-blob.js';

const folder = path.resolve(process.env['MUSTER_DATA'] ?? '../shared', 'data/lists');
const present = existsSync(folder);
const texts = present
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim() }))
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
