import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from './account-holder.js';
import { publishInvented } from './invented-release.js';
import { ask, asAdministrator, listen, startApi, type Answer, type TestApi } from './start-api.js';

let api: TestApi;
/** Another process on the same database. */
let other: Awaited<ReturnType<typeof listen>>;
/** A process that keeps no answers. */
let forgetful: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  const environment = { DATABASE_URL: api.database.url, MUSTER_JOBS: 'elsewhere' };
  other = await listen(environment);
  forgetful = await listen({ ...environment, MUSTER_ANSWERS_MB: '0' });
  await publishInvented(api, 'spring', '2026-03-01', 100);
});
afterAll(async () => {
  await other.app.close();
  await forgetful.app.close();
  await api.close();
});

const SHEET = 'query ($slug: String!) { datasheet(by: { slug: $slug }) { name points { bySize { points } } release { label } } }';
const CONDUCTOR = { slug: 'grand-conductor' };
const etagOf = ({ headers }: Answer): string | undefined => headers['etag'];

const get = (from: Pick<TestApi, 'url'>, query: string, variables: object, headers: Readonly<Record<string, string>> = {}) =>
  request(from.url)
    .get('/graphql')
    .set({ 'graphql-require-preflight': 'yes', ...headers })
    .query({ query, variables: JSON.stringify(variables) });

describe('an answer about releases', () => {
  it('is the same from memory, and from a process that keeps none', async () => {
    const first = await ask(api, SHEET, CONDUCTOR);
    const second = await ask(api, SHEET, CONDUCTOR);
    const fresh = await ask(forgetful, SHEET, CONDUCTOR);
    expect(second.body).toEqual(first.body);
    expect(fresh.body).toEqual(first.body);
    expect(etagOf(first)).toMatch(/^W\/"[\w-]{43}"$/);
    expect([etagOf(second), etagOf(fresh)]).toEqual([etagOf(first), undefined]);
    for (const name of ['content-type', 'vary', 'content-language']) expect(second.headers[name]).toBe(first.headers[name]);
  });

  it('depends on its variables', async () => {
    const guard = await ask(api, SHEET, { slug: 'cantor-guard' });
    expect(guard.body.data).toMatchObject({ datasheet: { name: 'Cantor Guard' } });
    expect(etagOf(guard)).not.toBe(etagOf(await ask(api, SHEET, CONDUCTOR)));
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get(api, SHEET, CONDUCTOR);
    const etag = String(headers['etag']);
    for (const from of [api, other]) {
      const known = await get(from, SHEET, CONDUCTOR, { 'if-none-match': `"x", ${etag}` });
      expect([known.status, known.text, known.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await get(api, SHEET, CONDUCTOR, { 'if-none-match': '"x"' })).status).toBe(200);
    expect((await ask(api, SHEET, CONDUCTOR, { 'if-none-match': etag })).status).toBe(200);
  });

  it('tells each caller what it costs', async () => {
    const limited = await listen({ DATABASE_URL: api.database.url, MUSTER_JOBS: 'elsewhere', MUSTER_RATE_LIMITS: '100/30 100/30' });
    const left = async (): Promise<unknown> => (await ask(limited, SHEET, CONDUCTOR)).body.extensions?.cost;
    const [first, second] = [await left(), await left()];
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await ask(limited, SHEET, CONDUCTOR)).status);
    await limited.app.close();
    expect(first).toMatchObject({ requested: 4, remaining: 26 });
    expect(second).toMatchObject({ requested: 4, remaining: 22 });
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('no other answer is kept', () => {
  const unmarked: readonly (readonly [what: string, query: string])[] = [
    ['about the caller', '{ me { id } }'],
    ['about releases and the caller', '{ me { id } factions { totalCount } }'],
    ['whose root has a fragment', '{ ...F } fragment F on Query { factions { totalCount } }'],
    ['with an error', '{ datasheet(by: { slug: "grand-conductor" }, release: { label: "nowhere" }) { name } }'],
  ];
  it.each(unmarked)('%s', async (_what, query) => {
    const player = await newHolder(api);
    for (let times = 0; times < 2; times += 1) expect(etagOf(await player.ask(query))).toBeUndefined();
  });

  it('for an administrator, who also sees drafts', async () => {
    await ask(api, SHEET, CONDUCTOR);
    expect(etagOf(await ask(api, SHEET, CONDUCTOR, asAdministrator))).toBeUndefined();
  });

  it('of one account for another', async () => {
    const [one, two] = [await newHolder(api), await newHolder(api)];
    const accounts = [];
    for (const player of [one, two, one]) accounts.push((await player.data<{ me: { id: string } }>('{ me { id } }')).me.id);
    expect(accounts[0]).toBe(accounts[2]);
    expect(accounts[0]).not.toBe(accounts[1]);
  });
});

it('changes when a release is published or withdrawn, in every process', async () => {
  const label = async (from: Pick<TestApi, 'url'>): Promise<unknown> =>
    ((await ask(from, SHEET, CONDUCTOR)).body.data as { datasheet: { release: { label: string } } }).datasheet.release.label;
  for (const from of [api, other, forgetful]) expect(await label(from)).toBe('spring');
  await publishInvented(api, 'summer', '2026-06-01', 110);
  expect(await label(api)).toBe('summer');
  for (const from of [other, forgetful]) await expect.poll(() => label(from)).toBe('summer');
  const { release } = (await ask(api, '{ release { id } }')).body.data as { release: { id: string } };
  const WITHDRAW = 'mutation ($input: WithdrawReleaseInput!) { withdrawRelease(input: $input) { release { status } } }';
  await ask(other, WITHDRAW, { input: { release: { id: release.id }, reason: 'A wrong price.' } }, asAdministrator);
  expect(await label(other)).toBe('spring');
  for (const from of [api, forgetful]) await expect.poll(() => label(from)).toBe('spring');
});
