import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drilledFile, removedGuard } from '../../tools/drills/without-guard.mjs';
import { findRunning } from '../../tools/postgres/cluster.mjs';
import { joinEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { administer } from '../administer.js';
import { inventedSource } from '../publishing/invented-source.js';

/** What runs, and what can be stopped. */
export type Part = 'api' | 'otherApi' | 'worker' | 'database';
export const KEY = 'drill-administrator-key-0123456789';
/** A source in the import folder. */
export const SOURCE = 'saltmarch';

/** Milliseconds. */
const PATIENCE = 60_000;

/**
 * Two apis and, unless they run the jobs themselves, a worker as processes of their own, with a PostgreSQL of their own that keeps what it
 * acknowledged. The sample is loaded.
 */
export async function openSite({ hasWorker = true, settings = {} }: { hasWorker?: boolean; settings?: NodeJS.ProcessEnv } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), `muster-test-${process.pid}-`));
  const imports = path.join(folder, 'imports', SOURCE);
  mkdirSync(imports, { recursive: true });
  for (const { path: file, bytes } of inventedSource({ factions: 4, unitsPerFaction: 40 }).files)
    writeFileSync(path.join(imports, file), await bytes());
  const server = await joinEmbeddedPostgres({ folder, database: 'muster' });
  await migrate(server.url);
  const guard = removedGuard();
  if (guard && 'sql' in guard) await administer(server.url, (client) => client.query(guard.sql));
  const ports = { api: await freePort(), otherApi: await freePort() };
  const running = new Map<Part, ChildProcess>();
  const common: NodeJS.ProcessEnv = {
    ...{ DATABASE_URL: server.url, MUSTER_ADMIN_KEY: KEY, MUSTER_RATE_LIMITS: 'none', LOG_LEVEL: 'silent' },
    ...{ MUSTER_CHECK_THREADS: '1', MUSTER_IMPORT_DIR: path.dirname(imports), ...(hasWorker && { MUSTER_JOBS: 'elsewhere' }) },
  };

  const start = async (part: Part): Promise<void> => {
    if (part === 'database') return void (await server.revive());
    const main = drilledFile(part === 'worker' ? 'worker' : 'api');
    const env = { ...process.env, ...common, ...settings, ...(part !== 'worker' && { PORT: String(ports[part]) }) };
    running.set(part, spawn(process.execPath, [main], { env, stdio: 'ignore' }));
  };
  /** Sends the signal and waits until the process has ended. Returns its exit code. */
  const end = async (part: Exclude<Part, 'database'>, signal: NodeJS.Signals): Promise<number | null> => {
    const child = running.get(part);
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code]: unknown[] = await ended;
    return typeof code === 'number' ? code : null;
  };
  const kill = async (part: Part): Promise<void> => {
    if (part !== 'database') return void (await end(part, 'SIGKILL'));
    process.kill(findRunning({ folder: server.folder })?.pid ?? Number.NaN, 'SIGKILL');
    await until(async () => !findRunning({ folder: server.folder }));
  };
  const isReady = async (port: number): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.status === 200;

  for (const part of ['api', 'otherApi', ...(hasWorker ? ['worker' as const] : [])] as const) await start(part);
  const site = {
    apis: Object.values(ports).map((port) => `http://127.0.0.1:${port}`),
    start,
    end,
    kill,
    /** The import that the worker runs at the moment, as a process id. */
    importProcess: (): number | null => childOf(running.get('worker')?.pid),
    untilReady: () => until(async () => (await Promise.all(Object.values(ports).map(isReady))).every(Boolean)),
    rows: <Row extends Record<string, unknown>>(text: string): Promise<readonly Row[]> =>
      administer(server.url, async (client) => (await client.query<Row>(text)).rows),
    close: async (): Promise<void> => {
      for (const part of running.keys()) await kill(part);
      await server.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await site.untilReady();
  await until(async () => (await site.rows(`SELECT FROM release WHERE status = 'published'`)).length > 0);
  return site;
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Looks every 50 ms, for a minute. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(50)) if (await isSo()) return;
  throw new Error('It did not become so within a minute.');
}

/** The only child process of a process, which Linux lists. */
function childOf(pid: number | undefined): number | null {
  const [child = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return child === '' ? null : Number(child);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
