import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSources } from './find-sources.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-sources-'));
  mkdirSync(path.join(folder, 'round one'));
  mkdirSync(path.join(folder, '.git'));
  for (const name of ['b.txt', 'a.ROSZ', 'scan.pdf', '.hidden.txt', 'round one/c.json', '.git/d.txt'])
    writeFileSync(path.join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds the lists in folders and subfolders, sorted by name, and names the files it skips', async () =>
  expect(await findSources(['-', folder, 'nowhere.txt'])).toEqual({
    files: ['-', path.join(folder, 'a.ROSZ'), path.join(folder, 'b.txt'), path.join(folder, 'round one/c.json'), 'nowhere.txt'],
    passedOver: [path.join(folder, 'scan.pdf')],
  }));
