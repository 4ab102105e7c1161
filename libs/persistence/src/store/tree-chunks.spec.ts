import type { DataFile } from '@muster/battlescribe';
import { expect, it } from 'vitest';
import { joinFile, splitFile } from './tree-chunks.js';

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

it('stores a head and one piece per element of the long lists', () => {
  expect(splitFile(file).map((piece) => piece.slice(0, 24))).toEqual([
    '{"kind":"catalogue","id"',
    '{"kind":"entry","type":"',
    '{"kind":"entry","type":"',
    '{"kind":"rule","id":"r-1',
  ]);
});

it('joins what it split', () => {
  expect(joinFile(splitFile(file))).toEqual(file);
});

it('changes one piece where one entry changes', () => {
  const [, , banner] = splitFile(file);
  const changed = splitFile({
    ...file,
    sharedEntries: [...(file.sharedEntries ?? []).slice(0, 1), { kind: 'entry', type: 'upgrade', id: 'e-3', name: 'Flag' }],
  });
  const before = new Set(splitFile(file));
  expect(changed.filter((piece) => !before.has(piece))).toEqual([banner?.replace('Banner', 'Flag')]);
});

it('refuses pieces that are missing', () => {
  expect(() => joinFile(splitFile(file).slice(0, 2))).toThrow('not whole');
});
