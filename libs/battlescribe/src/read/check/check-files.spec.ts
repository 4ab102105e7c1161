import { expect, it } from 'vitest';
import { checkFiles } from './check-files.js';
import { readDataFileXml, type DataFileReading } from '../read-data-file.js';
import { fixture, utf8 } from '../testing/fixtures.js';
import { sentence } from '../testing/sentence.js';

const CORPUS = ['saltmarch.gst', 'reed-wardens.cat', 'marsh-library.cat'];

const corpus = (): DataFileReading[] => CORPUS.map((name) => readDataFileXml(name, fixture(name)));

const read = (path: string, inner: string, id = path): DataFileReading =>
  readDataFileXml(path, utf8(`<catalogue id="${id}" name="${path}" revision="1" gameSystemId="sys-salt">\n${inner}\n</catalogue>`));

const said = (readings: readonly DataFileReading[]): unknown[] =>
  checkFiles(readings).map(({ code, messageId, severity, params }) => [code, messageId, severity, params]);

const rule = '<sharedRules><rule id="x" name="R"/></sharedRules>';

const link = (targetId: string): string =>
  `<catalogueLinks><catalogueLink id="to-${targetId}" name="${targetId}" type="catalogue" targetId="${targetId}"/></catalogueLinks>`;

it('finds no problems in consistent files', () => {
  expect(checkFiles(corpus())).toEqual([]);
});

it('reports a missing linked catalogue and a missing game system', () => {
  const [, reed] = corpus();
  expect(said(reed ? [reed] : []).slice(0, 2)).toEqual([
    ['import/missing-file', 'gameSystem', 'error', { file: 'reed-wardens.cat', line: 1, id: 'sys-salt' }],
    ['import/missing-file', 'catalogue', 'error', { file: 'reed-wardens.cat', line: 4, id: 'cat-marsh', name: 'Marsh Library' }],
  ]);
});

it('finds cycles of catalogue links', () => {
  const circle = [...corpus(), read('a', link('b')), read('b', link('c')), read('c', `\n${link('a')}`)];
  expect(said(circle)).toEqual([['import/link-cycle', 'catalogues', 'warning', { file: 'c', line: 3, name: 'a' }]]);
});

it('finds a duplicate id', () => {
  const files = [...corpus(), read('a', rule), read('b', rule), read('c', rule), read('d', '', 'a')];
  expect(said(files)).toEqual([
    ['import/duplicate-id', 'file', 'error', { file: 'd', line: 1, id: 'a', other: 'a' }],
    ['import/duplicate-id', 'node', 'warning', { file: 'b', line: 2, id: 'x', element: 'rule', count: 3, other: 'a', otherLine: 2 }],
  ]);
});

it('finds and counts links to missing ids', () => {
  const links = '<entryLinks><entryLink id="1" name="L" targetId="gone"/>\n<entryLink id="2" name="L" targetId="gone"/></entryLinks>';
  expect(said([...corpus(), read('a', links)])).toEqual([
    ['import/dangling-target', 'link', 'info', { file: 'a', line: 2, id: 'gone', element: 'entryLink', count: 2 }],
  ]);
});

it('describes the problems in sentences', () => {
  const files = [...corpus(), read('a', link('gone')), read('b', `${rule}${rule}`)];
  expect(checkFiles(files).map(sentence)).toEqual([
    'a, line 2: the linked catalogue gone (gone) is not among the files.',
    'b, line 2: the id x of <rule> is already used in b, line 2; 2 nodes have this id.',
  ]);
});

it('ignores files that could not be read', () => {
  expect(checkFiles([...corpus(), readDataFileXml('x.cat', utf8('<'))])).toEqual([]);
});

it('reports scopes that are neither a known word nor a declared id', () => {
  const within = (scope: string) => `<constraint id="${scope}-k" type="max" value="1" field="selections" scope="${scope}"/>`;
  const constraints = ['unit', 'e', 'unit-self', 'unit-other', 'unit-other'].map(within).join('');
  const squad = `<sharedSelectionEntries><selectionEntry id="e" name="E" type="unit"><constraints>${constraints}</constraints></selectionEntry></sharedSelectionEntries>`;
  expect(said([...corpus(), read('a', squad)]).filter((found) => JSON.stringify(found).includes('scope'))).toEqual([
    ['import/unknown-construct', 'scope', 'info', { file: 'a', line: 2, element: 'constraint', scope: 'unit-other' }],
  ]);
});
