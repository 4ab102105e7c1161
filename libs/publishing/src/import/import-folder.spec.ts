import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportFolder } from './import-folder.js';

let outside: string;
let folder: ImportFolder;

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'muster-import-'));
  const inside = path.join(outside, 'inside');
  await mkdir(path.join(inside, 'spring'), { recursive: true });
  await mkdir(path.join(outside, 'secret'));
  await writeFile(path.join(inside, 'summer.zip'), '');
  await writeFile(path.join(inside, 'notes.txt'), '');
  await writeFile(path.join(inside, '.hidden.zip'), '');
  await symlink(path.join(outside, 'secret'), path.join(inside, 'way-out'));
  await symlink(path.join(inside, 'spring'), path.join(inside, 'alias'));
  folder = new ImportFolder(inside);
});
afterAll(() => rm(outside, { recursive: true }));

it('lists folders and archives', async () => expect(await folder.list()).toEqual(['alias', 'spring', 'summer.zip']));

it.each([
  '../secret',
  'spring/../../secret',
  '/etc',
  '..',
  '.',
  '',
  '.hidden.zip',
  'way-out',
  'notes.txt',
  'nothing',
  'a\0b',
  'spring\\..',
])('does not locate %j', async (name) => {
  expect(await folder.has(name)).toBe(false);
  expect(await folder.locate(name)).toBeNull();
});

it('locates folders and archives by name', async () =>
  expect([await folder.has('spring'), await folder.has('summer.zip')]).toEqual([true, true]));

it('is empty if it is not configured', async () => {
  const none = new ImportFolder(null);
  expect([await none.list(), await none.has('spring')]).toEqual([[], false]);
});
