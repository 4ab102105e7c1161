import { expect, it } from 'vitest';
import { indexLinks } from './link-index.js';
import type { CategoryEntryNode, DataFile, EntryNode } from './nodes.js';
import { joinFile, splitFile } from './read/parts/split-file.js';

const entry = (id: string): EntryNode => ({ kind: 'entry', type: 'unit', id, name: id, comment: 'reed '.repeat(20) });
const category = (id: string): CategoryEntryNode => ({ kind: 'category', id, name: id });
const many = (prefix: string): EntryNode[] => Array.from({ length: 400 }, (_, number) => entry(`${prefix}-${number}`));

/** A file as it is stored: its long list of entries is text until it is read. */
function stored(file: Pick<DataFile, 'id'> & Partial<DataFile>): DataFile {
  const whole: DataFile = { kind: 'catalogue', name: file.id, revision: 1, gameSystemId: 'game', ...file };
  return joinFile(splitFile(whole));
}

const isRead = (file: DataFile): boolean => Object.getOwnPropertyDescriptor(file, 'sharedEntries')?.get === undefined;

function game() {
  const system = stored({ id: 'game', kind: 'gameSystem', categoryEntries: [category('swift')] });
  const reeds = stored({
    id: 'reeds',
    catalogueLinks: [{ id: 'l', name: 'Library', targetId: 'library' }],
    sharedEntries: [...many('reed'), entry('both')],
  });
  const library = stored({ id: 'library', library: true, sharedEntries: [...many('boat'), entry('both')] });
  const eels = stored({ id: 'eels', sharedEntries: [...many('eel'), entry('both'), { ...entry('link-to-reed'), comment: '"reed-3"' }] });
  return { system, reeds, library, eels, links: indexLinks([eels, system, library, reeds]) };
}

it('finds ids in the file, then in the catalogues that it links to, then in the game system', () => {
  const { reeds, library, system, links } = game();
  expect(links.resolve('both', reeds)?.file).toBe(reeds);
  expect(links.resolve('both', library)?.file).toBe(library);
  expect(links.resolve('boat-7', reeds)?.file).toBe(library);
  expect(links.resolve('swift', reeds)?.file).toBe(system);
});

it('reads no file that is not needed', () => {
  const { eels, reeds, library, links } = game();
  for (const id of ['reed-3', 'boat-3', 'swift', 'nowhere']) links.resolve(id, reeds);
  expect([links.isSelectable('reed-3'), links.isSelectable('swift'), links.isSelectable('nowhere')]).toEqual([true, false, false]);
  expect([eels, reeds, library].map(isRead)).toEqual([false, true, true]);
});

it('finds ids that are only in other files', () => {
  const { eels, reeds, links } = game();
  expect(links.resolve('eel-3', reeds)?.file).toBe(eels);
  expect(game().links.isSelectable('eel-399')).toBe(true);
});
