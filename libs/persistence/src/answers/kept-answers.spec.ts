import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptAnswers, type Asking } from './kept-answers.js';

let folder: string;
let controlFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-answers-'));
  controlFile = path.join(folder, 'control');
  await writeFile(controlFile, 'stopped');
});
afterEach(() => rm(folder, { recursive: true }));

const open = (build = 'one') => new KeptAnswers({ folder, build, controlFile });
const database = (row: string, next: string | null = '7') => ({
  rows: vi.fn<Asking<{ readonly row: string }>['rows']>(async () => [{ row }]),
  nextTransaction: vi.fn<() => Promise<string | null>>(async () => next),
});

/** What the launcher does if the server has stopped at this transaction. */
async function seal(next = '7'): Promise<string> {
  const sealed = path.join(folder, `${hash('sha256', await readFile(controlFile), 'hex')}.sealed`);
  await rename(path.join(folder, `${next}.asked`), sealed);
  return sealed;
}

async function askedAndSealed(question: string, row: string): Promise<string> {
  const answers = open();
  await answers.to(question, database(row));
  await answers.keep();
  return seal();
}

it('answers from the file while the control file stays the same', async () => {
  await askedAndSealed('which reeds', 'tall');
  const later = database('short');
  expect(await open().to('which reeds', later)).toEqual([{ row: 'tall' }]);
  expect(later.rows).not.toHaveBeenCalled();
});

it('asks as soon as a server has started, even in the middle of a command', async () => {
  await askedAndSealed('which reeds', 'tall');
  const answers = open();
  expect(await answers.to('which reeds', database('short'))).toEqual([{ row: 'tall' }]);
  await writeFile(controlFile, 'running');
  expect(await answers.to('which reeds', database('short'))).toEqual([{ row: 'short' }]);
});

it('asks if another build has asked, if the file is not whole, and if there is no control file', async () => {
  const sealed = await askedAndSealed('which reeds', 'tall');
  expect(await open('two').to('which reeds', database('short'))).toEqual([{ row: 'short' }]);
  const text = await readFile(sealed, 'utf8');
  await writeFile(sealed, text.replace('tall', 'grey'));
  expect(await open().to('which reeds', database('short'))).toEqual([{ row: 'short' }]);
  await writeFile(sealed, text);
  await rm(controlFile);
  expect(await open().to('which reeds', database('short'))).toEqual([{ row: 'short' }]);
});

it('keeps earlier answers beside new ones only if nothing was written between them', async () => {
  await askedAndSealed('which reeds', 'tall');
  const answers = open();
  await answers.to('which reeds', database('short'));
  await answers.to('which eels', database('long'));
  await answers.keep();
  await seal();
  expect(await open().to('which reeds', database('short'))).toEqual([{ row: 'tall' }]);
  const later = open();
  await later.to('which reeds', database('short', '8'));
  await later.to('which herons', database('white', '8'));
  await later.keep();
  await seal('8');
  expect(await open().to('which reeds', database('short'))).toEqual([{ row: 'short' }]);
  expect(await open().to('which herons', database('black'))).toEqual([{ row: 'white' }]);
});

it('reads the number of the next transaction before the first answer, and keeps nothing if one is under way', async () => {
  const answers = open();
  const first = database('tall', null);
  await answers.to('which reeds', first);
  expect(first.nextTransaction.mock.invocationCallOrder[0]).toBeLessThan(first.rows.mock.invocationCallOrder[0] ?? 0);
  await answers.keep();
  expect(await readdir(folder)).toEqual(['control']);
});

it.each([
  ['directly after the answers', '7', '8.asked'],
  ['after one of another process', '8', '7.asked'],
])('counts a transaction of its own only if it comes %s', async (_, own, file) => {
  const answers = open();
  await answers.to('which reeds', database('tall'));
  await answers.wroteAside(own);
  await answers.keep();
  expect(await readdir(folder)).toEqual([file, 'control']);
});

it('always asks if nothing is to be kept', async () => {
  const answers = new KeptAnswers(null);
  const asked = database('tall');
  await answers.to('which reeds', asked);
  await answers.to('which reeds', asked);
  expect(asked.rows).toHaveBeenCalledTimes(2);
  expect(asked.nextTransaction).not.toHaveBeenCalled();
  await answers.keep();
});
