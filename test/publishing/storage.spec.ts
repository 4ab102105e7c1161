import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource, unitId } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

const FACTIONS = 10;
const UNITS = 80;
const TABLES = ['release', 'release_file', 'release_entries', 'tree_chunk', 'entry'];

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

/** Size in bytes of all tables that store releases, including indexes. */
async function stored(): Promise<number> {
  const [row] = await services.sql(
    `SELECT sum(pg_total_relation_size(name))::int AS bytes FROM unnest('{${TABLES.join(',')}}'::regclass[]) AS name`,
  );
  return Number(row?.['bytes']);
}

async function importWith(label: string, points: (unit: number) => number): Promise<number> {
  const before = await stored();
  const source = inventedSource({ factions: FACTIONS, unitsPerFaction: UNITS, points });
  const result = await services.imports.import({
    edition: '10e',
    label,
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    actor: { name: 'ada' },
  });
  if (result.outcome !== 'imported') throw new Error(result.outcome);
  return (await stored()) - before;
}

it('stores only the parts of a release that differ from others', async () => {
  const usual = (unit: number): number => 50 + (unit % 40) * 5;
  const whole = await importWith('whole', usual);
  const same = await importWith('same under another label', usual);
  const percent = await importWith('one percent', (unit) => (unit % 100 === 7 ? 999 : usual(unit)));
  expect(whole).toBeGreaterThan(1_000_000);
  expect(same / whole).toBeLessThan(0.01);
  expect(percent / whole).toBeLessThan(0.03);
  const changed = await services.sql(`SELECT count(*)::int AS entries FROM entry WHERE points = 999`);
  expect(changed).toEqual([{ entries: (FACTIONS * UNITS) / 100 }]);
});

it('returns each release its own data', async () => {
  const prices = ['whole', 'one percent'].map(async (label) => {
    const release = await services.releases.findByLabel(label);
    return (await services.catalogue.find('datasheet', release?.id ?? '', unitId(107)))?.points.bySize.map(({ points }) => points);
  });
  expect(await Promise.all(prices)).toEqual([
    [185, 370],
    [999, 1998],
  ]);
});

it('loads the entries that releases share only once', async () => {
  const datasheetsOf = async (label: string) => {
    const release = await services.releases.findByLabel(label);
    return (await services.releases.load(release?.id ?? ''))?.readModel.datasheets ?? [];
  };
  const whole = await datasheetsOf('whole');
  const percent = await datasheetsOf('one percent');
  const loaded = new Set(whole);
  expect(percent).toHaveLength(FACTIONS * UNITS);
  expect(percent.filter((datasheet) => !loaded.has(datasheet)).map(({ points }) => points.bySize[0]?.points)).toEqual(
    Array.from({ length: (FACTIONS * UNITS) / 100 }, () => 999),
  );
});
