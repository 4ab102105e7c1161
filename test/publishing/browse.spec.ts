import { type EntryFilter, parseCursor, type StoredRelease } from '#muster/persistence';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource, unitId, unitName } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

let database: TestDatabase;
let services: Services;
let release: StoredRelease;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
  release = await imported('2026', '2026-01-01', services);
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

async function imported(label: string, effectiveFrom: string, by: Services): Promise<StoredRelease> {
  const source = inventedSource({ factions: 3, unitsPerFaction: 40 });
  const result = await by.imports.import({ edition: '10e', label, effectiveFrom, sourceRevision: null, source, actor: { name: 'ada' } });
  if (result.outcome !== 'imported') throw new Error(result.outcome);
  return result.release;
}

async function names(filter: EntryFilter, first = 100): Promise<readonly string[]> {
  return (await services.catalogue.list('datasheet', release.id, filter, { first })).edges.map(({ node }) => node.name);
}

it('returns a list page by page, each entry once, sorted by name', async () => {
  const seen: string[] = [];
  let after = null;
  for (let pages = 0; pages < 10; pages += 1) {
    const page = await services.catalogue.list('datasheet', release.id, {}, { first: 17, after });
    expect(page.totalCount).toBe(120);
    seen.push(...page.edges.map(({ node }) => node.id));
    after = parseCursor(page.endCursor ?? '');
    if (!page.hasNextPage) break;
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
  expect(await names({}, 3)).toEqual(['Ash Callers', 'Ash Drummers', 'Ash Eels']);
});

it('refuses an empty page size', async () => {
  for (const first of [0, 101, 1.5])
    await expect(services.catalogue.list('datasheet', release.id, {}, { first })).rejects.toThrow(RangeError);
});

it('filters by faction, keyword and role', async () => {
  expect(await names({ faction: 'cat-1' })).toHaveLength(40);
  expect(await names({ faction: 'reed-host' })).toHaveLength(40);
  expect(await names({ faction: 'nobody' })).toEqual([]);
  expect(await names({ keywords: ['CHARACTER'] })).toHaveLength(24);
  expect(await names({ keywords: ['Character', 'Salt Host'], faction: 'cat-0' })).toHaveLength(8);
  expect(await names({ role: 'battleline' })).toHaveLength(24);
  expect(await names({ legends: true })).toEqual([]);
});

it.each([
  ['Lantern Heralds', 'Lantern Heralds'],
  ['lantern heralds', 'Lantern Heralds'],
  ['Lantren Herlads', 'Lantern Heralds'],
  ['lanternheralds', 'Lantern Heralds'],
  ['lan tern heralds', 'Lantern Heralds'],
  ['Thorn Menderz', 'Thorn Menders'],
  ['gul rafter', 'Gull Rafters'],
])('finds "%s"', async (search, name) => {
  expect((await names({ search }, 1))[0]).toBe(name);
});

it('finds nothing for text that is not a name', async () => {
  expect(await names({ search: 'xylophone quartet' })).toEqual([]);
  expect(await names({ search: '!!' })).toEqual([]);
});

it('pages through search results, with the best match first', async () => {
  const whole = await names({ search: 'wardens' });
  const first = await services.catalogue.list('datasheet', release.id, { search: 'wardens' }, { first: 4 });
  const second = await services.catalogue.list(
    'datasheet',
    release.id,
    { search: 'wardens' },
    { first: 100, after: parseCursor(first.endCursor ?? '') },
  );
  expect([...first.edges, ...second.edges].map(({ node }) => node.name)).toEqual(whole);
});

it('finds one entry by id or slug, and several at once in their order', async () => {
  const datasheet = await services.catalogue.find('datasheet', release.id, unitId(13));
  expect(datasheet?.name).toBe(unitName(13));
  expect(await services.catalogue.find('datasheet', release.id, datasheet?.slug ?? '')).toEqual(datasheet);
  const many = await services.catalogue.findMany('datasheet', release.id, [unitId(2), 'nobody', unitId(1), unitId(2)]);
  expect(many.map((entry) => entry?.id ?? null)).toEqual([unitId(2), null, unitId(1), unitId(2)]);
});

it('knows which release is in force on a date, and learns of releases published by other processes', async () => {
  expect(await services.releases.findDefault('10e', '2025-12-31')).toBeNull();
  expect(await services.releases.findDefault('9e', '2026-06-01')).toBeNull();
  expect(await services.releases.findDefault('10e', '2026-06-01')).toMatchObject({ label: '2026' });
  expect(await services.releases.findDefault('10e')).toMatchObject({ label: '2026' });
  const other = await openServices(database.url);
  try {
    await imported('2026-05', '2026-05-01', other);
    const heard = await until(async () => (await services.releases.findDefault('10e', '2026-06-01'))?.label === '2026-05');
    expect(heard).toBe(true);
    expect(await services.releases.findDefault('10e', '2026-04-30')).toMatchObject({ label: '2026' });
    expect((await services.releases.list({ edition: '10e', status: 'published' })).map(({ label }) => label)).toEqual(['2026-05', '2026']);
  } finally {
    await other.close();
  }
});

/** Waits up to two seconds, within which every process must know about a change. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
