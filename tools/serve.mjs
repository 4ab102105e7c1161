// Shared code of npm start and npm run dev: builds if necessary, opens and migrates the database, and keeps it running while the api
// runs.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isStale } from './built-folder.mjs';
import { openDatabase } from './database.mjs';
import { PAGE_ENGINE } from './engine-package.mjs';
import { migrate } from './prisma/migrations.mjs';
import { COMPILE_CACHE } from './programs.mjs';
import { serverEnv } from './runtime.mjs';

const RETRY_MS = 2_000;
const PULSE_MS = 500;
const reason = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** @param {string} line */
export const say = (line) => void process.stderr.write(`${line}\n`);

/** @typedef {{ readonly env: NodeJS.ProcessEnv, readonly onSpawn: (pid: number) => void }} Served what a process of the api needs */

/**
 * Runs the api with the given function, while what it runs is built, and ends the process with its exit code.
 * @param {() => Promise<void>} build
 * @param {(served: Served) => Promise<number>} run
 */
export async function serve(build, run) {
  try {
    process.exitCode = await withDatabase(build, run);
  } catch (error) {
    say(`Muster could not start: ${reason(error)}`);
    process.exitCode = 1;
  }
}

/** @param {() => Promise<void>} build @param {(served: Served) => Promise<number>} run */
async function withDatabase(build, run) {
  const built = build();
  built.catch(() => undefined); // awaited below
  const database = await openDatabase();
  const stopping = new AbortController();
  try {
    await migrate(database.url).catch((error) => {
      if (!process.env.DATABASE_URL) throw error;
      say(`The database could not be migrated (${reason(error)}); trying again every ${RETRY_MS / 1_000} s.`);
      void keepTryingToMigrate(database.url, stopping.signal);
    });
    await built;
    addEngineAside();
    const { revive, lend, folder } = database;
    if (revive) void keepRunning(revive, stopping.signal);
    const env = serverEnv({
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...process.env,
      DATABASE_URL: database.url,
      ...(folder ? { MUSTER_DATABASE_FOLDER: folder } : {}),
    });
    return await run({ env, onSpawn: (pid) => lend?.(pid) });
  } finally {
    stopping.abort();
    await database.leave();
  }
}

/** Pages that check in the browser need the engine. It is bundled in another process, so that the api need not wait for it. */
function addEngineAside() {
  if (!isStale(PAGE_ENGINE)) return;
  const bundling = spawn(process.execPath, [path.join(import.meta.dirname, 'engine-package.mjs'), '--for-pages'], { stdio: 'ignore' });
  bundling.unref();
}

/**
 * A server of DATABASE_URL may start after us. The api runs in the meantime but is not ready until the migration has succeeded.
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
      // already reported above
    }
  }
}

/**
 * The api reconnects to the embedded server once it runs again at the same address.
 * @param {() => Promise<boolean>} revive
 * @param {AbortSignal} stopping
 */
async function keepRunning(revive, stopping) {
  while (!stopping.aborted) {
    await sleep(PULSE_MS, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    await revive().then(
      (wasDead) => wasDead && say('PostgreSQL had stopped; it was started again.'),
      (error) => say(`PostgreSQL stopped and could not be started: ${reason(error)}`),
    );
  }
}
