import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationFiles } from '../tools/prisma/migrations.mjs';
import { createTestDatabase, type TestDatabase } from './database.js';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

async function query(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('gives a file a database with every migration applied', async () => {
  const applied = await query(
    first.url,
    'select migration_name as name, checksum from _prisma_migrations where finished_at is not null order by 1',
  );
  expect(applied).toEqual(migrationFiles().map(({ name, checksum }) => ({ name, checksum })));
});

it('gives two files two databases', async () => {
  await query(first.url, 'create table only_here ()');
  expect(await query(second.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
});

it('drops a database that still has connections', async () => {
  const third = await createTestDatabase();
  const client = new pg.Client({ connectionString: third.url });
  client.on('error', () => undefined);
  await client.connect();
  await third.drop();
  await expect(query(third.url, 'select 1')).rejects.toMatchObject({ code: '3D000' });
  await client.end().catch(() => undefined);
});
