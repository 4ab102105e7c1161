import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFile } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { SharedValues } from './shared-values.js';
import { fromPieces, toPieces } from './tree-chunks.js';

const file: DataFile = {
  kind: 'catalogue',
  id: 'cat-1',
  name: 'Salt Guard',
  revision: 3,
  gameSystemId: 'sys-1',
  publications: [{ id: 'pub-1', name: 'Book' }],
  entries: [],
  sharedEntries: [
    { kind: 'entry', type: 'unit', id: 'e-1', name: 'Pikes', entries: [{ kind: 'entry', type: 'model', id: 'e-2', name: 'Pike' }] },
    { kind: 'entry', type: 'upgrade', id: 'e-3', name: 'Banner' },
  ],
  sharedRules: [{ kind: 'rule', id: 'r-1', name: 'Brace' }],
};

it('restores the file that it has split', () => {
  expect(fromPieces(toPieces(file))).toEqual(file);
});

it('restores a large file whose texts are packed by now, and one whose texts are not', async () => {
  const sharedRules = Array.from({ length: 2_000 }, (_, at) => ({ kind: 'rule' as const, id: `r-${at}`, name: `Brace “${at}”` }));
  const large: DataFile = { ...file, sharedRules };
  const [read, kept] = [0, 1].map(() => fromPieces(toPieces(large), new SharedValues()));
  expect(read).toEqual(large);
  await sleep(300);
  expect(kept).toEqual(large);
});

it('writes every piece on one line', () => {
  expect(toPieces({ ...file, name: 'Salt\nGuard' }).filter((piece) => piece.includes('\n'))).toEqual([]);
});

it('throws if pieces are missing', () => {
  expect(() => fromPieces(toPieces(file).slice(0, -1))).toThrow('not whole');
  expect(() => fromPieces([])).toThrow('without a head');
});
