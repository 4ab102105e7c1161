import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { newApiAccount, type ApiAccount } from '../api-account.js';
import { grantTo } from '../../tools/prisma/grants.mjs';
import { createTestDatabase, type TestDatabase } from '../database.js';

// That an api can do all of its work with this account is shown by test/admin/every-change.spec.ts.

let database: TestDatabase;
let account: ApiAccount;
beforeAll(async () => {
  database = await createTestDatabase();
  account = await newApiAccount(database);
  await administer(account.url, (client) =>
    client.query(`INSERT INTO audit (actor, action, target_kind) VALUES ('Ann', 'createAccount', 'account')`),
  );
});
afterAll(async () => {
  await account.drop();
  await database.drop();
});

const refusalOf = async (statement: string): Promise<string | undefined> =>
  administer(account.url, (client) => client.query(statement)).then(
    () => undefined,
    (error: unknown) => (error instanceof pg.DatabaseError ? error.message : String(error)),
  );

it.each([
  ['change a table', 'ALTER TABLE account ADD COLUMN country text', 'must be owner of table account'],
  ['drop a table', 'DROP TABLE page_session', 'must be owner of table page_session'],
  ['make a table', 'CREATE TABLE harbour (id int)', 'permission denied for schema public'],
  ['empty a table', 'TRUNCATE roster CASCADE', 'permission denied for table roster'],
  ['switch off what protects the audit log', 'ALTER TABLE audit DISABLE TRIGGER audit_keep', 'must be owner of table audit'],
  ['switch off all triggers', 'SET session_replication_role = replica', 'permission denied to set parameter "session_replication_role"'],
  ['change the audit log', `UPDATE audit SET actor = 'Ben'`, 'refuses UPDATE'],
  ['delete from the audit log', 'DELETE FROM audit', 'refuses DELETE'],
  [
    'replace a function',
    `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    'schema',
  ],
  [
    'drop a month of the audit log',
    `DO $$ BEGIN EXECUTE format('DROP TABLE %I', partition_of('audit', date_trunc('month', now() AT TIME ZONE 'UTC')::date)); END $$`,
    'must be owner of table audit_',
  ],
  ['make partitions', 'SELECT make_partition($$audit$$, $$2090-01-01$$)', 'permission denied for schema public'],
  ['run programs', `COPY account FROM PROGRAM 'echo'`, 'permission denied to COPY to or from an external program'],
  ['pretend that a migration was applied', 'DELETE FROM _prisma_migrations', 'permission denied for table _prisma_migrations'],
])("the api's account cannot %s", async (_, statement, refusal) => {
  expect(await refusalOf(statement)).toContain(refusal);
});

it('the account gets rights on new tables when it is given its rights again', async () => {
  await administer(database.url, (client) => client.query('CREATE TABLE lantern (id int)'));
  expect(await refusalOf('SELECT FROM lantern')).toBe('permission denied for table lantern');
  await grantTo(database.url, new URL(account.url).username);
  expect(await refusalOf('SELECT FROM lantern')).toBeUndefined();
});
