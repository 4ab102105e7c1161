import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { program } from '../../tools/programs.mjs';
import { SAMPLE_LISTS } from '../bulk/bulk-services.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openCollector, type CollectedSpan } from './collector.js';

const KEY = 'traces-administrator-key-0123456789';
/** Stands for everything that a caller sends: lists, names, variables, headers and addresses. */
const CANARY = 'canary4711';

let database: TestDatabase;
let folder: string;
let url: string;
let collector: Awaited<ReturnType<typeof openCollector>>;
const running: ChildProcess[] = [];
/** What each process has said on stderr, and how those ended that did. */
const words = new Map<ChildProcess, string>();
const ended: string[] = [];

beforeAll(async () => {
  [database, collector] = await Promise.all([createTestDatabase(), openCollector()]);
  folder = mkdtempSync(path.join(tmpdir(), 'muster-traces-'));
  const api = start('api', { PORT: '0', MUSTER_JOBS: 'elsewhere', MUSTER_ADMIN_KEY: KEY });
  start('worker', {});
  url = await addressOf(api);
  await vi.waitUntil(async () => (await releases()) > 0, { timeout: 100_000, interval: 500 });
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  collector.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

function start(app: 'api' | 'worker', own: Readonly<Record<string, string>>): ChildProcess {
  const settings = { DATABASE_URL: database.url, MUSTER_IMPORT_DIR: folder, LOG_LEVEL: 'silent', MUSTER_TRACES: collector.url };
  const env = { ...process.env, ...settings, OTEL_BSP_SCHEDULE_DELAY: '200', ...own };
  const child = spawn(process.execPath, [program(app)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  words.set(child, '');
  child.stderr.on('data', (part: Buffer) => words.set(child, `${words.get(child)}${part.toString()}`));
  child.once('exit', (code, signal) => ended.push(`${app} ended with ${code ?? signal}: ${words.get(child)}`));
  running.push(child);
  return child;
}

/** The address that an api says. It chooses the port itself: one that was free before could be another spec's by now. */
async function addressOf(api: ChildProcess): Promise<string> {
  const told = await vi.waitUntil(() => /Muster answers at (http\S+)/.exec(words.get(api) ?? '')?.[1] ?? ended[0], { timeout: 100_000 });
  if (ended.length > 0) throw new Error(told);
  return told;
}

async function graphql(query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  return (await answer.json()) as { readonly data?: Readonly<Record<string, { readonly totalCount: number }>> };
}

const releases = async () =>
  (await graphql('{ releases(first: 1) { totalCount } }').catch(() => null))?.data?.['releases']?.totalCount ?? 0;

/** The spans of the trace that has a span of this name, once one of its spans has the other name. */
async function traceOf(name: string, until: string): Promise<readonly CollectedSpan[]> {
  const find = (): readonly CollectedSpan[] => {
    const traces = new Set(collector.spans().flatMap((span) => (span.name === name ? [span.traceId] : [])));
    return collector.spans().filter(({ traceId }) => traces.has(traceId));
  };
  await expect.poll(() => find().map((span) => span.name), { timeout: 30_000 }).toContain(until);
  return find();
}

it('a check is a trace of its request, its phases and its statements', async () => {
  const [list] = SAMPLE_LISTS;
  const query = `query CheckIt($text: String!) { checkList(input: { text: $text }) { reports { verdict } } }`;
  await graphql(query, { text: `${list?.text}\n${CANARY}` }, { tracestate: `${CANARY}=1`, baggage: `x=${CANARY}` });
  const spans = await traceOf('query CheckIt', 'check: judge');
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const [root] = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(root).toMatchObject({ name: 'query CheckIt', service: 'muster api' });
  expect(root?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/graphql' } });
  expect(spans.filter((span) => span !== root).every(({ parentSpanId }) => parentSpanId === root?.spanId)).toBe(true);
  const names = spans.map(({ name }) => name);
  for (const phase of ['read', 'look up', 'evaluate', 'judge', 'report']) expect(names).toContain(`check: ${phase}`);
  expect(names.filter((name) => name.startsWith('database: ')).length).toBeGreaterThan(0);
});

it('checks at the same time are traces of their own', async () => {
  const names = ['First', 'Second', 'Third', 'Fourth'];
  const query = (name: string) => `query ${name}($text: String!) { checkList(input: { text: $text }) { reports { verdict } } }`;
  await Promise.all(names.map((name, at) => graphql(query(name), { text: SAMPLE_LISTS[at % SAMPLE_LISTS.length]?.text })));
  for (const name of names) {
    const spans = await traceOf(`query ${name}`, 'check: judge');
    expect(spans.filter((span) => span.name === 'check: judge')).toHaveLength(1);
  }
});

it('a bulk check is one trace over the api and the worker', async () => {
  const text = SAMPLE_LISTS.map((list) => `${list.text}\n${CANARY}`).join('\n\n');
  const answer = await fetch(`${url}/check/jobs`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text });
  expect(answer.status).toBe(201);
  const spans = await traceOf('POST /check/jobs', 'job: check-lists'); // ends when its result is saved
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['muster api', 'muster worker']));
  const root = spans.find(({ name }) => name === 'POST /check/jobs');
  const jobs = spans.filter(({ name }) => name === 'job: check-lists');
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect([job.service, job.parentSpanId]).toEqual(['muster worker', root?.spanId]);
  const areOfJobs = (): boolean => {
    const own = collector.spans().filter(({ traceId, service }) => traceId === root?.traceId && service === 'muster worker');
    const ofJobs = new Set(own.flatMap(({ name, spanId }) => (name === 'job: check-lists' ? [spanId] : [])));
    const statements = own.filter(({ name }) => name.startsWith('database: '));
    return statements.length > 0 && statements.every(({ parentSpanId = '' }) => ofJobs.has(parentSpanId));
  };
  await expect.poll(areOfJobs, { timeout: 20_000 }).toBe(true); // a span is sent when it has ended, so a job's comes last
});

it('a trace goes on from the caller, and a refusal has its code', async () => {
  const traceId = 'a'.repeat(32);
  await graphql('query Refused { roster(id: "none") { name } }', {}, { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` });
  const span = (await traceOf('query Refused', 'query Refused')).find(({ name }) => name === 'query Refused');
  expect([span?.traceId, span?.parentSpanId]).toEqual([traceId, 'b'.repeat(16)]);
  expect(span?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'UNAUTHENTICATED' } });
});

it('no span holds anything that a caller sent', async () => {
  await fetch(`${url}/check/jobs/${CANARY}?player=${CANARY}`, { headers: { authorization: `Bearer ${CANARY}` } });
  await fetch(`${url}/${CANARY}`);
  await graphql('query Named($name: String!) { search(text: $name, first: 1) { edges { node { id } } } }', { name: CANARY });
  await graphql(`query Broken { ${CANARY} }`);
  await graphql(
    'mutation Account($name: String!) { createAccount(input: { name: $name, role: APP }) { account { id } } }',
    { name: CANARY },
    { authorization: `Bearer ${KEY}` },
  );
  await traceOf('mutation Account', 'mutation Account');
  expect(collector.spans().length).toBeGreaterThan(50);
  expect(collector.text()).not.toContain(CANARY);
  expect(collector.text()).not.toContain(KEY);
  const [list] = SAMPLE_LISTS;
  for (const line of (list?.text ?? '').split('\n').filter((one) => one.length > 12)) expect(collector.text()).not.toContain(line);
});

/** As bundled modules are named in a program. */
const SDK = 'node_modules/@opentelemetry/sdk-trace-node/';

it('a process without the setting loads nothing of it', async () => {
  const programs = path.dirname(program('api'));
  const holdsSdk = readdirSync(programs).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(programs, file), 'utf8').includes(SDK),
  );
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_DEBUG: 'esm',
    MUSTER_JOBS: 'elsewhere',
  };
  const child = spawn(process.execPath, [program('api')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.push(child);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => void (said += part.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Muster answers at');
  child.kill('SIGKILL');
  expect(said).toContain(pathToFileURL(program('api')).href);
  expect(holdsSdk).toHaveLength(1);
  for (const file of holdsSdk) expect(said).not.toContain(`Translating StandardModule ${pathToFileURL(path.join(programs, file)).href}`);
});

it('ends no process meanwhile', () => {
  expect(ended).toEqual([]);
});
