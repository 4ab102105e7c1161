import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApi } from '../api/start-api.js';
import { administer } from '../administer.js';
import { SAMPLE_LISTS } from '../bulk/bulk-services.js';
import type { TestDatabase } from '../database.js';

/** The answer to one request. Only an answer as it should be, or a refusal that says when to ask again, is right. */
export interface Outcome {
  readonly kind: 'answered' | 'unavailable' | 'wrong';
  readonly took: number;
  /** What was wrong. */
  readonly what?: string;
  /** The token of a job that was acknowledged. */
  readonly job?: string;
}

/** `read` reads a job, `list` the releases, `check` checks a list, and `write` stores a job in a transaction. */
export type Asking = 'read' | 'list' | 'check' | 'write';
const EACH: readonly Asking[] = ['read', 'list', 'check', 'write'];
const [{ text: list } = { text: '' }] = SAMPLE_LISTS;
/** Milliseconds after which a request counts as one that hangs. */
const HANGS = 90_000;

/** Asks everything once, at the same time. `job` is what `read` reads. */
export const askEach = (api: Pick<TestApi, 'url'>, job: string): Promise<readonly Outcome[]> => askAtOnce(api, EACH, job);

export function askAtOnce(api: Pick<TestApi, 'url'>, all: readonly Asking[], job = 'unknown'): Promise<readonly Outcome[]> {
  return Promise.all(all.map((asking) => ask(api, asking, job)));
}

async function ask({ url }: Pick<TestApi, 'url'>, asking: Asking, job: string): Promise<Outcome> {
  const from = performance.now();
  const graphql = (query: string, variables: object = {}): Promise<Response> =>
    post('/graphql', 'application/json', JSON.stringify({ query, variables }));
  const post = (at: string, type: string, body: string): Promise<Response> =>
    fetch(url + at, { method: 'POST', headers: { 'content-type': type }, body, signal: AbortSignal.timeout(HANGS) });
  const requests: Readonly<Record<Asking, () => Promise<Response>>> = {
    read: () => fetch(`${url}/check/jobs/${job}`, { signal: AbortSignal.timeout(HANGS) }),
    // Each document is another one, so that no answer is taken from memory.
    list: () => graphql(`query Q${Math.random().toString(36).slice(2)} { releases { totalCount nodes { label } } }`),
    check: () =>
      graphql('query ($t: String!) { checkList(input: { text: $t }) { reports { verdict } } }', { t: `${list}\n\n${Math.random()}` }),
    write: () => post('/check/jobs', 'text/plain', SAMPLE_LISTS.map(({ text }) => text).join('\n\n')),
  };
  try {
    const response = await requests[asking]();
    const text = await response.text();
    return { ...kindOf(asking, response, text), took: performance.now() - from };
  } catch (error) {
    return { kind: 'wrong', what: String(error), took: performance.now() - from };
  }
}

function kindOf(asking: Asking, response: Response, text: string): Omit<Outcome, 'took'> {
  if (response.status === 503 && text.includes('UNAVAILABLE') && response.headers.has('retry-after')) return { kind: 'unavailable' };
  if (!response.ok || text.includes('"errors"')) return { kind: 'wrong', what: `${asking}: ${response.status} ${text.slice(0, 300)}` };
  if (asking !== 'write') return { kind: 'answered' };
  const { job }: { readonly job: { readonly token: string } } = JSON.parse(text);
  return { kind: 'answered', job: job.token };
}

/** A job with all sample lists, within a few tries: the first may still meet a connection that is no more. */
export async function startJob(api: Pick<TestApi, 'url'>): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [outcome] = await askAtOnce(api, ['write']);
    if (outcome?.kind === 'wrong') throw new Error(outcome.what);
    if (outcome?.job !== undefined) return outcome.job;
    await sleep(250);
  }
  throw new Error('No job was acknowledged.');
}

/** Jobs that are asked for until a database that cannot grow refuses one. */
const MOST_WRITES = 400;

/** Stores jobs until one is refused. */
export async function writeUntilRefused(api: Pick<TestApi, 'url'>): Promise<readonly Outcome[]> {
  const written: Outcome[] = [];
  while (written.length < MOST_WRITES && written.every(({ kind }) => kind === 'answered'))
    written.push(...(await askAtOnce(api, ['write', 'write'])));
  return written;
}

/** What is missing of the work that was acknowledged. Nothing is if the numbers are 0 and the lists empty. */
interface OpenWork {
  /** Acknowledged jobs that are not stored, and jobs without all of their lists. */
  readonly lost: number;
  readonly torn: number;
  /** Failures of lists that were given up. */
  readonly given: readonly string[];
  /** Lists without a result, with what the queue knows of each. */
  readonly waiting: readonly string[];
}

export async function openWork({ url }: TestDatabase, acknowledged: number): Promise<OpenWork | undefined> {
  const { rows } = await administer(url, (client) =>
    client.query<OpenWork>(
      `SELECT greatest($1 - (SELECT count(*)::int FROM check_job), 0) AS lost,
        (SELECT count(*)::int FROM check_job j WHERE total <> (SELECT count(*) FROM check_list l WHERE l.job_id = j.id)) AS torn,
        ARRAY(SELECT failure FROM check_result WHERE failure IS NOT NULL) AS given,
        ARRAY(SELECT concat_ws(' ', l.position, q.name, q.state, q.retry_count, now() - q.started_on, now() - q.heartbeat_on, q.output)
          FROM check_list l LEFT JOIN pgboss.job q ON q.data->>'job' = l.job_id::text AND (q.data->>'position')::int = l.position
          WHERE NOT EXISTS (SELECT FROM check_result r WHERE r.job_id = l.job_id AND r.position = l.position)) AS waiting`,
      [acknowledged],
    ),
  );
  return rows[0];
}

/** Connections to a database. */
export async function connectionsTo({ url }: TestDatabase): Promise<number> {
  const { rows } = await administer(url, (client) =>
    client.query<{ open: number }>(
      'SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ),
  );
  return rows[0]?.open ?? 0;
}
