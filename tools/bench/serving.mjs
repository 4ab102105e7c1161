// Shared code of the benchmarks that run processes: starts an api or a worker on a database of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinEmbeddedPostgres } from '../postgres/embedded-postgres.mjs';
import { migrate } from '../prisma/migrations.mjs';
import { repository } from '../repository.mjs';
import { serverEnv } from '../runtime.mjs';

const STARTING_MS = 180_000;

/**
 * Runs the work on a new, migrated database and drops the database afterwards. If `durable`, commits are forced to disk as in production.
 * @param {(databaseUrl: string, folder: string) => Promise<void>} work
 * @param {{ readonly durable?: boolean }} [how]
 */
export async function withDatabase(work, { durable = false } = {}) {
  const asked = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  const { url, folder, leave } = await joinEmbeddedPostgres({ folder: asked, database: 'muster', ephemeral: !durable });
  try {
    await migrate(url);
    await work(url, folder);
  } finally {
    await leave();
    for (const used of new Set([asked, folder])) rmSync(used, { recursive: true, force: true });
  }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} script @param {NodeJS.ProcessEnv} env */
export const start = (script, env) =>
  spawn(process.execPath, [path.resolve(repository, script)], {
    env: serverEnv({
      ...process.env,
      LOG_LEVEL: 'error',
      MUSTER_ADMIN_KEY: 'bench-key-that-is-never-used',
      MUSTER_RATE_LIMITS: 'none',
      ...env,
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Starts a process and waits until `probe` is answered. @param {string} script @param {string} probe @param {NodeJS.ProcessEnv} env */
export async function serve(script, probe, env) {
  const port = await freePort();
  const child = start(script, { ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  for (const end = performance.now() + STARTING_MS; performance.now() < end; await sleep(100)) {
    const isUp = await fetch(url + probe).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, child, stop: () => stop(child) };
  }
  await stop(child);
  throw new Error(`${script} did not start.`);
}

/** @param {import('node:child_process').ChildProcess} child */
export const stop = (child) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    if (!child.kill('SIGTERM')) resolve(undefined);
  });
