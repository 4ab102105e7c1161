import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Turns } from '../../apps/api/src/platform/rates/turns.service.js';
import { newHolder } from './account-holder.js';
import { publishSample } from './sample.js';
import { ask, codes, listen, startApi, type Answer, type TestApi } from './start-api.js';

let base: TestApi;
beforeAll(async () => {
  base = await startApi();
  await publishSample(base);
});
afterAll(() => base.close());

async function withApi(environment: Readonly<Record<string, string>>, work: (api: Awaited<ReturnType<typeof listen>>) => Promise<void>) {
  const api = await listen({ DATABASE_URL: base.database.url, ...environment });
  try {
    await work(api);
  } finally {
    await api.app.close();
  }
}

const RELEASES = '{ releases(first: 10) { totalCount } }';
const CHECK = 'query ($text: String!) { checkList(input: { text: $text }) { reports { verdict } } }';
const costOf = ({ body }: Awaited<ReturnType<typeof ask>>): unknown => body.extensions?.cost;

describe('requests within a minute', () => {
  it('are counted for each caller, and refused with what helps', () =>
    withApi({ MUSTER_RATE_LIMITS: '3/1000 20/4000' }, async (api) => {
      const holder = await newHolder(api);
      for (let sent = 0; sent < 3; sent += 1) expect((await ask(api, RELEASES)).status).toBe(200);
      const refused = await ask(api, RELEASES);
      expect([refused.status, codes(refused), refused.body.errors?.[0]?.message]).toEqual([
        429,
        ['RATE_LIMITED'],
        'You sent 3 requests within a minute, which is the most.',
      ]);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(refused.body.errors?.[0]?.extensions).toMatchObject({ retryAfter: wait, cost: { budget: 3, remaining: 0, resetsIn: wait } });
      expect((await ask(api, RELEASES, {}, holder.headers)).status).toBe(200);
      expect((await request(api.url).post('/check').set('content-type', 'text/plain').send('A list')).status).toBe(429);
    }));

  it('are those of unknown keys too, which are counted for their address', () =>
    withApi({ MUSTER_RATE_LIMITS: '2/1000 20/4000' }, async (api) => {
      const guess = { authorization: 'Bearer a-guess-of-a-key-0123456789' };
      const statuses = [];
      for (let sent = 0; sent < 4; sent += 1) statuses.push((await ask(api, RELEASES, {}, guess)).status);
      expect(statuses).toEqual([401, 401, 429, 429]);
    }));
});

describe('cost within a minute', () => {
  it('is told with every answer, and what does not fit is refused and not paid for', () =>
    withApi({ MUSTER_RATE_LIMITS: '100/25 100/1000' }, async (api) => {
      const one = '{ releases(first: 10) { nodes { label } } }';
      expect(costOf(await ask(api, one))).toEqual({ requested: 11, limit: 5000, budget: 25, remaining: 14, resetsIn: expect.any(Number) });
      expect(costOf(await ask(api, one))).toMatchObject({ remaining: 3 });
      const refused = await ask(api, one);
      expect([refused.status, codes(refused), refused.body.errors?.[0]?.message]).toEqual([
        429,
        ['RATE_LIMITED'],
        'This costs 11, and 3 of 25 are left for this minute.',
      ]);
      expect(costOf(await ask(api, RELEASES))).toMatchObject({ requested: 1, remaining: 2 });
    }));

  it('of one key leaves the others and anonymous checks what they have', () =>
    withApi({ MUSTER_RATE_LIMITS: '100/3000 1000/3000' }, async (api) => {
      const [greedy, other] = [await newHolder(api), await newHolder(api)];
      const answers = await Promise.all(Array.from({ length: 20 }, () => greedy.ask(CHECK, { text: 'A list' })));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(18);
      expect((await ask(api, CHECK, { text: 'A list' })).status).toBe(200);
      expect((await other.ask(CHECK, { text: 'A list' })).status).toBe(200);
    }));
});

describe('checks at once', () => {
  it('beyond what a process can do are put off, those of whoever sent the most first', () =>
    withApi({ MUSTER_TURNS: '1', MUSTER_TURNS_WAITING: '4' }, async (api) => {
      const greedy = await newHolder(api);
      const busy = new ServerResponse(new IncomingMessage(new Socket()));
      await api.app.get(Turns).take({ kind: 'account', id: 'somebody' }, busy);
      const answers: Answer[] = [];
      const refused = (): readonly Answer[] => answers.filter(({ status }) => status === 503);
      const flood = Array.from({ length: 40 }, async () => answers.push(await greedy.ask(CHECK, { text: 'A list' })));
      await expect.poll(refused).toHaveLength(36);
      const anonymous = ask(api, CHECK, { text: 'A list' });
      await expect.poll(refused).toHaveLength(37);
      busy.emit('close');
      await Promise.all(flood);
      expect([(await anonymous).status, answers.filter(({ status }) => status === 200).length]).toEqual([200, 3]);
      expect(refused().map(({ headers, body }) => [headers['retry-after'], body.errors?.[0]?.extensions['code']])).toEqual(
        refused().map(() => ['2', 'UNAVAILABLE']),
      );
    }));
});

it('there are none where the operator wants none', () =>
  withApi({ MUSTER_RATE_LIMITS: 'none' }, async (api) => {
    expect(costOf(await ask(api, RELEASES))).toEqual({ requested: 1, limit: 5000 });
  }));
