// npm start: build if need be, open and migrate the database, run the api until it is told to stop.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhenStale } from './build.mjs';
import { openDatabase } from './database.mjs';
import { migrate } from './prisma/migrations.mjs';
import { repository } from './repository.mjs';
import { runChild } from './run-child.mjs';

const RETRY_MS = 2_000;
const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
const reason = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/**
 * A server of DATABASE_URL may come up after us: the api runs meanwhile, is not ready, and finds its tables when this has succeeded.
 * @param {string} url
 * @param {AbortSignal} stopping
 */
async function keepTryingToMigrate(url, stopping) {
  while (!stopping.aborted) {
    await sleep(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
    try {
      await migrate(url);
      return say('The database answers and has the newest schema.');
    } catch {
      // said once, below
    }
  }
}

async function start() {
  buildWhenStale();
  const database = await openDatabase();
  const stopping = new AbortController();
  try {
    await migrate(database.url).catch((error) => {
      if (!process.env.DATABASE_URL) throw error;
      say(`The database could not be migrated (${reason(error)}); trying again every ${RETRY_MS / 1_000} s.`);
      void keepTryingToMigrate(database.url, stopping.signal);
    });
    return await runChild([path.join(repository, 'dist/apps/api/src/main.js')], { env: { ...process.env, DATABASE_URL: database.url } });
  } finally {
    stopping.abort();
    await database.leave();
  }
}

try {
  process.exitCode = await start();
} catch (error) {
  say(`Muster could not start: ${reason(error)}`);
  process.exitCode = 1;
}
