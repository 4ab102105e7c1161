import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource } from '../publishing/invented-source.js';
import { openServices, type Services } from '../publishing/open-services.js';

const UNITS = 5;

let database: TestDatabase;
let services: Services;
const opened: Services[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
});
afterEach(async () => {
  for (const other of opened.splice(0)) await other.close();
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

interface Differences {
  readonly day?: string;
  readonly units?: number;
  /** Points of the first unit. */
  readonly first?: number;
  readonly mode?: 'publish' | 'draft';
}

async function imported(label: string, { day = '2026-01-01', units = UNITS, first = 100, mode = 'publish' }: Differences = {}) {
  const source = inventedSource({ factions: 1, unitsPerFaction: units, points: (unit) => (unit % units === 0 ? first : 50) });
  const request = { edition: '10e', label, effectiveFrom: day, sourceRevision: null, source, actor: { name: 'ada' }, mode } as const;
  const result = await services.imports.import(request);
  if (result.outcome !== 'imported') throw new Error(result.outcome);
}

async function packAll(): Promise<readonly string[]> {
  const release = await services.packer.packNext();
  return release ? [release.label, ...(await packAll())] : [];
}

/** The release as a process loads it. */
async function loadedBy(others: Promise<Services>, label: string) {
  const { releases } = await others;
  return releases.load((await releases.findByLabel(label))?.id ?? '');
}

/** The services of another process, as it were. */
async function otherProcess(): Promise<Services> {
  const other = await openServices(database.url);
  opened.push(other);
  return other;
}

const packed = () =>
  services.sql(`SELECT label FROM packed_release JOIN release ON release.id = release_id ORDER BY effective_from DESC, label`);

it('loads a packed release as it loads its rows', async () => {
  await imported('reeds');
  const rows = await loadedBy(otherProcess(), 'reeds');
  expect(rows?.readModel.datasheets).toHaveLength(UNITS);
  expect(await packAll()).toEqual(['reeds']);
  expect(await packAll()).toEqual([]);
  expect(await loadedBy(otherProcess(), 'reeds')).toEqual(rows);
});

it('reads what is packed instead of the rows, unless it was packed in another format, which is packed again', async () => {
  await imported('sedges', { first: 999 });
  const [reeds, sedges] = await Promise.all(['reeds', 'sedges'].map((label) => loadedBy(Promise.resolve(services), label)));
  await packAll();
  await services.sql(
    `UPDATE packed_release SET content = other.content FROM packed_release AS other WHERE other.release_id = '${sedges?.release.id}'`,
  );
  expect((await loadedBy(otherProcess(), 'reeds'))?.readModel).toEqual(sedges?.readModel);
  await services.sql(`UPDATE packed_release SET format = 0`);
  expect(await loadedBy(otherProcess(), 'reeds')).toEqual(reeds);
  expect(await packAll()).toHaveLength(2);
  expect(await loadedBy(otherProcess(), 'reeds')).toEqual(reeds);
});

it('shares the entries that releases in use have in common, whether they are packed or not', async () => {
  const other = otherProcess();
  const whole = await loadedBy(other, 'reeds');
  const changed = await loadedBy(other, 'sedges');
  await services.sql('DELETE FROM packed_release');
  const again = await loadedBy(other, 'sedges');
  const known = new Set(whole?.readModel.datasheets);
  const differing = changed?.readModel.datasheets.filter((datasheet) => !known.has(datasheet)) ?? [];
  expect(differing.map(({ points }) => points.bySize[0]?.points)).toEqual([999]);
  expect(again?.readModel.datasheets.every((datasheet, at) => datasheet === changed?.readModel.datasheets[at])).toBe(true);
});

it('asks a worker to pack a release once it is published', async () => {
  await services.sql('DELETE FROM pgboss.job');
  await imported('draft of reeds', { mode: 'draft' });
  const asked = () => services.sql(`SELECT data FROM pgboss.job WHERE name = 'upkeep'`);
  expect(await asked()).toEqual([]);
  await imported('more reeds');
  await imported('yet more reeds');
  expect(await asked()).toEqual([{ data: { task: 'pack-releases' } }]);
});

it('packs the newest releases of an edition, the newest of them first, and no drafts', async () => {
  for (let day = 1; day <= 26; day += 1) await imported(`day ${day}`, { day: `2026-02-${String(day).padStart(2, '0')}` });
  await imported('newest', { day: '2026-03-01', mode: 'draft' });
  const labels = Array.from({ length: 24 }, (_, at) => `day ${26 - at}`);
  expect(await packAll()).toEqual(labels);
  expect((await packed()).map(({ label }) => label)).toEqual(labels);
});

it('forgets a release that is withdrawn', async () => {
  const release = await services.releases.findByLabel('day 26');
  await services.drafts.withdraw(release?.id ?? '', { name: 'ada' }, 'wrong prices');
  expect(await packAll()).toEqual(['day 2']);
  expect((await packed()).map(({ label }) => label)).not.toContain('day 26');
});

it('loads a release of which the bytes arrive in several slices', async () => {
  await imported('all reeds', { day: '2026-03-02', units: 1_200 });
  const rows = await loadedBy(otherProcess(), 'all reeds');
  expect(await packAll()).toEqual(['all reeds']);
  const [largest] = await services.sql('SELECT max(octet_length(content)) AS bytes FROM packed_release');
  expect(largest?.['bytes']).toBeGreaterThan(100_000);
  expect(await loadedBy(otherProcess(), 'all reeds')).toEqual(rows);
});
