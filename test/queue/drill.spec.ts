import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryFolder } from '../../apps/api/src/platform/repository-folder.js';
import { buildWhenStale } from '../../tools/build.mjs';
import { administer } from '../administer.js';
import { SAMPLE_LISTS } from '../bulk/bulk-services.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource } from '../publishing/invented-source.js';

/** How often a process is killed. `npm run drill -- queue` sets it to twenty. */
const CYCLES = Number(process.env['MUSTER_DRILL_CYCLES'] ?? 3);
const KEY = 'drill-administrator-key-0123456789';
const APPS = ['api', 'worker', 'worker'] as const;

let database: TestDatabase;
let folder: string;
let port: number;
const running: (ChildProcess | undefined)[] = [];
/** The jobs and imports that the API acknowledged. */
const jobs: string[] = [];
const imports: string[] = [];

beforeAll(async () => {
  buildWhenStale();
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'muster-drill-'));
  mkdirSync(path.join(folder, 'saltmarch'));
  for (const { path: file, bytes } of inventedSource({ factions: 2, unitsPerFaction: 20 }).files)
    writeFileSync(path.join(folder, 'saltmarch', file), await bytes());
  port = await freePort();
  for (const place of APPS.keys()) start(place);
});
afterAll(async () => {
  for (const child of running) child?.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true });
});

function start(place: number): void {
  const main = path.join(repositoryFolder, `dist/apps/${APPS[place]}/src/main.js`);
  const settings = { DATABASE_URL: database.url, PORT: String(port), MUSTER_IMPORT_DIR: folder, MUSTER_ADMIN_KEY: KEY };
  const env = { ...process.env, ...settings, MUSTER_RATE_LIMITS: 'none', LOG_LEVEL: 'silent' };
  running[place] = spawn(process.execPath, [main], { env, stdio: 'ignore' });
}

async function kill(place: number): Promise<void> {
  const child = running[place];
  if (!child) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

const post = (at: string, type: string, body: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${at}`, { method: 'POST', headers: { 'content-type': type, authorization: `Bearer ${KEY}` }, body });

async function untilReady(): Promise<void> {
  const status = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.status;
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

/** A request without a response was not acknowledged. It may or may not have been stored. */
async function askForWork(cycle: number): Promise<void> {
  const text = SAMPLE_LISTS.map((list) => list.text).join('\n\n');
  const asked = await post('/check/jobs', 'text/plain', text).catch(() => null);
  if (asked?.status === 201) {
    const { job } = (await asked.json()) as { readonly job: { readonly token: string } };
    jobs.push(job.token);
  }
  const input = { source: 'saltmarch', edition: 'E10', label: `cycle-${cycle}`, effectiveFrom: '2026-01-01' };
  const query = 'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } userErrors { code } } }';
  const begun = await post('/graphql', 'application/json', JSON.stringify({ query, variables: { input } })).catch(() => null);
  if (begun?.status !== 200) return;
  const { data, errors } = (await begun.json()) as { readonly data: { startImport: { job: object | null } } | null; errors?: unknown };
  expect(errors).toBeUndefined();
  if (data?.startImport.job) imports.push(`cycle-${cycle}`);
}

const rows = <Row extends Record<string, unknown>>(text: string): Promise<readonly Row[]> =>
  administer(database.url, async (client) => (await client.query<Row>(text)).rows);

it(
  `nothing acknowledged is lost or duplicated when a process is killed ${CYCLES} times`,
  { timeout: 120_000 + CYCLES * 60_000 },
  async () => {
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      await untilReady();
      await askForWork(cycle);
      await sleep((cycle * 487) % 2_000);
      await kill(cycle % APPS.length);
      start(cycle % APPS.length);
    }
    await untilReady();
    const open = `SELECT (SELECT sum(total) FROM check_job) - (SELECT count(*) FROM check_result) + (SELECT count(*) FROM import_job WHERE finished_at IS NULL) AS open`;
    await expect.poll(async () => Number((await rows(open))[0]?.['open']), { timeout: 180_000, interval: 500 }).toBe(0);

    expect([jobs.length, imports.length]).toEqual([CYCLES, CYCLES]);
    for (const token of jobs) {
      const job = (await (await fetch(`http://127.0.0.1:${port}/check/jobs/${token}`)).json()) as object;
      expect(job).toMatchObject({ status: 'FINISHED', total: SAMPLE_LISTS.length, done: SAMPLE_LISTS.length, failed: 0 });
    }
    const done = await rows<{ label: string; status: string }>('SELECT label, status FROM import_job ORDER BY created_at');
    expect(done).toEqual(imports.map((label) => ({ label, status: 'succeeded' })));
    const doubled = `SELECT label FROM audit JOIN release ON release.id = release_id WHERE action = 'import' GROUP BY label HAVING count(*) > 1`;
    expect(await rows(doubled)).toEqual([]);
  },
);

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
