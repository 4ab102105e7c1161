import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { repository } from '../repository.mjs';
import { runPrisma } from './run-prisma.mjs';

const FOLDER = path.join(repository, 'prisma/migrations');
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Migrates a database to the newest schema. Prisma runs only if a migration is missing, because it needs a second to find out that there
 * is nothing to do.
 * @param {string} url
 */
export async function migrate(url) {
  if (await isMigrated(url)) return;
  runPrisma(['migrate', 'deploy'], { DATABASE_URL: url });
}

/** @param {string} url */
async function isMigrated(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined); // a lost connection makes the current statement fail
  await client.connect();
  try {
    const known = await client.query("select to_regclass('_prisma_migrations') is not null as known");
    if (!known.rows[0].known) return false;
    const { rows } = await client.query(
      'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    return migrationFiles().every(({ name, checksum }) => applied.get(name) === checksum);
  } finally {
    await client.end();
  }
}

/** Each migration of the repository with the checksum that Prisma records for it. */
export function migrationFiles() {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, checksum: sha256(readFileSync(path.join(FOLDER, name, 'migration.sql'))) }));
}

/** @param {Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
