import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource, unitName } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

it('refuses an invalid sample, and publishes nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-sample-'));
  try {
    await writeFile(path.join(folder, 'a.json'), '{"edition":"10e"}');
    await expect(services.sample.load(folder)).rejects.toThrow('a.json is not sound');
    expect(await services.releases.list()).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('publishes the sample once if there is no release, even if several processes try', async () => {
  const other = await openServices(database.url);
  try {
    const published = await Promise.all([services.sample.load(), other.sample.load()]);
    expect(
      published
        .flat()
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(['sample-2026-01', 'sample-2026-07']);
  } finally {
    await other.close();
  }
  const releases = await services.releases.list({ status: 'published' });
  expect(releases.map(({ label, source }) => [label, source])).toEqual([
    ['sample-2026-07', 'sample'],
    ['sample-2026-01', 'sample'],
  ]);
});

it('has two factions, twelve datasheets, detachments and Enhancements, and changed prices', async () => {
  const [newer, older] = await services.releases.list();
  const count = async (kind: 'faction' | 'datasheet' | 'detachment' | 'enhancement'): Promise<number> =>
    (await services.catalogue.list(kind, newer?.id ?? '', {}, { first: 1 })).totalCount;
  expect(await count('faction')).toBe(2);
  expect(await count('datasheet')).toBeGreaterThanOrEqual(10);
  expect(await count('detachment')).toBeGreaterThanOrEqual(3);
  expect(await count('enhancement')).toBeGreaterThanOrEqual(3);
  const changed = (await services.drafts.compare(newer?.id ?? '', older?.id ?? ''))?.flatMap((kind) => kind.changed) ?? [];
  expect(changed.some(({ changes }) => changes.some(({ field }) => field.startsWith('points')))).toBe(true);
});

it('does nothing if there are releases', async () => {
  expect(await services.sample.load()).toEqual([]);
});

it('is in force only if the edition has no other release, however old', async () => {
  const inForce = async (day: string) => (await services.releases.findDefault('10e', day))?.label ?? null;
  expect(await inForce('2026-12-01')).toBe('sample-2026-07');
  const request = { edition: '10e', label: 'loaded', effectiveFrom: '2026-02-01', sourceRevision: null, actor: { name: 'ada' } } as const;
  const result = await services.imports.import({ ...request, source: inventedSource({ factions: 1, unitsPerFaction: 3 }) });
  expect(result).toMatchObject({ outcome: 'imported', summary: { base: null } });
  expect([await inForce('2026-12-01'), await inForce('2026-02-01'), await inForce('2026-01-31')]).toEqual([
    'loaded',
    'loaded',
    'sample-2026-01',
  ]);
});

it('is ignored if there is real data: for the newest release, in lists of releases, and in migrations of ids', async () => {
  const asked = await services.sql('SELECT label FROM roster_check_run JOIN release ON release.id = release_id ORDER BY effective_from');
  expect(asked.map(({ label }) => label)).toContain('loaded');
  expect((await services.releases.listPublished('10e')).map(({ label }) => label)).toEqual(['loaded']);
  const request = { edition: '10e', label: 'later', effectiveFrom: '2026-09-01', sourceRevision: null, actor: { name: 'ada' } } as const;
  await services.imports.import({ ...request, source: inventedSource({ factions: 1, unitsPerFaction: 2 }) });
  const loaded = await services.releases.findByLabel('loaded');
  if (!loaded) throw new Error('It was imported.');
  const steps = (await services.migrations.since(loaded)).map(({ from, to, change, before }) => [
    from.label,
    to.label,
    change,
    before.name,
  ]);
  expect(steps).toEqual([['loaded', 'later', 'removed', unitName(2)]]);
});
