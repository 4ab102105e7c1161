import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ThreadEntry } from '#muster/bulk';
import { NOTHING_ASKED } from '#muster/checking';
import { PrismaService } from '#muster/persistence';
import { ThreadLost } from '../../libs/bulk/src/threads/judging-thread.js';
import { ThreadPool } from '../../libs/bulk/src/threads/thread-pool.js';
import { checkingThread, runsModule } from './threads.js';
import { publishUnchanged } from '../api/later-release.js';
import { ask, codes, listen, publishSample, startApi, type TestApi } from '../api/start-api.js';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-threads-'));
const lists = path.join(import.meta.dirname, '../../prisma/sample/lists');
const TEXTS = readdirSync(lists).map((name) => readFileSync(path.join(lists, name), 'utf8'));

/** Checks in its own process. */
let plain: TestApi;
/** Checks in threads, on the same database. */
let threaded: Pick<TestApi, 'url' | 'app'>;
beforeAll(async () => {
  plain = await startApi();
  const threadEntry = runsModule('tampered-check-thread.ts');
  // Threads start slowly beside other tests.
  const patient = { MUSTER_TURNS_WAIT_MS: '60000', MUSTER_ANSWER_TIMEOUT_MS: '60000' };
  const settings = { DATABASE_URL: plain.database.url, MUSTER_CHECK_THREADS: '2', MUSTER_JOBS: 'elsewhere', ...patient };
  threaded = await listen(settings, { threadEntry });
  await publishSample(plain);
});
afterAll(async () => {
  await threaded.app.close();
  await plain.close();
  rmSync(folder, { recursive: true });
});

const check = ({ url }: Pick<TestApi, 'url'>, text: string, query = '') =>
  request(url).post(`/check${query}`).set('content-type', 'text/plain').send(text);

/** What tampered-check-thread.ts looks for. */
const tampered = (words: string): string => `?battleSize=${encodeURIComponent(words)}`;

it('gives a list the same report in a thread', { timeout: 120_000 }, async () => {
  // Without one of its lines, a list has findings and reasons to be reviewed.
  const texts = TEXTS.flatMap((text) => [text, ...[4, 7, 9].map((line) => text.split('\n').toSpliced(line, 1).join('\n'))]);
  const answers = await Promise.all(texts.map(async (text) => [await check(plain, text), await check(threaded, text)] as const));
  for (const [here, there] of answers) expect([there.status, there.text]).toEqual([here.status, here.text]);
  expect(new Set(answers.map(([{ body }]) => body.verdict)).size).toBeGreaterThan(1);
});

it('gives the same answer over GraphQL', { timeout: 120_000 }, async () => {
  const query = `query ($text: String!) { checkList(input: { text: $text, against: [{ label: "none" }, { label: "sample-2026-07" }] }) {
    userErrors { code path message } reports { verdict findings { code message params } review { code message } units { name computed } } } }`;
  for (const text of TEXTS) expect((await ask(threaded, query, { text })).body).toEqual((await ask(plain, query, { text })).body);
});

it('answers other requests while a check is busy', { timeout: 120_000 }, async () => {
  const file = path.join(folder, 'busy');
  const busy = check(threaded, TEXTS[0] ?? '', tampered(`BUSY ${file}`)).then(({ status }) => status);
  await expect.poll(() => existsSync(`${file}.begun`), { timeout: 30_000 }).toBe(true);
  expect((await request(threaded.url).get('/health/live')).status).toBe(200);
  expect((await check(threaded, TEXTS[1] ?? '')).status).toBe(200);
  writeFileSync(file, '');
  expect(await busy).toBe(200);
});

/** Two lists that keep both threads at work until `end` is called, and then are answered. */
async function busyThreads(name: string): Promise<readonly { readonly end: () => void; readonly status: Promise<number> }[]> {
  const begun = ['a', 'b'].map((one) => {
    const file = path.join(folder, `${name}-${one}`);
    const status = check(threaded, TEXTS[0] ?? '', tampered(`BUSY ${file}`)).then((answer) => answer.status);
    return { file, status, end: () => writeFileSync(file, '') };
  });
  await expect.poll(() => begun.every(({ file }) => existsSync(`${file}.begun`)), { timeout: 30_000 }).toBe(true);
  return begun;
}

it('checks a list as soon as one of the threads is free', { timeout: 120_000 }, async () => {
  const [first, second] = await busyThreads('free');
  const waiting = [0, 1, 2].map((at) => check(threaded, TEXTS[at % TEXTS.length] ?? '').then(({ status }) => status));
  first?.end();
  expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
  second?.end();
  expect(await Promise.all([first?.status, second?.status])).toEqual([200, 200]);
});

it('checks the lists that wait behind one that crashes its thread', { timeout: 120_000 }, async () => {
  const busy = await busyThreads('behind');
  const fatal = check(threaded, TEXTS[0] ?? '', tampered('FATAL')).then(({ status }) => status);
  const others = [0, 1, 2, 3].map((at) => check(threaded, TEXTS[at % TEXTS.length] ?? '').then(({ status }) => status));
  for (const { end } of busy) end();
  expect(await fatal).toBe(503);
  expect(await Promise.all([...others, ...busy.map(({ status }) => status)])).toEqual([200, 200, 200, 200, 200, 200]);
});

/** A pool of one thread that warms up, and the internal errors that it was told of. */
function openPool(entry: ThreadEntry): { readonly pool: ThreadPool; readonly faults: readonly unknown[] } {
  const faults: unknown[] = [];
  const pool = new ThreadPool({
    ...{ entry, size: 1, idle: null },
    order: { databaseUrl: plain.database.url, replicaUrl: null, isTraced: false, warmsUp: true },
    listener: { onFault: (error) => faults.push(error), onObserved: () => undefined },
  });
  return { pool, faults };
}

const checkIn = (pool: ThreadPool, text: string, urgency: 'request' | 'job' = 'request') =>
  pool.perform<'check'>(
    { name: 'check', given: [{ kind: 'text', text }, NOTHING_ASKED, [{ kind: 'label', label: 'sample-2026-07' }]], changes: 0 },
    60_000,
    urgency,
  );

it('answers while a thread is still warming up', { timeout: 120_000 }, async () => {
  const { pool, faults } = openPool(checkingThread);
  try {
    const reports = await Promise.all(TEXTS.map((text) => checkIn(pool, text)));
    const verdicts = reports.flat().map((report) => ('verdict' in report ? report.verdict : report.refused));
    const expected = await Promise.all(TEXTS.map(async (text) => (await check(plain, text, '?release=sample-2026-07')).body.verdict));
    expect([verdicts, faults]).toEqual([expected, []]);
  } finally {
    await pool.end();
  }
});

it('checks the list of a request before those of jobs that wait', { timeout: 120_000 }, async () => {
  const { pool, faults } = openPool(checkingThread);
  try {
    await checkIn(pool, TEXTS[0] ?? '');
    const ended: string[] = [];
    const noted = (urgency: 'request' | 'job') => checkIn(pool, TEXTS[0] ?? '', urgency).then(() => ended.push(urgency));
    await Promise.all([...Array.from({ length: 8 }, () => noted('job')), noted('request')]);
    // The thread is at the first, and may have begun the one that it was sent ahead.
    expect(ended.indexOf('request')).toBeLessThan(3);
    expect([ended.length, faults]).toEqual([9, []]);
  } finally {
    await pool.end();
  }
});

it('gives up a check that no thread begins', { timeout: 120_000 }, async () => {
  const { pool } = openPool(runsModule('unwilling-thread.ts'));
  await expect(checkIn(pool, TEXTS[0] ?? '')).rejects.toBeInstanceOf(ThreadLost);
  await pool.end();
});

it('replaces a thread that crashed, and checks the list once more', { timeout: 120_000 }, async () => {
  const { status, body } = await check(threaded, TEXTS[0] ?? '', tampered(`CRASH ${path.join(folder, 'crash')}`));
  expect([status, body.release.label]).toEqual([200, 'sample-2026-07']);
});

it('refuses a list that crashes every thread, and checks the next one', { timeout: 120_000 }, async () => {
  const { status, body, headers } = await check(threaded, TEXTS[0] ?? '', tampered('FATAL'));
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
  const query = '{ checkList(input: { text: "", battleSize: "FATAL" }) { reports { verdict } } }';
  expect(codes(await ask(threaded, query))).toEqual(['UNAVAILABLE']);
  expect((await check(threaded, TEXTS[0] ?? '')).status).toBe(200);
});

it('knows a release in every thread as soon as its publication is acknowledged', { timeout: 120_000 }, async () => {
  for (const label of ['first', 'second', 'third']) {
    expect((await check(threaded, TEXTS[0] ?? '', `?release=${label}`)).status).toBe(422);
    await publishUnchanged(threaded, { label, effectiveFrom: '2026-11-01' });
    const answers = await Promise.all([1, 2].map(() => check(threaded, TEXTS[0] ?? '', `?release=${label}`)));
    expect(answers.map(({ status, body }) => [status, body.release?.label])).toEqual(answers.map(() => [200, label]));
  }
});

it('learns in every thread, from the process alone, what another process published', { timeout: 120_000 }, async () => {
  await publishUnchanged(plain, { label: 'elsewhere', effectiveFrom: '2026-11-01' });
  const statuses = async () => {
    const answers = await Promise.all([1, 2].map(() => check(threaded, TEXTS[0] ?? '', '?release=elsewhere')));
    return answers.map(({ status }) => status);
  };
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200]);
  const statement = {
    name: 'connections-of-threads',
    text: "SELECT DISTINCT application_name FROM pg_stat_activity WHERE application_name LIKE 'muster thread%'",
  };
  expect(await plain.app.get(PrismaService, { strict: false }).query(statement, [])).toEqual([{ application_name: 'muster thread' }]);
});
