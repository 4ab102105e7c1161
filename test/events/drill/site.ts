import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryFolder } from '../../../apps/api/src/platform/repository-folder.js';
import { buildWhenStale } from '../../../tools/build.mjs';
import { findRunning } from '../../../tools/postgres/cluster.mjs';
import { joinEmbeddedPostgres } from '../../../tools/postgres/embedded-postgres.mjs';
import { migrate } from '../../../tools/prisma/migrations.mjs';
import { administer } from '../../administer.js';

/** What runs, and what can be killed. */
export const PARTS = ['api', 'api', 'worker', 'database'] as const;
export const KEY = 'drill-administrator-key-0123456789';

/** Two apis and a worker as processes of their own, with a PostgreSQL of their own that keeps what it acknowledged. */
export async function openSite() {
  buildWhenStale();
  const folder = mkdtempSync(path.join(tmpdir(), `muster-test-${process.pid}-`));
  const server = await joinEmbeddedPostgres({ folder, database: 'muster' });
  await migrate(server.url);
  const ports = [await freePort(), await freePort()];
  const running: (ChildProcess | undefined)[] = [];

  const start = async (place: number): Promise<void> => {
    const part = PARTS[place];
    if (part === 'database') return void (await server.revive());
    const main = path.join(repositoryFolder, `dist/apps/${part}/src/main.js`);
    const settings = { DATABASE_URL: server.url, MUSTER_ADMIN_KEY: KEY, MUSTER_RATE_LIMITS: 'none', MUSTER_JOBS: 'elsewhere' };
    const own = { PORT: String(ports[place]), MUSTER_CHECK_THREADS: '1', MUSTER_IMPORT_DIR: folder, LOG_LEVEL: 'silent' };
    running[place] = spawn(process.execPath, [main], { env: { ...process.env, ...settings, ...own }, stdio: 'ignore' });
  };
  const kill = async (place: number): Promise<void> => {
    if (PARTS[place] === 'database') {
      process.kill(findRunning({ folder: server.folder })?.pid ?? Number.NaN, 'SIGKILL');
      return until(async () => !findRunning({ folder: server.folder }));
    }
    const child = running[place];
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const isReady = async (port: number): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.status === 200;

  for (const place of PARTS.keys()) await start(place);
  const site = {
    apis: ports.map((port) => `http://127.0.0.1:${port}`),
    start,
    kill,
    untilReady: () => until(async () => (await Promise.all(ports.map(isReady))).every(Boolean)),
    rows: <Row extends Record<string, unknown>>(text: string): Promise<readonly Row[]> =>
      administer(server.url, async (client) => (await client.query<Row>(text)).rows),
    close: async (): Promise<void> => {
      for (const place of running.keys()) await kill(place);
      await server.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await site.untilReady();
  await until(async () => (await site.rows(`SELECT FROM release WHERE status = 'published'`)).length > 0);
  return site;
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Looks every 100 ms, for a minute. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    if (await isSo()) return;
    await sleep(100);
  }
  throw new Error('It did not become ready within a minute.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
