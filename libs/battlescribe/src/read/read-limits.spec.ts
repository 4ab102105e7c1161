import type { Reading } from '#muster/diagnostics';
import { expect, it } from 'vitest';
import { DATA_FILE_LIMITS } from './events/limits.js';
import { readArchive } from './bytes/read-archive.js';
import { readDataFile, readDataFileXml } from './read-data-file.js';
import { readRosterFile, readRosterXml } from './roster/read-roster-file.js';
import { fixture, utf8 } from './testing/fixtures.js';
import { sentence } from './testing/sentence.js';
import { zipFile } from './testing/zip-file.js';

const roster = '<roster id="r" name="R" gameSystemId="s">';

/** Returns the reason why the file was refused. Expects exactly one error and no value. */
async function refusal(reading: Promise<Reading<unknown>>): Promise<unknown> {
  const { value, diagnostics } = await reading;
  expect(value).toBeNull();
  expect(diagnostics.map(sentence).filter((text) => !/^\w+\.\w+[,:].*\.$/.test(text))).toEqual([]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code, messageId, line }) => [code, messageId, line]);
  expect(errors).toHaveLength(1);
  return errors[0];
}

const refusedRoster = (text: string): Promise<unknown> => refusal(readRosterFile('r.ros', utf8(text)));

it.each([
  ['broken XML', `${roster}\n<costs></cost>`, ['import/unreadable-file', 'notXml', 2]],
  ['a file that ends early', `${roster}\n<costs>`, ['import/unreadable-file', 'truncated', 2]],
  ['no XML', 'roster', ['import/unreadable-file', 'notXml', 1]],
  ['nothing', '', ['import/unreadable-file', 'empty', null]],
  ['something else', '<html></html>', ['import/unreadable-file', 'wrongRoot', 1]],
  ['a document type', `<!DOCTYPE roster [<!ENTITY a "aa">]>\n${roster}</roster>`, ['import/unreadable-file', 'doctype', 1]],
  ['an entity of its own', `${roster}&tide;</roster>`, ['import/unreadable-file', 'notXml', 1]],
  ['a NUL', `${roster}\0</roster>`, ['import/unreadable-file', 'notXml', 1]],
  ['half a character', `${roster}<costs>&#xD800;</costs></roster>`, ['import/unreadable-file', 'notXml', 1]],
  ['depth', roster + '<a>'.repeat(100), ['import/over-limit', 'depth', 1]],
  ['very deep', roster + '<a>'.repeat(300_000), ['import/over-limit', 'depth', 1]],
  ['many elements', `${roster}${'<a/>'.repeat(50_001)}</roster>`, ['import/over-limit', 'elements', 1]],
  ['many attributes', `<roster ${Array.from({ length: 33 }, (_, n) => `a${n}="1"`).join(' ')}/>`, ['import/over-limit', 'attributes', 1]],
  ['a long attribute', `<roster id="${'i'.repeat(32 * 1024 + 1)}"/>`, ['import/over-limit', 'text', 1]],
  ['size', ' '.repeat(2 * 1024 * 1024 + 1), ['import/over-limit', 'bytes', null]],
])('refuses a roster with %s', async (_, text, expected) => {
  expect(await refusedRoster(text)).toEqual(expected);
});

it('refuses text that is not UTF-8', async () => {
  const bytes = Uint8Array.from([...utf8(roster), 0xff, 0xfe]);
  expect(await refusal(readRosterFile('r.ros', bytes))).toEqual(['import/unreadable-file', 'notUtf8', null]);
});

it('refuses a text of more than 32 KB in a data file', () => {
  const long = `<catalogue id="c" name="C" revision="1" gameSystemId="s"><readme>${'tide '.repeat(7_000)}</readme></catalogue>`;
  expect(readDataFileXml('c.cat', utf8(long)).diagnostics.map(({ messageId }) => messageId)).toEqual(['text']);
});

it('refuses a data file without its id or name', async () => {
  expect(await refusal(readDataFile('c.cat', utf8('<catalogue name="C" gameSystemId="s"/>')))).toEqual([
    'import/unreadable-file',
    'missingIdentity',
    1,
  ]);
  expect(await refusal(readDataFile('c.cat', utf8('<catalogue id="c" name="C"/>')))).toEqual([
    'import/unreadable-file',
    'missingIdentity',
    1,
  ]);
  expect(await refusal(readDataFile('c.cat', utf8(`${roster}</roster>`)))).toEqual(['import/unreadable-file', 'wrongRoot', 1]);
});

it('accepts names of JavaScript object properties as names of elements and attributes', () => {
  const { value, diagnostics } = readRosterXml('r.ros', utf8('<roster id="r" name="R" constructor="x"><__proto__ a="1"/></roster>'));
  expect(value?.id).toBe('r');
  expect(diagnostics.map(({ params }) => [params['element'], params['attribute']])).toEqual([
    ['roster', 'constructor'],
    ['__proto__', undefined],
  ]);
});

const two = [
  { path: 'a.ros', bytes: utf8('<roster/>') },
  { path: 'b.ros', bytes: utf8('<roster/>') },
];
const nothing: typeof two = [];

it.each([
  ['two files', zipFile(two), 'manyFiles'],
  ['no file', zipFile(nothing), 'manyFiles'],
  ['an encrypted file', zipFile([{ path: 'a.ros', bytes: utf8('<roster/>'), encrypted: true }]), 'encrypted'],
  ['a bomb', zipFile([{ path: 'a.ros', bytes: new Uint8Array(2 * 1024 * 1024) }]), 'tooDense'],
  ['a bomb that states a small size', zipFile([{ path: 'a.ros', bytes: new Uint8Array(2 * 1024 * 1024), statedSize: 100 }]), 'broken'],
  ['too large a file', zipFile([{ path: 'a.ros', bytes: utf8('x'), statedSize: 3 * 1024 * 1024 }]), 'tooLarge'],
  ['a way out of its folder', zipFile([{ path: '../a.ros', bytes: utf8('<roster/>') }]), 'notZip'],
  ['nothing but a beginning', utf8('PK\u0003\u0004'), 'notZip'],
])('refuses a zipped roster with %s', async (_, bytes, expected) => {
  expect(await refusal(readRosterFile('r.rosz', bytes))).toEqual(['import/unreadable-zip', expected, null]);
});

it('reads the data files of an archive', async () => {
  const bytes = fixture('saltmarch.gst');
  const archive = zipFile([
    { path: 'repo/README.md', bytes: utf8('hello') },
    { path: 'repo/saltmarch.gst', bytes },
    { path: 'repo/packed.catz', bytes: zipFile([{ path: 'reed-wardens.cat', bytes: fixture('reed-wardens.cat') }]) },
  ]);
  const { value, diagnostics } = await readArchive('repo.zip', archive);
  expect(diagnostics).toEqual([]);
  expect(value.map(({ path }) => path)).toEqual(['repo/saltmarch.gst', 'repo/packed.catz']);
  expect(Buffer.from(value[0]?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
});

it('refuses an archive without data files, or with too many files', async () => {
  const empty = await readArchive('repo.zip', zipFile([{ path: 'README.md', bytes: utf8('hello') }]));
  expect(empty.diagnostics.map(({ messageId }) => messageId)).toEqual(['noData']);
  const entries = Array.from({ length: 2_001 }, (_, n) => ({ path: `${n}.cat`, bytes: utf8('x') }));
  const crowded = await readArchive('repo.zip', zipFile(entries));
  expect(crowded.value).toEqual([]);
  expect(crowded.diagnostics.map(({ messageId }) => messageId)).toEqual(['manyEntries']);
});

it('accepts the largest real files', () => {
  expect(DATA_FILE_LIMITS.bytes).toBeGreaterThan(4 * 3_819_987);
  expect(DATA_FILE_LIMITS.elements).toBeGreaterThan(7 * 35_436);
});
