// Applies prisma/migrations. Prisma's own command marks a migration in another transaction than it runs it in, and a killed one then has to
// be resolved by hand. Here both are one transaction, so that a killed migration has not happened and is repeated. The table of applied
// migrations is Prisma's.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { repository } from '../repository.mjs';

const FOLDER = path.join(repository, 'prisma/migrations');
const CONNECT_TIMEOUT_MS = 3_000;
/** The advisory lock that Prisma takes too. */
const LOCK = 72_707_369;
/** A migration that waits longer for a table gives up, because everyone else would wait behind it, and tries again a little later. */
const LOCK_TIMEOUT = '1s';
const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 100;
const PAUSE_MS = 500;

const APPLIED = `CREATE TABLE IF NOT EXISTS _prisma_migrations (id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
/** Left behind by a killed command of Prisma. */
const FORGET_UNFINISHED = 'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL';
const MARK = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, clock_timestamp(), 1)`;

/** @typedef {{ readonly name: string, readonly checksum: string, readonly sql: string }} Migration */

/**
 * Migrates a database to the newest schema, one migration after the other. Several processes may do so at once: one works, the others wait.
 * @param {string} url
 * @param {string} [last] the last migration to apply; without it, all are applied
 */
export async function migrate(url, last) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'muster migration',
  });
  client.on('error', () => undefined); // a lost connection makes the current statement fail
  await client.connect();
  try {
    if ((await missing(client, last)).length === 0) return;
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    await client.query(APPLIED);
    await client.query(FORGET_UNFINISHED);
    for (const migration of await missing(client, last)) await apply(client, migration);
  } finally {
    await client.end();
  }
}

/** The migrations that the database lacks. @param {pg.Client} client @param {string} [last] @returns {Promise<readonly Migration[]>} */
async function missing(client, last) {
  const known = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known");
  const wanted = migrationFiles().filter(({ name }) => last === undefined || name <= last);
  if (!known.rows[0].known) return wanted;
  const { rows } = await client.query(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const applied = new Set(rows.map((row) => row.migration_name));
  return wanted.filter(({ name }) => !applied.has(name));
}

/** All of a migration or nothing. @param {pg.Client} client @param {Migration} migration */
async function apply(client, { name, checksum, sql }) {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
      await client.query(sql);
      await client.query(MARK, [randomUUID(), checksum, name]);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined); // the connection may be lost
      if (!(error instanceof pg.DatabaseError)) throw error;
      if (error.code !== LOCK_NOT_AVAILABLE || tries === TRIES)
        throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}

/** Each migration of the repository with the checksum that Prisma records for it. @returns {readonly Migration[]} */
export function migrationFiles() {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, content: readFileSync(path.join(FOLDER, name, 'migration.sql')) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, content }) => ({ name, checksum: createHash('sha256').update(content).digest('hex'), sql: content.toString('utf8') }));
}
