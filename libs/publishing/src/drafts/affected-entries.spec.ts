import type { DataFile, EntryNode } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { AffectedEntries } from './affected-entries.js';

const pike: EntryNode = { kind: 'entry', type: 'upgrade', id: 'pike', name: 'Pike' };
const files: readonly DataFile[] = [
  {
    kind: 'catalogue',
    id: 'cat',
    name: 'Reed Wardens',
    revision: 1,
    gameSystemId: 'sys',
    entryLinks: [{ kind: 'link', id: 'root', name: 'Wardens', targetId: 'wardens', targetKind: 'entry' }],
    sharedEntries: [
      {
        kind: 'entry',
        type: 'unit',
        id: 'wardens',
        name: 'Wardens',
        groups: [
          {
            kind: 'group',
            id: 'arms',
            name: 'Arms',
            links: [{ kind: 'link', id: 'to-pike', name: 'Pike', targetId: 'pike', targetKind: 'entry' }],
          },
        ],
        entries: [{ kind: 'entry', type: 'upgrade', id: 'horn', name: 'Horn' }],
      },
      { kind: 'entry', type: 'unit', id: 'eels', name: 'Eels' },
      pike,
    ],
  },
];
const affected = new AffectedEntries(files);

it('knows nodes and files', () => {
  expect(['pike', 'to-pike', 'arms', 'cat', 'nowhere'].map((id) => affected.has(id))).toEqual([true, true, true, true, false]);
});

it('goes up through holders and links', () => {
  expect([...affected.of(['pike'])].toSorted()).toEqual(['arms', 'pike', 'root', 'to-pike', 'wardens']);
});

it('goes down into what the target holds', () => {
  expect([...affected.of(['wardens'])].toSorted()).toEqual(['arms', 'horn', 'root', 'to-pike', 'wardens']);
});

it('leaves others alone', () => {
  expect([...affected.of(['eels'])]).toEqual(['eels']);
});
