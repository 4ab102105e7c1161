import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildModules } from '../tools/build.mjs';
import { joinEmbeddedPostgres, stopAbandonedPostgres } from '../tools/postgres/embedded-postgres.mjs';
import { isAlive } from '../tools/postgres/tenants.mjs';
import { migrate } from '../tools/prisma/migrations.mjs';
import { buildPrograms } from '../tools/programs.mjs';
import { removedGuard } from '../tools/drills/without-guard.mjs';
import { administer, databaseUrl, dropDatabase } from './administer.js';
import { DISK_PREFIX, resume, unmountDisk } from './drills/server-faults.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Administrator URL of the server on which the tests run. */
    readonly testServerUrl: string;
    /** Name of a migrated, empty database on that server, which `createTestDatabase` copies. The names of all copies begin with it. */
    readonly testTemplate: string;
  }
}

/**
 * Starts one temporary server per run and migrates its template. With DATABASE_URL, uses that server instead, and creates and drops only
 * databases of this run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildPrograms(); // for specs that start processes
  await buildModules(); // for drills without a guard, and `npm run schema`
  await removeAbandonedServers();
  const server = await openServer();
  const template = `muster_test_${randomBytes(4).toString('hex')}`;
  const cleanUp = async (): Promise<void> => {
    if (!server.isThrowaway) await dropEveryDatabaseOf(server.url, template);
    await server.close();
  };
  try {
    await administer(server.url, (client) => client.query(`create database ${pg.escapeIdentifier(template)}`));
    await migrate(databaseUrl(server.url, template));
    const guard = removedGuard();
    if (guard && 'sql' in guard) await administer(databaseUrl(server.url, template), (client) => client.query(guard.sql));
  } catch (error) {
    await cleanUp();
    throw error;
  }
  project.provide('testServerUrl', server.url);
  project.provide('testTemplate', template);
  return cleanUp;
}

interface TestServer {
  readonly url: string;
  readonly isThrowaway: boolean;
  readonly close: () => Promise<void>;
}

const FOLDER_PREFIX = 'muster-test-';

async function openServer(): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, isThrowaway: false, close: async () => undefined };
  const asked = mkdtempSync(path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const { url, folder, leave } = await joinEmbeddedPostgres({ folder: asked, database: 'postgres', ephemeral: true });
  const close = async (): Promise<void> => {
    await leave();
    for (const used of new Set([asked, folder])) rmSync(used, { recursive: true, force: true });
  };
  return { url, isThrowaway: true, close };
}

/** A run that was killed leaves its servers running, perhaps suspended and on small disks. The next run stops them. */
async function removeAbandonedServers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^(?:${FOLDER_PREFIX}|${DISK_PREFIX})(\\d+)-`).exec(name)?.[1]);
    if (Number.isNaN(owner) || isAlive(owner)) continue;
    const folder = path.join(tmpdir(), name);
    resume(folder);
    await stopAbandonedPostgres(folder);
    unmountDisk(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function dropEveryDatabaseOf(serverUrl: string, template: string): Promise<void> {
  const names = await administer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [template]);
    return rows.map((row) => row.datname);
  });
  for (const name of names) await dropDatabase(serverUrl, name);
}
