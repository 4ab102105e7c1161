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

it('knows the ids of nodes and files', () => {
  expect(['pike', 'to-pike', 'arms', 'cat', 'nowhere'].map((id) => affected.has(id))).toEqual([true, true, true, true, false]);
});

it('includes the nodes that contain or link to the target', () => {
  expect([...affected.of(['pike'])].toSorted()).toEqual(['arms', 'pike', 'root', 'to-pike', 'wardens']);
});

it('includes the nodes inside the target', () => {
  expect([...affected.of(['wardens'])].toSorted()).toEqual(['arms', 'horn', 'root', 'to-pike', 'wardens']);
});

it('excludes unrelated nodes', () => {
  expect([...affected.of(['eels'])]).toEqual(['eels']);
});
