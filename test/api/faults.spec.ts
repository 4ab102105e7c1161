import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openFaultyLink, type FaultyLink } from '../faulty-link.js';
import { ask, codes, listen, type TestApi } from './start-api.js';

/** Internals that must never appear in a response or a log. */
const INTERNAL = /prisma|postgres|ECONN|\bselect\b|node_modules|\/apps\/|\.ts:\d|at \S+ \(/i;
const QUERY = '{ releases { totalCount } }';
const CHECK = 'query ($t: String!) { checkList(input: { text: $t }) { reports { verdict } } }';

let database: TestDatabase;
let link: FaultyLink;
let api: Pick<TestApi, 'url' | 'app' | 'logs'>;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await link.set('reset');
  await api.app.close();
  await link.close();
  await database.drop();
});

async function start(mode: Parameters<typeof openFaultyLink>[1], environment: Readonly<Record<string, string>> = {}): Promise<void> {
  link = await openFaultyLink(database.url, mode);
  api = await listen({ DATABASE_URL: link.url, ...environment });
}

const status = async (path: string): Promise<number> => (await request(api.url).get(path)).status;

async function untilReady(within: number): Promise<boolean> {
  for (const end = performance.now() + within; performance.now() < end; await sleep(50)) {
    if ((await status('/health/ready')) === 200) return true;
  }
  return false;
}

describe('while the database is unavailable', () => {
  it('the process starts and stays alive, and becomes ready when the database is available', async () => {
    await start('reset');
    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503]);
    await link.set('forward');
    expect(await untilReady(5_000)).toBe(true);
    expect(codes(await ask(api, QUERY))).toEqual([]);
  });

  it('a query gets UNAVAILABLE with 503 and Retry-After, and no internals', async () => {
    await start('reset');
    const answer = await ask(api, QUERY);
    expect([answer.status, codes(answer), answer.headers['retry-after']]).toEqual([503, ['UNAVAILABLE'], '2']);
    expect(JSON.stringify(answer.body)).not.toMatch(INTERNAL);
    expect(codes(await ask(api, CHECK, { t: 'x' }))).toEqual(['UNAVAILABLE']);
  });

  it('a query to a database that stops responding ends in time', async () => {
    await start('forward');
    expect(codes(await ask(api, QUERY))).toEqual([]);
    await link.set('silent');
    await sleep(1_600); // by then, the cached list of releases has expired
    const asked = performance.now();
    const answer = await ask(api, QUERY);
    expect([answer.status, codes(answer)]).toEqual([503, ['UNAVAILABLE']]);
    expect(performance.now() - asked).toBeLessThan(4_000);
    await link.set('forward');
    expect(await untilReady(5_000)).toBe(true);
    expect(codes(await ask(api, QUERY))).toEqual([]);
  });

  it('a frozen connection does not block other requests forever', async () => {
    await start('forward', { MUSTER_ANSWER_TIMEOUT_MS: '1000' });
    expect(codes(await ask(api, QUERY))).toEqual([]);
    await link.set('frozen');
    await sleep(1_600);
    const answer = await ask(api, QUERY);
    expect([answer.status, codes(answer)]).toEqual([503, ['UNAVAILABLE']]);
    expect(JSON.stringify(answer.body)).not.toMatch(INTERNAL);
  });

  it('service resumes after the network has lost data for three seconds', { timeout: 60_000 }, async () => {
    // One caller can use half of the turns. That is enough for all twelve requests at once, which are more than the number of connections.
    await start('forward', { MUSTER_TURNS: '24' });
    expect(codes(await ask(api, QUERY))).toEqual([]);
    await link.set('swallowing');
    await sleep(1_600);
    const asked = Array.from({ length: 12 }, () => ask(api, CHECK, { t: 'x' }));
    const begun = performance.now();
    expect(await status('/health/ready')).toBe(503);
    expect(performance.now() - begun).toBeLessThan(1_000);
    await sleep(1_400);
    await link.set('forward');
    const answers = (await Promise.all(asked)).map((answer) => codes(answer)[0]);
    expect(new Set(answers)).toEqual(new Set(['UNAVAILABLE']));
    expect(await untilReady(3_000)).toBe(true);
    for (let times = 0; times < 20; times += 1) expect(codes(await ask(api, CHECK, { t: 'x' }))).toEqual([]);
  });

  it("a database without Muster's tables is an internal error that reveals no database message", async () => {
    await start('forward');
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('alter table release rename to release_elsewhere');
    await client.end();
    const answer = await ask(api, QUERY);
    expect([answer.status, codes(answer)]).toEqual([200, ['INTERNAL_SERVER_ERROR']]);
    expect(answer.body.errors?.[0]?.message).toBe('An internal error occurred.');
    expect(JSON.stringify(answer.body)).not.toMatch(INTERNAL);
    expect(api.logs()).toContain(String(answer.body.errors?.[0]?.extensions['requestId']));
    expect((await ask(api, QUERY, {}, { accept: 'application/graphql-response+json' })).status).toBe(500);
  });
});
