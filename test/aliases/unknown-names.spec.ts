import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UnknownNameCount } from '#muster/persistence';
import { sampleList } from '../checking/sample-release.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openFaultyLink } from '../faulty-link.js';
import { openAliases, type AliasServices } from './alias-services.js';

const PAGE = { first: 10, skip: 0 };
const foreign = sampleList('tidewright-harbour-watch-legal').replaceAll('Signal Runners', 'Coursiers').replaceAll('Swivel gun', 'Pivoteur');

let database: TestDatabase;
let services: AliasServices;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openAliases(database.url);
  await services.sample.load();
});
beforeEach(() => services.sql('DELETE FROM unknown_name'));
afterAll(async () => {
  await services.close();
  await database.drop();
});

const counts = async () => (await services.unknown.list({}, PAGE)).names.map(({ kind, name, lists }) => [kind, name, lists]);
const unit = (name: string, lists: number): UnknownNameCount => ({ edition: '10e', kind: 'unit', name, language: null, lists });

it('counts each list once, even under several releases', async () => {
  await services.check(foreign);
  const labels = ['sample-2026-01', 'sample-2026-07'].map((label) => ({ kind: 'label', label }) as const);
  const question = { edition: '10e', pointsLimit: null, battleSize: null, aspects: ['army', 'units', 'wargear'] } as const;
  const rest = { complete: false, amendments: [], houseRules: null };
  await services.checking.checkAgainst({ kind: 'text', text: foreign }, { ...question, ...rest }, labels);
  await services.recorder.flush();
  expect(await counts()).toEqual([
    ['unit', 'coursiers', 2],
    ['wargear', 'pivoteur', 2],
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await services.unknown.list({ kind: 'unit' }, PAGE)).names).toMatchObject([{ edition: '10e', language: 'en', lastSeen: today }]);
  expect((await services.unknown.list({ edition: '9e' }, PAGE)).names).toEqual([]);
  expect((await services.unknown.list({ search: 'ÔTEUR' }, PAGE)).names).toMatchObject([{ name: 'pivoteur' }]);
});

it('counts nothing in a list whose names are all known', async () => {
  await services.check(sampleList('tidewright-harbour-watch-legal'));
  await services.recorder.flush();
  expect(await counts()).toEqual([]);
});

it('keeps nothing of the list but names, kinds and days', async () => {
  await services.check(foreign.replace('Dawn Watch', 'Armée de Zoé'));
  await services.recorder.flush();
  const [row] = await services.sql('SELECT * FROM unknown_name LIMIT 1');
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['day', 'edition', 'kind', 'language', 'lists', 'name']);
  expect(JSON.stringify(await services.sql('SELECT * FROM unknown_name'))).not.toMatch(/zoe|dawn/i);
});

it('lists the most frequent names first, without those that were taught since', async () => {
  await services.unknown.add([unit('divers', 2), unit('bells', 3), unit('ropes', 1)]);
  await services.unknown.add([unit('divers', 2)]);
  expect(await counts()).toEqual([
    ['unit', 'divers', 4],
    ['unit', 'bells', 3],
    ['unit', 'ropes', 1],
  ]);
  await services.aliases.teach('10e', [{ kind: 'unit', name: 'Bells', means: 'Bell Ringers', language: null }], { name: 'ada' });
  expect(await services.unknown.list({}, { first: 1, skip: 1 })).toMatchObject({ names: [{ name: 'ropes' }], totalCount: 2 });
});

it('forgets old names, and the rarest if there are too many', async () => {
  await services.unknown.add([unit('divers', 2), unit('nets', 3), unit('ropes', 1)]);
  await services.sql(`UPDATE unknown_name SET day = day - 30 WHERE name = 'divers'`);
  expect(await counts()).toEqual([
    ['unit', 'nets', 3],
    ['unit', 'ropes', 1],
  ]);
  await services.unknown.sweep();
  expect(await services.sql('SELECT name FROM unknown_name ORDER BY 1')).toEqual([{ name: 'nets' }, { name: 'ropes' }]);
  await services.unknown.sweep(1);
  expect(await counts()).toEqual([['unit', 'nets', 3]]);
});

it('neither fails nor delays a check while names cannot be written, and writes them later', async () => {
  const link = await openFaultyLink(database.url, 'forward');
  const remote = await openAliases(link.url, { connectTimeout: 500, statementTimeout: 500 });
  try {
    expect((await remote.check(foreign)).verdict).toBe('NEEDS_REVIEW');
    await link.set('reset');
    await remote.recorder.flush();
    expect(await counts()).toEqual([]);
    await link.set('forward');
    await expect
      .poll(
        async () => {
          await remote.recorder.flush();
          return counts();
        },
        { timeout: 10_000 },
      )
      .toContainEqual(['unit', 'coursiers', 1]);
  } finally {
    await remote.close();
    await link.close();
  }
});

it('writes what is waiting when the process ends', async () => {
  const ending = await openAliases(database.url);
  await ending.check(foreign);
  await ending.close();
  expect(await counts()).toContainEqual(['unit', 'coursiers', 1]);
});
