import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { migrationFiles } from '../../tools/prisma/migrations.mjs';
import { repositoryFolder } from '../../apps/api/src/platform/repository-folder.js';
import { administer, databaseUrl, dropDatabase } from '../administer.js';
import type { TestDatabase } from '../database.js';

/** The last migration of version 0.1.0. */
const LAST_OF_0_1_0 = '20261122090000_sample_is_no_newer_release';

/** A database as version 0.1.0 left it, with data. */
export async function databaseOf010(): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const name = `upgrade_${randomBytes(4).toString('hex')}`;
  await administer(server, (client) => client.query(`create database ${pg.escapeIdentifier(name)}`));
  const url = databaseUrl(server, name);
  await administer(url, async (client) => {
    await client.query(
      `CREATE TABLE _prisma_migrations (id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
        logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`,
    );
    for (const { name: migration, checksum, sql } of migrationFiles().filter((one) => one.name <= LAST_OF_0_1_0)) {
      await client.query(sql);
      const mark = `INSERT INTO _prisma_migrations (id, migration_name, checksum, finished_at, applied_steps_count) VALUES (gen_random_uuid(), $1, $2, now(), 1)`;
      await client.query(mark, [migration, checksum]);
    }
    // Disables triggers, which would write the audit log and the checks of rosters a second time.
    await client.query(`SET session_replication_role = replica; ${readFileSync(path.join(import.meta.dirname, 'data-0.1.0.sql'), 'utf8')}`);
  });
  return { url, drop: () => dropDatabase(server, name) };
}

/** Runs tools/migrate.mjs. Returns its exit code, null if it was killed. */
export function startMigration(url: string): { readonly child: ChildProcess; readonly ended: Promise<number | null> } {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, [path.join(repositoryFolder, 'tools/migrate.mjs')], { env, stdio: 'ignore' });
  const ended = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  return { child, ended };
}

/** Makes each migration wait in its middle: for a moment after its first statement that changes the schema. */
export const WAIT_IN_THE_MIDDLE = `CREATE FUNCTION wait_once() RETURNS event_trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('drill.waited', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
      PERFORM set_config('drill.waited', pg_current_xact_id()::text, false), pg_sleep(0.5);
    END IF;
  END $$;
  CREATE EVENT TRIGGER wait_in_the_middle ON ddl_command_end EXECUTE FUNCTION wait_once()`;
export const WAIT_NO_MORE = 'DROP EVENT TRIGGER wait_in_the_middle; DROP FUNCTION wait_once';

/** The migration that waits in its middle, by the number of those applied before; null if none does now. */
export async function migrationInTheMiddle(url: string): Promise<number | null> {
  const waits = `SELECT (SELECT count(*)::int FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS applied
    FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
  const { rows } = await administer(url, (client) => client.query<{ applied: number }>(waits));
  return rows[0]?.applied ?? null;
}

/** Waits until the server has noticed that the migrating process is gone. */
export async function untilNobodyMigrates(url: string): Promise<void> {
  const lock = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE datname = current_database() AND locktype = 'advisory' AND objid = 72707369`;
  for (let look = 0; look < 600; look += 1) {
    if ((await administer(url, (client) => client.query(lock))).rowCount === 0) return;
    await sleep(50);
  }
  throw new Error('The migration still holds its lock.');
}

/** The columns of all tables, the functions and the indexes, to compare two databases. */
export async function schemaOf(url: string): Promise<readonly string[]> {
  const { rows } = await administer(url, (client) =>
    client.query<{ part: string }>(
      `SELECT concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) AS part FROM information_schema.columns
         WHERE table_schema IN ('public', 'pgboss')
       UNION ALL SELECT 'function ' || p.oid::regprocedure::text FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace WHERE nspname IN ('public', 'pgboss')
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
    ),
  );
  return rows.map(({ part }) => part);
}
