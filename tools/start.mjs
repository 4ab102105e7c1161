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

/** A server of DATABASE_URL may come up after us: the api runs meanwhile and is not ready, and the schema is brought up to date when it answers. */
async function migrateWhenReachable(/** @type {string} */ url, /** @type {AbortSignal} */ stopped) {
  while (!stopped.aborted) {
    try {
      await migrate(url);
      return;
    } catch (error) {
      say(`The database is not migrated yet (${reason(error)}); trying again.`);
      await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

async function start() {
  buildWhenStale();
  const database = await openDatabase();
  const stopping = new AbortController();
  try {
    const isEmbedded = !process.env.DATABASE_URL;
    if (isEmbedded) await migrate(database.url);
    else void migrateWhenReachable(database.url, stopping.signal);
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
