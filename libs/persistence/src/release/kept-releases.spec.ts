import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptReleases } from './kept-releases.js';
import type { StoredRelease } from './stored-release.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const release: StoredRelease = {
  id: 'a1',
  edition: '10e',
  label: 'reeds',
  source: 'battlescribe',
  sourceRevision: null,
  effectiveFrom: '2026-01-01',
  status: 'published',
  dialect: 'battlescribe',
  contentHash: '00ff',
  basedOnId: null,
  revision: 0,
  createdAt: '2026-01-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
  withdrawnAt: null,
};

const content = Buffer.from('{}\npacked\0');

const kept = (build = 'one'): KeptReleases => new KeptReleases({ folder, build });

it('returns what was kept, to every process of the same build', async () => {
  expect(await kept().read(release)).toBeNull();
  await kept().write(release, () => content);
  expect(await kept().read(release)).toEqual(content);
});

it('is nothing for another build, another content or another edit', async () => {
  await kept().write(release, () => content);
  expect(await kept('two').read(release)).toBeNull();
  expect(await kept().read({ ...release, contentHash: '00fe' })).toBeNull();
  expect(await kept().read({ ...release, revision: 1 })).toBeNull();
  await kept('two').write(release, () => content);
  expect(await kept('two').read(release)).toEqual(content);
  expect(await readdir(folder)).toEqual(['a1.release']);
});

it.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['is empty', () => Buffer.alloc(0)],
  ['is one line', () => Buffer.from('{}')],
  ['has another byte', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('packed', 'picked'), 'latin1')],
])('is nothing if the file %s', async (_, damage) => {
  await kept().write(release, () => content);
  const file = path.join(folder, 'a1.release');
  await writeFile(file, damage(await readFile(file)));
  expect(await kept().read(release)).toBeNull();
  await kept().write(release, () => content);
  expect(await kept().read(release)).toEqual(content);
});

it('keeps no draft, because a draft changes', async () => {
  await kept().write({ ...release, status: 'draft' }, () => content);
  expect(await readdir(folder)).toEqual([]);
});

it('can be written by several processes at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => kept().write(release, () => content)));
  expect(await kept().read(release)).toEqual(content);
  expect(await readdir(folder)).toEqual(['a1.release']);
});

it('does without a folder that cannot be written', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const elsewhere = new KeptReleases({ folder: path.join(file, 'inside'), build: 'one' });
  await elsewhere.write(release, () => content);
  expect(await elsewhere.read(release)).toBeNull();
});

it('keeps the eight releases that were written last', async () => {
  for (let number = 1; number <= 10; number += 1) await kept().write({ ...release, id: `b${number}` }, () => content);
  expect(await readdir(folder)).toHaveLength(8);
  expect(await kept().read({ ...release, id: 'b10' })).toEqual(content);
});

it('keeps prices beside the release', async () => {
  const points = {
    minModels: 5,
    maxModels: 5,
    bySize: [{ upTo: null, points: 90 }],
    perModel: [],
    wargear: [],
    byCopy: [],
    complete: true,
  };
  const prices = { datasheets: new Map([['d1', points]]), enhancements: new Map([['e1', 15]]) };
  expect(await kept().readPrices(release)).toBeNull();
  await kept().writePrices(release, prices);
  expect(await kept().readPrices(release)).toEqual(prices);
  expect(await kept().read(release)).toBeNull();
  expect(await kept('two').readPrices(release)).toBeNull();
});
