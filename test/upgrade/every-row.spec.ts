import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { administer } from '../administer.js';
import type { TestDatabase } from '../database.js';
import { checksums, columnsOf, inventRows, type Columns } from './invented-rows.js';
import { databaseOf, migrateAndKill, WAIT_IN_THE_MIDDLE, WAIT_NO_MORE } from './migrating.js';

let database: TestDatabase;
let columns: Columns;
let before: Readonly<Record<string, string>>;

const sums = (): Promise<Readonly<Record<string, string>>> => administer(database.url, (client) => checksums(client, columns));

/** The version before the audit log and results were partitioned, with rows in every table. */
beforeAll(async () => {
  database = await databaseOf('0.2.0-beta.1');
  columns = await administer(database.url, async (client) => {
    await inventRows(client);
    return columnsOf(client);
  });
  before = await sums();
});
afterAll(() => database.drop());

it('every table has rows', () => {
  expect(Object.entries(before).filter(([, sum]) => !sum.startsWith('60 rows'))).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(35);
});

it('a migration that is killed in its middle leaves every row as it was', async () => {
  await administer(database.url, (client) => client.query(WAIT_IN_THE_MIDDLE));
  expect(await migrateAndKill(database.url, 0)).toMatchObject({ exitCode: null });
  await administer(database.url, (client) => client.query(WAIT_NO_MORE));
  expect(await sums()).toEqual(before);
});

it('an update keeps every value of every row', async () => {
  await migrate(database.url);
  expect(await sums()).toEqual(before);
});

it('entries of the audit log are in the partitions of their months', async () => {
  const { rows } = await administer(database.url, (client) =>
    client.query<{ partition: string; right: boolean }>(
      `SELECT tableoid::regclass::text AS partition, bool_and(tableoid::regclass::text = to_char(at AT TIME ZONE 'UTC', '"audit_"YYYY_MM')) AS right
        FROM audit GROUP BY 1`,
    ),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ right }) => !right)).toEqual([]);
});

it('results of jobs from before stay until they expire, and those of later jobs go to the partition of their month', async () => {
  const { rows } = await administer(database.url, async (client) => {
    await client.query(`WITH job AS (INSERT INTO check_job (token_hash, question, total, expires_at) VALUES ('\\x00', '{}', 1, now()) RETURNING id),
        list AS (INSERT INTO check_list (job_id, position, kind, content) SELECT id, 1, 'text', '\\x41' FROM job)
      INSERT INTO check_result (job_id, position, verdict) SELECT id, 1, 'LEGAL' FROM job`);
    return client.query(`SELECT CASE tableoid::regclass::text WHEN to_char(now() AT TIME ZONE 'UTC', '"check_result_"YYYY_MM') THEN 'this month'
        ELSE tableoid::regclass::text END AS partition, count(*)::int FROM check_result GROUP BY 1 ORDER BY 1`);
  });
  expect(rows).toEqual([
    { partition: 'check_result_default', count: 60 },
    { partition: 'this month', count: 1 },
  ]);
});
