import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NamesAside } from './names-aside.js';
import type { UnknownNameCount } from './unknown-name.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-names-'));
});
afterEach(() => rm(folder, { recursive: true }));

const unit = (name: string): UnknownNameCount => ({ edition: '10e', kind: 'unit', name, language: null, lists: 1 });

it('gives the names of several commands to one', async () => {
  await new NamesAside(folder).put([unit('reeds')]);
  await new NamesAside(folder).put([unit('eels'), unit('reeds')]);
  const [one, other] = await Promise.all([new NamesAside(folder).take(), new NamesAside(folder).take()]);
  expect([...one, ...other]).toEqual([unit('reeds'), unit('eels'), unit('reeds')]);
  expect(await readdir(folder)).toEqual([]);
});

it('skips a line that is not whole', async () => {
  await new NamesAside(folder).put([unit('reeds')]);
  await appendFile(path.join(folder, 'unknown-names'), '[{"edition":"10e"');
  expect(await new NamesAside(folder).take()).toEqual([unit('reeds')]);
});

it('stops at 256 KB', async () => {
  await writeFile(path.join(folder, 'unknown-names'), '\n'.repeat(256 * 1024 + 1));
  await new NamesAside(folder).put([unit('reeds')]);
  expect(await new NamesAside(folder).take()).toEqual([]);
});

it('does without a folder', async () => {
  await writeFile(path.join(folder, 'file'), '');
  for (const nowhere of [null, path.join(folder, 'file')]) {
    await new NamesAside(nowhere).put([unit('reeds')]);
    expect(await new NamesAside(nowhere).take()).toEqual([]);
  }
});
