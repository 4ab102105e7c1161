import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { administer } from '../administer.js';
import { ask, listen, type TestApi } from '../api/start-api.js';
import type { TestDatabase } from '../database.js';
import { databaseOf010 } from './migrating.js';

/** A test key of the account in data-0.1.0.sql. */
const KEY = 'mk_65ae71a41fcf_0992ad868b43d4d7f7559176e5c4872f01918e55f893893d3956678c54edce7b_7c968e49';
const ROSTERS = [
  'Um9zdGVyOmU4ZDQ3MmZkLWY0ZmQtNDVjNC05ZjA1LTUzZmE1OWYyMGU5NQ',
  'Um9zdGVyOjFhMDYxZmNhLWNjOTMtNDI5YS04NmQzLTI1MzZhNmM4YzA1Nw',
];

let database: TestDatabase;
let api: Pick<TestApi, 'url' | 'app'>;

/** A database as version 0.1.0 left it, then migrated to the current schema. */
beforeAll(async () => {
  database = await databaseOf010();
  await migrate(database.url);
  api = await listen({ DATABASE_URL: database.url, MUSTER_JOBS: 'elsewhere' });
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

it('the owner can read rosters of version 0.1.0 with their verdicts', async () => {
  const rosters = await Promise.all(
    ROSTERS.map((id) =>
      ask(
        api,
        /* GraphQL */ `
          query ($id: ID!) {
            roster(id: $id) {
              name
              points
              verdict
            }
          }
        `,
        { id },
        { authorization: `Bearer ${KEY}` },
      ),
    ),
  );
  expect(rosters.map(({ body }) => body)).toMatchObject([
    { data: { roster: { verdict: 'LEGAL' } } },
    { data: { roster: { verdict: 'ILLEGAL' } } },
  ]);
});

it('reports of version 0.1.0 have every field of current reports', async () => {
  const { rows } = await administer(database.url, (client) =>
    client.query<{ report: Readonly<Record<string, unknown>> }>('select report from check_result where report is not null'),
  );
  expect(rows.map(({ report }) => report)).toMatchObject([
    {
      verdict: 'LEGAL',
      question: { against: { kind: 'today' }, pointsLimit: null, battleSize: null, aspects: ['army', 'units', 'wargear'] },
      aspects: { army: 'LEGAL', units: 'LEGAL', wargear: 'LEGAL' },
      points: { limit: 1000, limitSource: 'STATED' },
      attachedUnits: [],
    },
  ]);
});

it('the audit log of version 0.1.0 is in the partitions of its months, unchanged and guarded', async () => {
  const { rows } = await administer(database.url, (client) =>
    client.query<{ entries: number; misplaced: number }>(`SELECT count(*)::int AS entries,
      count(*) FILTER (WHERE tableoid::regclass::text <> to_char(at AT TIME ZONE 'UTC', '"audit_"YYYY_MM'))::int AS misplaced FROM audit WHERE actor = 'sample'`),
  );
  expect(rows).toEqual([{ entries: 2, misplaced: 0 }]);
  await expect(administer(database.url, (client) => client.query('DELETE FROM audit'))).rejects.toThrow(/refuses DELETE/);
});

it('a job of version 0.1.0 takes its results with it', async () => {
  const { url } = database;
  const places = await administer(url, (client) => client.query('SELECT DISTINCT tableoid::regclass::text AS of FROM check_result'));
  expect(places.rows).toEqual([{ of: 'check_result_default' }]);
  await administer(url, (client) => client.query('DELETE FROM check_job'));
  expect((await administer(url, (client) => client.query('SELECT FROM check_result'))).rows).toEqual([]);
});
