import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { repositoryFolder } from '../../apps/api/src/platform/repository-folder.js';
import { administer, databaseUrl, dropDatabase } from '../administer.js';
import type { TestDatabase } from '../database.js';

/** The versions that the current one updates: the last migration and the commit of each. */
export const RELEASED = {
  '0.1.0': { lastMigration: '20261122090000_sample_is_no_newer_release', commit: 'cd86e09' },
  '0.2.0-beta.1': { lastMigration: '20261123134700_restored_releases', commit: '3b136ac4' },
} as const;
/** The version whose processes still run while the next one migrates. */
export const PREVIOUS = '0.2.0-beta.1';

/** A database with the schema of a version, and without data. */
export async function databaseOf(version: keyof typeof RELEASED): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const name = `upgrade_${randomBytes(4).toString('hex')}`;
  await administer(server, (client) => client.query(`create database ${pg.escapeIdentifier(name)}`));
  const url = databaseUrl(server, name);
  await migrate(url, RELEASED[version].lastMigration);
  return { url, drop: () => dropDatabase(server, name) };
}

/** A database as version 0.1.0 left it, with data. */
export async function databaseOf010(): Promise<TestDatabase> {
  const database = await databaseOf('0.1.0');
  // Disables triggers, which would write the audit log and the checks of rosters a second time.
  const data = readFileSync(path.join(import.meta.dirname, 'data-0.1.0.sql'), 'utf8');
  await administer(database.url, (client) => client.query(`SET session_replication_role = replica; ${data}`));
  return database;
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
async function migrationInTheMiddle(url: string): Promise<number | null> {
  const waits = `SELECT (SELECT count(*)::int FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS applied
    FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
  const { rows } = await administer(url, (client) => client.query<{ applied: number }>(waits));
  return rows[0]?.applied ?? null;
}

/** Waits until the server has noticed that the migrating process is gone. */
async function untilNobodyMigrates(url: string): Promise<void> {
  const lock = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE datname = current_database() AND locktype = 'advisory' AND objid = 72707369`;
  for (let look = 0; look < 600; look += 1) {
    if ((await administer(url, (client) => client.query(lock))).rowCount === 0) return;
    await sleep(50);
  }
  throw new Error('The migration still holds its lock.');
}

/** What there was after a migration was killed in its middle. */
export interface Killed {
  /** The number of migrations that were applied before it, and afterwards. */
  readonly before: number;
  readonly after: number;
  readonly exitCode: number | null;
}

/** Migrates, and kills a migration in its middle: the first one after so many that are applied. Null if there is none. */
export async function migrateAndKill(url: string, from: number): Promise<Killed | null> {
  const { child, ended } = startMigration(url);
  while (child.exitCode === null) {
    const before = await migrationInTheMiddle(url);
    if (before !== null && before >= from) {
      child.kill('SIGKILL');
      const exitCode = await ended;
      await untilNobodyMigrates(url);
      const { rows } = await administer(url, (client) =>
        client.query<{ after: number }>('SELECT count(*)::int AS after FROM _prisma_migrations'),
      );
      return { before, after: rows[0]?.after ?? 0, exitCode };
    }
    await sleep(20);
  }
  return null;
}

const TABLES = `pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND nspname IN ('public', 'pgboss')`;
/** The parts of a schema that a version may use or run into, each as one line. */
const PARTS = `SELECT 'column ' || nspname || '.' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || CASE WHEN attnotnull AND NOT atthasdef AND attidentity = '' AND attgenerated = '' THEN ' required' ELSE '' END AS part
    FROM pg_attribute a JOIN ${TABLES} ON c.oid = attrelid WHERE attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'p', 'v') AND NOT relispartition
  UNION ALL SELECT 'function ' || p.oid::regprocedure || ' returns ' || pg_get_function_result(p.oid)
    FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace AND nspname IN ('public', 'pgboss')
  UNION ALL SELECT 'label ' || enumtypid::regtype || ' ' || enumlabel FROM pg_enum
  UNION ALL SELECT 'constraint on ' || nspname || '.' || relname || ' ' || pg_get_constraintdef(o.oid)
    FROM pg_constraint o JOIN ${TABLES} ON c.oid = conrelid WHERE contype IN ('c', 'f', 'p', 'u') AND NOT relispartition
  UNION ALL SELECT 'unique on ' || nspname || '.' || relname || ' ' || substring(pg_get_indexdef(i.indexrelid) FROM ' USING .*')
    FROM pg_index i JOIN ${TABLES} ON c.oid = indrelid WHERE indisunique AND NOT indisprimary AND NOT relispartition
  ORDER BY 1`;

export async function schemaOf(url: string): Promise<readonly string[]> {
  const { rows } = await administer(url, (client) => client.query<{ part: string }>(PARTS));
  return rows.map(({ part }) => part);
}
