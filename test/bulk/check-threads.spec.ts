import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runsModule } from './threads.js';
import { publishUnchanged } from '../api/later-release.js';
import { publishSample } from '../api/sample.js';
import { ask, codes, listen, startApi, type TestApi } from '../api/start-api.js';

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
  // Threads start slowly from source.
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
  const busy = check(threaded, `BUSY ${file}\n\n${TEXTS[0]}`).then(({ status }) => status);
  await expect.poll(() => existsSync(`${file}.begun`), { timeout: 30_000 }).toBe(true);
  expect((await request(threaded.url).get('/health/live')).status).toBe(200);
  expect((await check(threaded, TEXTS[1] ?? '')).status).toBe(200);
  writeFileSync(file, '');
  expect(await busy).toBe(200);
});

it('replaces a thread that crashed, and checks the list once more', { timeout: 120_000 }, async () => {
  const { status, body } = await check(threaded, `CRASH ${path.join(folder, 'crash')}\n\n${TEXTS[0]}`);
  expect([status, body.release.label]).toEqual([200, 'sample-2026-07']);
});

it('refuses a list that crashes every thread, and checks the next one', { timeout: 120_000 }, async () => {
  const { status, body, headers } = await check(threaded, 'FATAL');
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
  const query = '{ checkList(input: { text: "FATAL" }) { reports { verdict } } }';
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
