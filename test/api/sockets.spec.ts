import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SOCKET_LIMITS } from '../../apps/api/src/platform/sockets/socket-limits.js';
import { newHolder } from './account-holder.js';
import { openSocket, type OpenSocket } from './open-socket.js';
import { ask, listen, startSampleApi, type TestApi } from './start-api.js';

const INIT = { type: 'connection_init' };
const PROGRESS = 'subscription ($token: String!) { checkJobProgress(token: $token) { status } }';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  const answer = await ask(api, 'mutation { checkLists(input: { given: { lists: [{ text: "A list" }] } }) { job { token } } }');
  ({ token } = (answer.body.data as { checkLists: { job: { token: string } } }).checkLists.job);
});
afterAll(() => api.close());

const sockets: OpenSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
async function open(url = api.url, protocol?: string): Promise<OpenSocket> {
  const socket = await openSocket(url, protocol);
  sockets.push(socket);
  return socket;
}
const watch = (id: string, query = PROGRESS): object => ({ id, type: 'subscribe', payload: { query, variables: { token } } });
const ofType = ({ received }: OpenSocket, type: string): readonly string[] =>
  received.filter((message) => message.type === type).map(({ id }) => id ?? '');

describe('one connection', () => {
  it('can have a limited number of open subscriptions, and new ones after some have ended', async () => {
    const socket = await open();
    socket.send(INIT);
    for (let n = 0; n < SOCKET_LIMITS.operations + 2; n += 1) socket.send(watch(`${n}`));
    await expect.poll(() => ofType(socket, 'next')).toHaveLength(SOCKET_LIMITS.operations);
    expect(ofType(socket, 'error')).toEqual([`${SOCKET_LIMITS.operations}`, `${SOCKET_LIMITS.operations + 1}`]);
    for (let round = 0; round < 3; round += 1) {
      socket.send({ id: round === 0 ? '0' : `more ${round - 1}`, type: 'complete' });
      await expect.poll(() => ofType(socket, 'complete')).toHaveLength(round + 1);
      socket.send(watch(`more ${round}`));
      await expect.poll(() => ofType(socket, 'next')).toContain(`more ${round}`);
    }
    expect(socket.closedWith()).toBeNull();
  });

  it.each([
    ['an id that is taken', [INIT, watch('1'), watch('1')], [4409, 'Subscriber for 1 already exists']],
    ['connection_init twice', [INIT, INIT], [4429, 'Too many initialisation requests']],
    ['what is not JSON', ['{'], [4400, 'Invalid message']],
    ['JSON that is no message', [INIT, '[]'], [4400, 'Invalid message']],
    ['an unknown type', [INIT, { type: 'shutdown' }], [4400, 'Invalid message']],
    ['an id that is no text', [INIT, { ...watch('1'), id: { a: 1 } }], [4400, 'Invalid message']],
  ])('is closed at %s', async (_what, messages, expected) => {
    const socket = await open();
    for (const message of messages) socket.send(message);
    await expect.poll(socket.closedWith).toEqual(expected);
  });

  it('is closed if it does not authenticate', { timeout: SOCKET_LIMITS.init * 3 }, async () => {
    const socket = await open();
    await expect
      .poll(socket.closedWith, { timeout: SOCKET_LIMITS.init * 2, interval: 200 })
      .toEqual([4408, 'Connection initialisation timeout']);
  });

  it('reports an invalid subscription without affecting others or the connection', async () => {
    const socket = await open();
    socket.send(INIT);
    socket.send(watch('good'));
    const bad: readonly (readonly [string, unknown])[] = [
      ['none', undefined],
      ['tree', { query: { kind: 'Document', definitions: [] } }],
      ['syntax', { query: '{' }],
      ['tokens', { query: `subscription { ${'x '.repeat(2_000)} }` }],
      ['query', { query: '{ __typename }' }],
      ['field', { query: 'subscription { nothing }' }],
      ['name', { query: PROGRESS, operationName: 'Other' }],
      ['nul', { query: PROGRESS, variables: { token: 'a\0b' } }],
    ];
    for (const [id, payload] of bad) socket.send({ id, type: 'subscribe', payload });
    await expect.poll(() => ofType(socket, 'error')).toHaveLength(bad.length);
    const said = socket.received.flatMap(({ id, type, payload }) => (type === 'error' ? [[id, codeIn(payload)]] : []));
    expect(Object.fromEntries(said)).toEqual({
      none: 'BAD_REQUEST',
      tree: 'BAD_REQUEST',
      syntax: 'GRAPHQL_PARSE_FAILED',
      tokens: 'GRAPHQL_PARSE_FAILED',
      query: 'BAD_REQUEST',
      field: 'GRAPHQL_VALIDATION_FAILED',
      name: 'OPERATION_RESOLUTION_FAILURE',
      nul: 'BAD_USER_INPUT',
    });
    await expect.poll(() => ofType(socket, 'next')).toEqual(['good']);
    expect(socket.closedWith()).toBeNull();
  });

  it('can use the older protocol', async () => {
    const socket = await open(api.url, 'graphql-ws');
    socket.send(INIT);
    socket.send({ ...watch('1'), type: 'start' });
    await expect.poll(() => ofType(socket, 'data')).toEqual(['1']);
    socket.send({ id: '1', type: 'stop' });
    await expect.poll(() => ofType(socket, 'complete')).toEqual(['1']);
  });
});

const codeIn = (payload: unknown): unknown =>
  Array.isArray(payload) ? (payload[0] as { readonly extensions?: { readonly code?: string } }).extensions?.code : undefined;

it('an address can have a limited number of open connections, and new ones after some have closed', async () => {
  const all = await Promise.all(Array.from({ length: SOCKET_LIMITS.connectionsOfAddress }, () => open()));
  await expect(openSocket(api.url)).rejects.toThrow('429');
  all[0]?.close();
  await expect.poll(() => open().then(() => 'open', String)).toBe('open');
});

describe('ten hostile connections', () => {
  it('use up the budget of their own address and do not affect other callers', { timeout: 60_000 }, async () => {
    const other = await listen({ DATABASE_URL: api.database.url, MUSTER_RATE_LIMITS: '200/20000 1000/100000' });
    try {
      const holder = await newHolder(other);
      const hostile = await Promise.all(Array.from({ length: 10 }, () => open(other.url)));
      const large = watch('1', `subscription { ${'a: checkJobProgress(token: "x") { status } '.repeat(60)} }`);
      for (const socket of hostile) {
        socket.send(INIT);
        for (let n = 0; n < 400; n += 1) socket.send({ ...large, id: `${n}` });
      }
      const started = performance.now();
      expect((await holder.ask('{ releases(first: 1) { totalCount } }')).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(10_000);
      for (const socket of hostile) await expect.poll(socket.closedWith, { timeout: 20_000 }).toEqual([4429, 'Too many requests']);
      await expect.poll(async () => (await ask(other, '{ __typename }')).status).toBe(429);
    } finally {
      await other.app.close();
    }
  });
});
