import { expect, it } from 'vitest';
import type { DataFile, EntryNode, GroupNode } from '../../nodes.js';
import { canonicalJson } from './canonical-json.js';
import { readDataFileXml } from '../read-data-file.js';
import { joinFile, joinLists, listsOf, mayContain, splitFile } from './split-file.js';
import { fixture } from '../testing/fixtures.js';

const entry = (id: string, comment = 'reed '.repeat(60)): EntryNode => ({ kind: 'entry', type: 'upgrade', id, name: id, comment });

const entries = (count: number): EntryNode[] => Array.from({ length: count }, (_, index) => entry(`entry-${index}`));

const large: GroupNode = { kind: 'group', id: 'large', name: 'Large', entries: entries(80), groups: [] };

const file: DataFile = {
  kind: 'catalogue',
  id: 'c',
  name: 'C',
  revision: 3,
  gameSystemId: 's',
  rules: [],
  sharedGroups: [{ kind: 'group', id: 'small', name: 'Small' }, large],
  sharedEntries: entries(300),
};

const shared = (one: DataFile, other: DataFile): number => {
  const known = new Set(splitFile(one).chunks.map(({ json }) => json));
  return splitFile(other).chunks.filter(({ json }) => !known.has(json)).length;
};

it.each(['saltmarch.gst', 'reed-wardens.cat', 'marsh-library.cat'])('joins %s as it was', (name) => {
  const { value } = readDataFileXml(name, fixture(name));
  expect(value).not.toBeNull();
  expect(value && joinFile(splitFile(value))).toEqual(value);
});

it('restores large nodes and empty lists exactly', () => {
  expect(joinFile(splitFile(file))).toEqual(file);
});

it('splits a large node into itself and its lists', () => {
  const places = new Set(splitFile(file).chunks.map(({ at }) => at));
  expect([...places]).toEqual(['sharedEntries', 'sharedGroups', 'sharedGroups/1/entries']);
});

it('changes one chunk for one changed entry, wherever it is', () => {
  expect(shared(file, { ...file, sharedEntries: file.sharedEntries?.with(120, entry('entry-120', 'changed')) ?? [] })).toBeLessThanOrEqual(
    2,
  );
  const inner = { ...large, entries: large.entries?.with(7, entry('entry-7', 'changed')) ?? [] };
  expect(shared(file, { ...file, sharedGroups: file.sharedGroups?.with(1, inner) ?? [] })).toBeLessThanOrEqual(2);
});

it('has the same chunks again after an added entry', () => {
  expect(shared(file, { ...file, sharedEntries: [entry('new'), ...entries(300)] })).toBeLessThanOrEqual(4);
});

it('gives equal texts for equal files', () => {
  const { id, kind, ...rest } = file;
  expect(splitFile({ ...rest, kind, id })).toEqual(splitFile(file));
  expect(canonicalJson({ b: 1, a: [undefined, { d: null, c: undefined }] })).toBe('{"a":[null,{"d":null}],"b":1}');
});

it('finds ids in the text of a list that was not read, and parses the list when it is read', () => {
  const joined = joinFile(splitFile({ ...file, sharedEntries: entries(300) }));
  expect(['entry-7', 'large', 'entry-300', 'reed '].filter((id) => mayContain(joined, id))).toEqual(['entry-7', 'large']);
  expect({ ...joined }).toEqual(file);
  expect(joined.sharedEntries).toBe(joined.sharedEntries);
  expect(mayContain(joined, 'entry-300')).toBe(true);
});

it('reads no list of which a chunk is missing', () => {
  const { header, chunks } = splitFile({ ...file, sharedEntries: entries(300) });
  const lists = listsOf(chunks).map(({ text, ...list }) => ({
    ...list,
    length: text.length,
    text: () => text.slice(0, text.lastIndexOf('\n')),
  }));
  const empty: DataFile = JSON.parse(header);
  expect(() => joinLists(empty, lists, { atOnce: 0 }).sharedEntries).toThrow(/sharedEntries has \d+ chunks instead of \d+/);
});
