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

/**
 * What a process of the api needs.
 * @typedef {object} Served
 * @property {NodeJS.ProcessEnv} env
 * @property {(pid: number) => void} onSpawn
 * @property {(message: unknown, reply: (answer: object) => void) => void} onMessage answers its question for the database
 */

/**
 * Runs the api with the given function as soon as what it runs is built, and ends the process with its exit code.
 * @param {() => Promise<void>} build
 * @param {(served: Served) => Promise<number>} run
 */
export async function serve(build, run) {
  const stopping = new AbortController();
  const opening = openAndMigrate(stopping.signal);
  opening.catch(() => undefined); // the api is told when it asks
  try {
    await build();
    addEngineAside();
    process.exitCode = await run(servedWith(opening));
  } catch (error) {
    say(`Muster could not start: ${reason(error)}`);
    process.exitCode = 1;
  } finally {
    stopping.abort();
    await opening.then(({ leave }) => leave()).catch(() => undefined);
  }
}

/**
 * The api starts while the database is being opened, which takes less time than loading the code, and asks for it then.
 * @param {ReturnType<typeof openAndMigrate>} opening
 * @returns {Served}
 */
function servedWith(opening) {
  const { DATABASE_URL: _asksFor, ...env } = process.env;
  return {
    env: serverEnv({ NODE_COMPILE_CACHE: COMPILE_CACHE, ...env }),
    onSpawn: (pid) =>
      void opening.then(
        ({ lend }) => lend?.(pid),
        () => undefined,
      ),
    onMessage: (message, reply) => {
      if (message !== 'database') return;
      opening.then(
        ({ url, folder }) => reply({ url, folder }),
        (error) => reply({ error: reason(error) }),
      );
    },
  };
}

/** Keeps the database running until `stopping`. @param {AbortSignal} stopping */
async function openAndMigrate(stopping) {
  const database = await openDatabase();
  try {
    await migrate(database.url);
  } catch (error) {
    if (!process.env.DATABASE_URL) {
      await database.leave();
      throw error;
    }
    say(`The database could not be migrated (${reason(error)}); trying again every ${RETRY_MS / 1_000} s.`);
    void keepTryingToMigrate(database.url, stopping);
  }
  if (database.revive) void keepRunning(database.revive, stopping);
  return database;
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
