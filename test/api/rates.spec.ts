import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Turns } from '../../apps/api/src/platform/rates/turns.service.js';
import { sampleList } from '../checking/sample-release.js';
import { newHolder } from './account-holder.js';
import { ask, codes, listen, startSampleApi, type Answer, type TestApi } from './start-api.js';

let base: TestApi;
beforeAll(async () => {
  base = await startSampleApi();
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
  it('are counted per caller, and refusals say when to retry', () =>
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
      const check = () => request(api.url).post('/check').set('content-type', 'text/plain');
      expect((await check().send('A list')).status).toBe(429);
      expect((await check().set(holder.headers).send('A list')).status).toBe(200);
      expect((await check().set('authorization', 'Bearer a-guess-of-a-key-0123456789').send('A list')).status).toBe(429);
    }));

  it('with unknown keys are counted for their address', () =>
    withApi({ MUSTER_RATE_LIMITS: '2/1000 20/4000' }, async (api) => {
      const guess = { authorization: 'Bearer a-guess-of-a-key-0123456789' };
      const statuses = [];
      for (let sent = 0; sent < 4; sent += 1) statuses.push((await ask(api, RELEASES, {}, guess)).status);
      expect(statuses).toEqual([401, 401, 429, 429]);
    }));
});

describe('cost within a minute', () => {
  it('is reported in every response, and a refused request costs nothing', () =>
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

  it('of one key does not reduce the budget of other keys or of anonymous checks', () =>
    withApi({ MUSTER_RATE_LIMITS: '100/3000 1000/3000' }, async (api) => {
      const [greedy, other] = [await newHolder(api), await newHolder(api)];
      const answers = await Promise.all(Array.from({ length: 20 }, () => greedy.ask(CHECK, { text: 'A list' })));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(18);
      expect((await ask(api, CHECK, { text: 'A list' })).status).toBe(200);
      expect((await other.ask(CHECK, { text: 'A list' })).status).toBe(200);
    }));
});

describe('a check under several releases', () => {
  const list = sampleList('tidewright-harbour-watch-legal');
  const labels = ['sample-2026-01', 'sample-2026-07'];
  const against = (count: number) => Array.from({ length: count }, (_, place) => ({ label: labels[place % 2] }));

  it('costs more with each release, up to the maximum cost of an operation', async () => {
    const check = 'query ($input: CheckListInput!) { checkList(input: $input) { reports { verdict } } }';
    for (const [count, requested] of [
      [1, 1001],
      [2, 1501],
      [8, 4501],
    ] as const) {
      const answer = await ask(base, check, { input: { text: list, against: against(count) } });
      expect([codes(answer), answer.body.data, costOf(answer)]).toMatchObject([
        [],
        { checkList: { reports: { length: count } } },
        { requested },
      ]);
    }
    const twice = `query ($input: CheckListInput!) { a: checkList(input: $input) { reports { verdict } } b: checkList(input: $input) { reports { verdict } } }`;
    expect(codes(await ask(base, twice, { input: { text: list, against: against(8) } }))).toEqual(['COST_LIMIT_EXCEEDED']);
  });

  it.each([
    [{ newest: 2 }, 1501],
    [{ named: labels.map((label) => ({ label })) }, 1501],
    [null, 4501],
  ])('costs the same through legalWhen: %j', async (releases, requested) => {
    const query = 'query ($input: LegalWhenInput!) { legalWhen(input: $input) { verdicts { verdict } } }';
    const answer = await ask(base, query, { input: { list: { text: list }, releases } });
    expect([codes(answer), costOf(answer)]).toMatchObject([[], { requested }]);
  });

  it('also costs when it is made on a page', () =>
    withApi({ MUSTER_RATE_LIMITS: '100/2500 100/2500' }, async (api) => {
      const submit = () => request(api.url).post('/check/report').type('form').send({ text: list, edition: '10e' });
      expect([(await submit()).status, (await submit()).status]).toEqual([303, 303]);
      const refused = await submit();
      expect([refused.status, refused.text.includes('This costs 1000, and 500 of 2500 are left for this minute.')]).toEqual([429, true]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }));
});

describe('simultaneous checks', () => {
  it('beyond the capacity of a process wait, those of the most active caller longest', () =>
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

describe('stored lists', () => {
  const megabyte = Array.from({ length: 20 }, (_, n) => `Player ${n},"A list\n${'- 1 Tugboat\n'.repeat(4_300)}"`).join('\n');
  const upload = (api: Pick<TestApi, 'url'>) =>
    request(api.url).post('/check/jobs').set('content-type', 'text/csv').send(`player,list\n${megabyte}\n`);
  const blob = (headers = {}) =>
    [
      'mutation ($input: CheckListsInput!) { checkLists(input: $input) { job { total } } }',
      { input: { given: { lists: [{ text: 'A list\n'.repeat(7_000) }] } } },
      headers,
    ] as const;

  it('of an address without a key are limited to a number of bytes per day, across all routes', () =>
    withApi({ MUSTER_UPLOADS_MB: '1', MUSTER_JOBS: 'elsewhere' }, async (api) => {
      expect((await upload(api)).status).toBe(201);
      const refused = await upload(api);
      expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(refused.body.message).toBe(
        'Without a key 1 MB of lists are kept for you within 24 hours. These have 1.0 MB, and 0.0 MB are left.',
      );
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
      expect(codes(await ask(api, ...blob()))).toEqual(['RATE_LIMITED']);
      const page = await request(api.url)
        .post('/check/bulk')
        .type('form')
        .send({ text: 'A list\n'.repeat(7_000), edition: '10e' });
      expect([page.status, Number(page.headers['retry-after']) > 86_000]).toEqual([429, true]);
      const { headers } = await newHolder(api);
      expect(codes(await ask(api, ...blob(headers)))).toEqual([]);
    }));

  it('are unlimited if the operator says so', () =>
    withApi({ MUSTER_UPLOADS_MB: '0', MUSTER_JOBS: 'elsewhere' }, async (api) => {
      for (let sent = 0; sent < 2; sent += 1) expect((await upload(api)).status).toBe(201);
    }));
});

it('there are no limits if the operator wants none', () =>
  withApi({ MUSTER_RATE_LIMITS: 'none' }, async (api) => {
    expect(costOf(await ask(api, RELEASES))).toEqual({ requested: 1, limit: 5000 });
  }));
