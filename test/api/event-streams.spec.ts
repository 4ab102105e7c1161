import { createClient, type Client } from 'graphql-sse';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOCKET_LIMITS } from '../../apps/api/src/platform/sockets/socket-limits.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { ask, listen, startSampleApi, type TestApi } from './start-api.js';

const PROGRESS = 'subscription ($token: String!) { checkJobProgress(token: $token) { status } }';
const EVENTS = 'subscription { rosterEvents { kind roster } }';
const CREATE = `mutation { createRoster(input: { name: "Mine", faction: "tidewright-league" }) { roster { id revision } userErrors { code } } }`;
const EDIT = `mutation ($input: EditRosterInput!) { editRoster(input: $input) { roster { id revision } userErrors { code } } }`;

let api: TestApi;
let player: AccountHolder;
let token: string;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  player = await newHolder(api);
  const answer = await ask(api, 'mutation { checkLists(input: { given: { lists: [{ text: "A list" }] } }) { job { token } } }');
  ({ token } = (answer.body.data as { checkLists: { job: { token: string } } }).checkLists.job);
});
afterAll(() => api.close());

const clientOf = (headers: Record<string, string> = {}, url = api.url): Client =>
  createClient({ url: `${url}/graphql/stream`, headers, retryAttempts: 0 });

interface Live {
  readonly events: unknown[];
  readonly ended: () => string | null;
  readonly leave: () => void;
}

function watch(client: Client, query: string, variables: Record<string, unknown> = {}): Live {
  const events: unknown[] = [];
  let ended: string | null = null;
  const leave = client.subscribe(
    { query, variables },
    {
      next: (event) => void events.push(event),
      error: (error) => void (ended = error instanceof Error ? error.message : 'error'),
      complete: () => void (ended = 'complete'),
    },
  );
  return { events, ended: () => ended, leave };
}

/** Edits a roster of the holder until the subscription has heard of an edit. */
async function heardOfEdit(live: Live, holder: AccountHolder): Promise<string> {
  const { createRoster } = await holder.data<{ createRoster: { roster: { id: string; revision: number } } }>(CREATE);
  const { id } = createRoster.roster;
  let { revision } = createRoster.roster;
  const edit = async (): Promise<number> => {
    const input = { roster: id, revision, intents: [{ rename: { name: `Mine ${revision}` } }] };
    ({ revision } = (await holder.data<{ editRoster: { roster: { revision: number } } }>(EDIT, { input })).editRoster.roster);
    return live.events.length;
  };
  await expect.poll(edit, { interval: 200, timeout: 10_000 }).toBeGreaterThan(0);
  return id;
}

describe('a subscription over server-sent events', () => {
  it('is answered with every event to an account, and ends when the client leaves', async () => {
    const live = watch(clientOf(player.headers), EVENTS);
    const roster = await heardOfEdit(live, player);
    expect(live.events[0]).toEqual({ data: { rosterEvents: { kind: 'EDITED', roster } } });
    live.leave();
    await expect.poll(live.ended).toBe('complete');
    const seen = live.events.length;
    await player.ask(CREATE);
    expect(live.events).toHaveLength(seen);
  });

  it('is answered to anyone who may see it, by POST, by GET and with an EventSource', async () => {
    const live = watch(clientOf(), PROGRESS, { token });
    await expect.poll(() => live.events).toEqual([{ data: { checkJobProgress: { status: 'WAITING' } } }]);
    live.leave();
    const url = new URL('/graphql/stream', api.url);
    url.search = new URLSearchParams({ query: PROGRESS, variables: JSON.stringify({ token: 'none' }) }).toString();
    const response = await fetch(url, { headers: { accept: 'text/event-stream' } });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await response.text()).toContain('event: complete');
  });

  it('is refused as it is over other ways', async () => {
    const stream = watch(clientOf(), EVENTS);
    await expect
      .poll(() => stream.events)
      .toEqual([{ errors: [{ message: expect.any(String), path: ['rosterEvents'], extensions: { code: 'UNAUTHENTICATED' } }] }]);
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      request(api.url)
        .post('/graphql/stream')
        .set({ accept: 'text/event-stream', ...headers })
        .send(Object(body));
    const refused = async (body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
      const { status, body: answer } = await send(body, headers);
      return [status, answer.errors[0].extensions.code];
    };
    const query = PROGRESS;
    expect(await refused({ query, variables: { token } }, { authorization: 'Bearer mk_unknown' })).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refused({ query: '{ __typename }' })).toEqual([400, 'BAD_REQUEST']);
    expect(await refused({ query: 'subscription { nothing }' })).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(await refused({ query: '{' })).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
    expect(await refused({ variables: {} })).toEqual([400, 'BAD_REQUEST']);
    expect(await refused({ query, variables: { token: 'a\0b' } })).toEqual([400, 'BAD_USER_INPUT']);
    expect(await refused({ documentId: 'unknown' })).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(await refused({ query }, { accept: 'application/json' })).toEqual([400, 'BAD_REQUEST']);
    expect(await refused({ query: `subscription { ${'a: checkJobProgress(token: "x") { status } '.repeat(60)} }` })).toEqual([
      400,
      'QUERY_TOO_COMPLEX',
    ]);
  });

  it('speaks the language that the client asks for', async () => {
    const { headers } = await fetch(
      `${api.url}/graphql/stream?${new URLSearchParams({ query: PROGRESS, variables: '{"token":"none"}' })}`,
      {
        headers: { accept: 'text/event-stream', 'accept-language': 'fr' },
      },
    );
    expect(headers.get('content-language')).toBe('fr');
  });

  it('ends within seconds after its key is revoked', async () => {
    const holder = await newHolder(api);
    const live = watch(clientOf(holder.headers), EVENTS);
    await heardOfEdit(live, holder);
    const { apiKeys } = await holder.data<{ apiKeys: readonly { id: string }[] }>('{ apiKeys { id } }');
    const revoke = 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { userErrors { code } } }';
    await holder.data(revoke, { input: { key: apiKeys[0]?.id } });
    await expect.poll(live.ended, { timeout: 10_000 }).toBe('complete');
  });
});

it('an address can have a limited number of streams open, and new ones after some have ended', async () => {
  const all = Array.from({ length: SOCKET_LIMITS.connectionsOfAddress }, () => watch(clientOf(), PROGRESS, { token }));
  for (const live of all) await expect.poll(() => live.events).toHaveLength(1);
  const over = await request(api.url)
    .post('/graphql/stream')
    .set('accept', 'text/event-stream')
    .send({ query: PROGRESS, variables: { token } });
  expect([over.status, over.headers['retry-after'], over.body.errors[0].extensions.code]).toEqual([429, '10', 'RATE_LIMITED']);
  for (const live of all) live.leave();
  await expect
    .poll(async () => {
      const live = watch(clientOf(), PROGRESS, { token });
      await expect.poll(() => live.ended() ?? live.events.length).toBeTruthy();
      live.leave();
      return live.events.length;
    })
    .toBe(1);
});

it('a stream costs its caller, and ends at once when the server stops', async () => {
  const other = await listen({ DATABASE_URL: api.database.url, MUSTER_RATE_LIMITS: '10/100000 10/100000' });
  const live = watch(clientOf({}, other.url), PROGRESS, { token });
  await expect.poll(() => live.events).toHaveLength(1);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await request(other.url).post('/graphql/stream').send({ query: '{' })).status);
  expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 400));
  expect(statuses.at(-1)).toBe(429);
  const started = performance.now();
  await other.app.close();
  expect(performance.now() - started).toBeLessThan(3_000);
  await expect.poll(live.ended).not.toBeNull();
});
