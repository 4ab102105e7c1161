import { describe, expect, it } from 'vitest';
import { zipFile } from '../../../battlescribe/src/read/testing/zip-file.js';
import { BULK_LIMITS } from '../limits.js';
import { takeIn } from './take-in.js';
import type { Given, TakenIn } from './taken-in.js';

const APP = 'Low Tide (995 points)\n\nTidewright League\nIncursion (1000 points)\n\nCHARACTERS\n\nHarbourmaster (85 points)\n  • Warlord';

const zipOf = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipFile(Object.entries(files).map(([path, content]) => ({ path, bytes: content })));
const bytes = (text: string): Uint8Array => Buffer.from(text);
const rows = ({ lists }: TakenIn) =>
  lists.map(({ player, source, kind, content }) => [player, source, kind, Buffer.from(content).toString()]);
const faults = ({ refused }: TakenIn) => refused.map(({ code, item, expected, got }) => [code, item, expected, got]);
const csv = (text: string): Given => ({ kind: 'csv', text });

describe('a table', () => {
  it('has a player and a list in each record, with lines in the list', async () =>
    expect(rows(await takeIn(csv('Ada,"Low Tide\nsecond, ""line"""\nGrace,Reef\n')))).toEqual([
      ['Ada', null, 'text', 'Low Tide\nsecond, "line"'],
      ['Grace', null, 'text', 'Reef'],
    ]));
  it('may have headings, in any order, with other columns and other delimiters', async () => {
    for (const [head, record] of [
      ['\uFEFFTeam;List;Player', 'North;"a;b";Ada'],
      ['team\tLISTE\tjoueur', 'North\ta;b\tAda'],
    ])
      expect(rows(await takeIn(csv(`${head}\r\n${record}\r\n`)))).toEqual([['Ada', null, 'text', 'a;b']]);
  });
  it('may come from a web form: with questions as headings, the army in its own column, or no heading for the list', async () => {
    for (const head of ['Time,First and last name,Paste your army list here', 'Time,Nom du joueur,Liste d’armée', 'When,Player,Answer 3'])
      expect(rows(await takeIn(csv(`${head}\n9:00,Ada,"a\nb"\n9:01,Grace,"c\nd"`)))).toEqual([
        ['Ada', null, 'text', 'a\nb'],
        ['Grace', null, 'text', 'c\nd'],
      ]);
    expect(rows(await takeIn(csv('Player,Army,List\nAda,Reef,"a\nb"')))).toEqual([['Ada', null, 'text', 'a\nb']]);
  });
  it('may have only lists', async () =>
    expect(rows(await takeIn(csv('"one\ntwo"\nthree')))).toEqual([
      [null, null, 'text', 'one\ntwo'],
      [null, null, 'text', 'three'],
    ]));
  it('keeps the player whose list is empty', async () => expect(rows(await takeIn(csv('Ada,\n')))).toEqual([['Ada', null, 'text', '']]));
  it('is refused with the record and its columns', async () => {
    expect(faults(await takeIn(csv('Ada,a\nGrace,b,c\n')))).toEqual([['UNREADABLE_CSV', 2, '2 columns', '3']]);
    expect(faults(await takeIn(csv('Ada,x,y\n')))).toEqual([['UNREADABLE_CSV', null, 'a column headed "list"', 'none']]);
    expect(faults(await takeIn(csv('Ada,"a\n')))).toEqual([
      ['UNREADABLE_CSV', null, 'records of one form', 'CSV_QUOTE_NOT_CLOSED in line 1'],
    ]);
  });
});

describe('files', () => {
  const files = (...given: readonly (readonly [name: string, bytes: Uint8Array])[]): Given => ({
    kind: 'files',
    files: given.map(([name, content]) => ({ name, bytes: content })),
  });

  it('are read by their extensions, also inside zip files; other files are reported', async () => {
    const zip = zipOf({
      'round/a.txt': bytes(APP),
      'b.ros': bytes('<roster/>'),
      'scan.pdf': bytes('x'),
      '__MACOSX/._a.txt': bytes('x'),
      'in.zip': bytes('x'),
    });
    const taken = await takeIn(files(['lists.zip', zip], ['c.csv', bytes('Ada,Reef')], ['d.json', bytes('{}')], ['e.docx', bytes('x')]));
    expect(rows(taken)).toEqual([
      [null, 'round/a.txt', 'text', APP],
      [null, 'b.ros', 'file', '<roster/>'],
      ['Ada', 'c.csv', 'text', 'Reef'],
      [null, 'd.json', 'file', '{}'],
    ]);
    expect(taken.leftOut.map(({ source, line }) => [source, line])).toEqual([
      ['scan.pdf', null],
      ['in.zip', null],
      ['e.docx', null],
    ]);
  });
  it('with many lists are split', async () => {
    const { lists } = await takeIn(files(['all.txt', bytes(`${APP}\n\n\n${APP}`)]));
    expect(lists.map(({ source }) => source)).toEqual(['all.txt', 'all.txt']);
  });
  it('may have the encodings that tools write', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Élan', 'utf16le')]);
    const taken = await takeIn(files(['a.txt', utf16], ['b.txt', Buffer.from('Élan', 'latin1')], ['c.txt', bytes('\uFEFFÉlan')]));
    expect(taken.lists.map(({ content }) => Buffer.from(content).toString())).toEqual(['Élan', 'Élan', 'Élan']);
  });
  it('that are not text, or not a zip file, are refused with their number', async () => {
    expect(faults(await takeIn(files(['a.txt', bytes('a')], ['b.txt', bytes('a\0b')])))).toEqual([
      ['UNREADABLE_TEXT', 2, 'text', 'other bytes'],
    ]);
    expect(faults(await takeIn(files(['a.zip', bytes('PK no')])))).toEqual([['UNREADABLE_ZIP', 1, 'a zip of lists', 'notZip']]);
  });
  it('are refused if a zip file unpacks to a thousand times its size', async () => {
    const bomb = zipOf({ 'a.txt': new Uint8Array(8 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(10_000);
    expect(faults(await takeIn(files(['bomb.zip', bomb])))).toEqual([['UNREADABLE_ZIP', 1, 'a zip of lists', 'tooDense']]);
  });
});

describe('limits', () => {
  const text = (length: number) => ({ player: null, text: 'x'.repeat(length) });

  it('are reported with the number of the list, the limit and the actual value', async () =>
    expect(faults(await takeIn({ kind: 'texts', texts: [text(1), text(BULK_LIMITS.textBytes), text(BULK_LIMITS.textBytes + 1)] }))).toEqual(
      [['LIST_TOO_LARGE', 3, '65536', '65537']],
    ));
  it('allow 1,000 lists', async () => {
    expect(faults(await takeIn({ kind: 'texts', texts: Array.from({ length: 1_000 }, () => text(1)) }))).toEqual([]);
    expect(faults(await takeIn({ kind: 'texts', texts: Array.from({ length: 1_001 }, () => text(1)) }))).toEqual([
      ['TOO_MANY_LISTS', null, '1000', '1001'],
    ]);
  });
  it('refuse an input without a list', async () =>
    expect(faults(await takeIn({ kind: 'blob', text: ' \n' }))).toEqual([['NO_LISTS', null, 'a list', 'none']]));
  it('limit the number of lines of a text', async () =>
    expect(faults(await takeIn({ kind: 'blob', text: '\n'.repeat(BULK_LIMITS.lines) }))).toEqual([
      ['UPLOAD_TOO_LARGE', null, '300000 lines', '300001'],
    ]));
});
