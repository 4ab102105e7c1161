import { expect, it } from 'vitest';
import { checkExpansion } from './check-expansion.js';
import { checkFiles } from './check-files.js';
import { readDataFileXml } from '../read-data-file.js';
import type { ReadFile } from './source-index.js';
import { utf8 } from '../testing/fixtures.js';
import { sentence } from '../testing/sentence.js';

const catalogue = (root: string, shared: string): ReadFile => {
  const text = `<catalogue id="c" name="Reed" revision="1" gameSystemId="s"><selectionEntries>
<selectionEntry id="u" name="Marsh Guard" type="unit">${root}</selectionEntry></selectionEntries>${shared}</catalogue>`;
  const { path, value, source } = readDataFileXml('reed.cat', utf8(text));
  if (!value || !source) throw new Error('unreadable');
  return { path, file: value, source };
};

const toNext = (at: number, element: string, type: string): string =>
  ['a', 'b'].map((way) => `<${element} id="${at}${way}" name="L" type="${type}" targetId="g${at + 1}"/>`).join('');

const groups = (length: number): string => {
  const all = Array.from(
    { length },
    (_, at) =>
      `<selectionEntryGroup id="g${at}" name="G"><entryLinks>${at + 1 < length ? toNext(at, 'entryLink', 'selectionEntryGroup') : ''}</entryLinks></selectionEntryGroup>`,
  );
  return `<sharedSelectionEntryGroups>${all.join('')}</sharedSelectionEntryGroups>`;
};

const start = '<entryLinks><entryLink id="start" name="L" type="selectionEntryGroup" targetId="g0"/></entryLinks>';

it('refuses 22 doubly linked groups, and names the entry that contains them', () => {
  expect(checkExpansion([catalogue(start, groups(22))]).map(sentence)).toEqual([
    'reed.cat, line 2: once its links are followed, Marsh Guard contains more than 20000 entries and groups.',
  ]);
});

it('accepts 8 of them', () => {
  expect(checkExpansion([catalogue(start, groups(8))])).toEqual([]);
});

it('is part of the checks of files', () => {
  const { path, file, source } = catalogue(start, groups(22));
  const codes = checkFiles([{ path, value: file, source, diagnostics: [] }]).map(({ code, messageId }) => [code, messageId]);
  expect(codes).toContainEqual(['import/over-limit', 'places']);
});

it('refuses files whose entries contain too much in total', () => {
  const limits = { places: 1_000, allPlaces: 200, information: 100 };
  expect(checkExpansion([catalogue(start, groups(8))], limits).map(sentence)).toEqual([
    'Once their links are followed, the entries of all files contain more than 200 entries and groups.',
  ]);
});

it('refuses doubly linked groups of profiles', () => {
  const all = Array.from({ length: 22 }, (_, at) => {
    const links = at + 1 < 22 ? `<infoLinks>${toNext(at, 'infoLink', 'infoGroup')}</infoLinks>` : '';
    return `<infoGroup id="g${at}" name="G">${links}</infoGroup>`;
  });
  const root = '<infoLinks><infoLink id="start" name="L" type="infoGroup" targetId="g0"/></infoLinks>';
  expect(checkExpansion([catalogue(root, `<sharedInfoGroups>${all.join('')}</sharedInfoGroups>`)]).map(sentence)).toEqual([
    'reed.cat, line 2: once its links are followed, Marsh Guard shows more than 2000 profiles and rules.',
  ]);
});
