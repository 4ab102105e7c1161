import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { administer, databaseUrl, dropDatabase } from '../administer.js';
import { ask, listen, type TestApi } from '../api/start-api.js';

const MIGRATIONS = path.join(import.meta.dirname, '../../prisma/migrations');
/** The last migration of version 0.1.0. */
const LAST_OF_0_1_0 = '20261122090000_sample_is_no_newer_release';
/** A test key of the account in data-0.1.0.sql. */
const KEY = 'mk_65ae71a41fcf_0992ad868b43d4d7f7559176e5c4872f01918e55f893893d3956678c54edce7b_7c968e49';
const ROSTERS = [
  'Um9zdGVyOmU4ZDQ3MmZkLWY0ZmQtNDVjNC05ZjA1LTUzZmE1OWYyMGU5NQ',
  'Um9zdGVyOjFhMDYxZmNhLWNjOTMtNDI5YS04NmQzLTI1MzZhNmM4YzA1Nw',
];

const name = `upgrade_${randomBytes(4).toString('hex')}`;
const server = inject('testServerUrl');
let api: Pick<TestApi, 'url' | 'app'>;

/** A database as version 0.1.0 left it, then migrated to the current schema. */
beforeAll(async () => {
  await administer(server, (client) => client.query(`create database ${pg.escapeIdentifier(name)}`));
  const url = databaseUrl(server, name);
  const folders = readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  const migrate = async (names: readonly string[]): Promise<void> => {
    for (const folder of names)
      await administer(url, (client) => client.query(readFileSync(path.join(MIGRATIONS, folder, 'migration.sql'), 'utf8')));
  };
  await migrate(folders.filter((folder) => folder <= LAST_OF_0_1_0));
  await administer(url, (client) =>
    client.query(
      // Disables triggers, which would write the audit log and the checks of rosters a second time.
      `set session_replication_role = replica; ${readFileSync(path.join(import.meta.dirname, 'data-0.1.0.sql'), 'utf8')}`,
    ),
  );
  await migrate(folders.filter((folder) => folder > LAST_OF_0_1_0));
  api = await listen({ DATABASE_URL: url, MUSTER_JOBS: 'elsewhere' });
});
afterAll(async () => {
  await api.app.close();
  await dropDatabase(server, name);
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
  const { rows } = await administer(databaseUrl(server, name), (client) =>
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
  const { rows } = await administer(databaseUrl(server, name), (client) =>
    client.query<{ entries: number; misplaced: number }>(`SELECT count(*)::int AS entries,
      count(*) FILTER (WHERE tableoid::regclass::text <> to_char(at AT TIME ZONE 'UTC', '"audit_"YYYY_MM'))::int AS misplaced FROM audit WHERE actor = 'sample'`),
  );
  expect(rows).toEqual([{ entries: 2, misplaced: 0 }]);
  await expect(administer(databaseUrl(server, name), (client) => client.query('DELETE FROM audit'))).rejects.toThrow(/refuses DELETE/);
});

it('a job of version 0.1.0 takes its results with it', async () => {
  const url = databaseUrl(server, name);
  const places = await administer(url, (client) => client.query('SELECT DISTINCT tableoid::regclass::text AS of FROM check_result'));
  expect(places.rows).toEqual([{ of: 'check_result_default' }]);
  await administer(url, (client) => client.query('DELETE FROM check_job'));
  expect((await administer(url, (client) => client.query('SELECT FROM check_result'))).rows).toEqual([]);
});
