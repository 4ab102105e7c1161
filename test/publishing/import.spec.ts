import type { ImportResult } from '#muster/publishing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { type InventedGame, inventedSource, unitId, unitName } from './invented-source.js';
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

const GAME: InventedGame = { factions: 3, unitsPerFaction: 20 };

function run(label: string, game: InventedGame, effectiveFrom = '2026-01-01', from = services): Promise<ImportResult> {
  return from.imports.import({
    edition: '10e',
    label,
    effectiveFrom,
    sourceRevision: 'r1',
    source: inventedSource(game),
    actor: { name: 'ada' },
  });
}

const COUNTS = `SELECT (SELECT count(*) FROM release) AS releases, (SELECT count(*) FROM tree_chunk) AS chunks,
  (SELECT count(*) FROM entry) AS entries, (SELECT count(*) FROM audit) AS audits`;

it('publishes the content of the files', async () => {
  const result = await run('first', GAME);
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(result).toMatchObject({
    outcome: 'imported',
    release: { label: 'first', status: 'published', edition: '10e', source: 'battlescribe', sourceRevision: 'r1', revision: 0 },
  });
  const release = await services.releases.findByLabel('first');
  const page = await services.catalogue.list('datasheet', release?.id ?? '', {}, { first: 100 });
  expect(page.totalCount).toBe(60);
  expect(await services.catalogue.find('datasheet', release?.id ?? '', unitId(7))).toMatchObject({
    name: unitName(7),
    points: {
      minModels: 5,
      maxModels: 10,
      bySize: [
        { upTo: 5, points: 85 },
        { upTo: 10, points: 170 },
      ],
    },
  });
});

it('returns the same files that were imported', async () => {
  const release = await services.releases.findByLabel('first');
  const data = await services.releases.load(release?.id ?? '');
  expect(data?.files.map(({ id, sharedEntries }) => [id, sharedEntries?.length ?? 0])).toEqual([
    ['cat-0', 20],
    ['cat-1', 20],
    ['cat-2', 20],
    ['sys', 0],
  ]);
  expect(data?.readModel.datasheets.length).toBe(60);
});

it('does nothing the second time', async () => {
  const before = await services.sql(COUNTS);
  expect(await run('first', GAME)).toMatchObject({ outcome: 'unchanged', release: { label: 'first' } });
  expect(await services.sql(COUNTS)).toEqual(before);
});

it('does not read files again that it has imported, and reads others even if their content is the same', async () => {
  const stages = async (game: InventedGame, ending: string): Promise<readonly string[]> => {
    const found = new Set<string>();
    const files = inventedSource(game).files.map(({ path, bytes }) => ({
      path,
      bytes: async () => Buffer.concat([await bytes(), Buffer.from(ending)]),
    }));
    const source = { files, diagnostics: [] };
    const request = {
      edition: '10e',
      label: 'first',
      effectiveFrom: '2026-01-01',
      sourceRevision: null,
      source,
      actor: { name: 'ada' },
    } as const;
    const { outcome } = await services.imports.import(request, (stage) => void found.add(stage));
    return [...found, outcome];
  };
  expect(await stages(GAME, '')).toEqual(['unchanged']);
  expect(await stages(GAME, '\n')).toEqual(['reading', 'unchanged']);
  expect(await stages(GAME, '\n')).toEqual(['unchanged']);
  expect(await stages({ ...GAME, points: () => 10 }, '')).toEqual(['reading', 'refused']);
  expect(await stages({ ...GAME, points: () => 10 }, '')).toEqual(['reading', 'refused']);
});

it('refuses different data with a label in use', async () => {
  expect(await run('first', { ...GAME, points: () => 10 })).toMatchObject({ outcome: 'refused', fault: 'LABEL_TAKEN' });
  expect(await services.catalogue.find('datasheet', (await services.releases.findByLabel('first'))?.id ?? '', unitId(7))).toMatchObject({
    points: { bySize: [{ points: 85 }, { points: 170 }] },
  });
});

it('reports the changes from the previous release', async () => {
  const result = await run(
    'second',
    { factions: 2, unitsPerFaction: 20, points: (unit) => (unit === 3 ? 500 : 50 + (unit % 40) * 5) },
    '2026-02-01',
  );
  if (result.outcome !== 'imported') throw new Error(result.outcome);
  const { kinds, base, files, prices } = result.summary;
  expect([base, files]).toEqual(['first', 3]);
  const datasheets = kinds.find(({ kind }) => kind === 'datasheet');
  expect([datasheets?.count, datasheets?.added, datasheets?.dropped.length]).toEqual([40, [], 20]);
  expect(datasheets?.changed).toEqual([{ id: unitId(3), name: unitName(3) }]);
  expect(prices).toEqual([
    { kind: 'datasheet', id: unitId(3), name: unitName(3), field: 'points.bySize[5].points', before: 65, after: 500 },
    { kind: 'datasheet', id: unitId(3), name: unitName(3), field: 'points.bySize[10].points', before: 130, after: 1000 },
  ]);
});

it('records who imported what', async () => {
  const release = await services.releases.findByLabel('second');
  const [entry] = await services.audit.list({ releaseId: release?.id ?? '', first: 1 });
  expect(entry).toMatchObject({
    actor: { name: 'ada' },
    action: 'import',
    before: null,
    after: { label: 'second', effectiveFrom: '2026-02-01', contentHash: release?.contentHash },
  });
});

it('refuses files that cannot be read, and says where', async () => {
  const broken = {
    path: 'Broken.cat',
    bytes: () => Promise.resolve(Buffer.from('<catalogue id="x" name="X" gameSystemId="sys">\n<rules>')),
  };
  const source = { files: [...inventedSource(GAME).files, broken], diagnostics: [] };
  const result = await services.imports.import({
    edition: '10e',
    label: 'broken',
    effectiveFrom: '2026-03-01',
    sourceRevision: null,
    source,
    actor: { name: 'ada' },
  });
  expect(result).toMatchObject({
    outcome: 'refused',
    fault: 'UNREADABLE',
    diagnostics: [{ severity: 'error', path: ['Broken.cat'], line: 2 }],
  });
  expect(await services.releases.findByLabel('broken')).toBeNull();
});

it('lets one of two processes import, and tells the other that the release exists', async () => {
  const other = await openServices(database.url);
  try {
    const outcomes = await Promise.all([run('both', GAME, '2026-04-01'), run('both', GAME, '2026-04-01', other)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['imported', 'unchanged']);
  } finally {
    await other.close();
  }
});

it('stores only once what two releases have in common', async () => {
  const same = await services.sql(`SELECT count(*)::int AS files, bool_and(a.chunk_runs = b.chunk_runs) AS same
    FROM release_file a JOIN release x ON x.id = a.release_id AND x.label = 'first' JOIN release y ON y.label = 'both'
    JOIN release_file b ON b.release_id = y.id AND b.layer = a.layer AND b.position = a.position`);
  expect(same).toEqual([{ files: 5, same: true }]);
});
