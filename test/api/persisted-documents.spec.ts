import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from './account-holder.js';
import { openSocket } from './open-socket.js';
import { codes, listen, publishSample, startApi, type Answer, type TestApi } from './start-api.js';

const FACTIONS = 'query ($first: Int!) { factions(first: $first) { nodes { name } } }\n';
const RELEASES = '{ releases(first: 1) { totalCount } }';
const PROGRESS = 'subscription ($token: String!) { checkJobProgress(token: $token) { status } }';
const GONE = '{ thereIsNoSuchField }';
const DEAR = `{ ${Array.from({ length: 6 }, (_, n) => `a${n}: checkList(input: { text: "x" }) { __typename }`).join(' ')} }`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const folder = mkdtempSync(path.join(tmpdir(), 'muster-documents-'));
const write = (file: string, content: unknown): void =>
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

let api: TestApi;
/** A process that answers anonymous callers only registered documents. */
let closed: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  write('factions.graphql', FACTIONS);
  write('codegen.json', { [hashOf(RELEASES)]: RELEASES, [`sha256:${hashOf(GONE)}`]: GONE });
  const operations = [PROGRESS, DEAR].map((body) => ({ id: hashOf(body), name: 'Any', type: 'query', body }));
  write('apollo.json', { format: 'apollo-persisted-query-manifest', version: 1, operations });
  const environment = { MUSTER_DOCUMENTS: folder, MUSTER_JOBS: 'elsewhere' };
  api = await startApi(environment);
  closed = await listen({ ...environment, DATABASE_URL: api.database.url, MUSTER_ANONYMOUS_DOCUMENTS: 'persisted' });
  await publishSample(api);
});
afterAll(async () => {
  await closed.app.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

const post = async (body: object, to: Pick<TestApi, 'url'> = api, headers = {}): Promise<Answer> =>
  request(to.url).post('/graphql').set(headers).send(body);
const get = (query: object, headers = {}): Promise<Answer> =>
  request(api.url)
    .get('/graphql')
    .set({ 'graphql-require-preflight': '1', ...headers })
    .query(query);

describe('a persisted document', () => {
  it.each([
    ['documentId', { documentId: `sha256:${hashOf(RELEASES)}` }],
    ['a bare SHA-256', { documentId: hashOf(RELEASES) }],
    ["Apollo's extension", { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(RELEASES) } } }],
    ['its text', { query: RELEASES }],
  ])('is answered by %s', async (_way, body) => {
    for (const from of [api, closed]) {
      const answer = await post(body, from);
      expect([answer.status, answer.body.data]).toEqual([200, { releases: { totalCount: 2 } }]);
    }
  });

  it('takes variables and costs what its text costs', async () => {
    const variables = { first: 1 };
    const [byId, byText] = [await post({ documentId: hashOf(FACTIONS), variables }), await post({ query: FACTIONS, variables })];
    expect(byId.body.data).toEqual({ factions: { nodes: [{ name: expect.any(String) }] } });
    expect(byId.body.extensions?.cost?.requested).toBe(byText.body.extensions?.cost?.requested);
    expect(codes(await post({ documentId: hashOf(DEAR) }))).toEqual(['COST_LIMIT_EXCEEDED']);
    expect(codes(await post({ documentId: hashOf(GONE) }))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('sent with GET is not answered again while the client has the answer', async () => {
    const asked = { documentId: `sha256:${hashOf(FACTIONS)}`, variables: JSON.stringify({ first: 2 }) };
    const first = await get(asked);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const again = await get(asked, { 'if-none-match': first.headers['etag'] });
    expect([again.status, again.headers['etag']]).toEqual([304, first.headers['etag']]);
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(FACTIONS) } });
    const byExtension = await get({ ...asked, documentId: undefined, extensions }, { 'if-none-match': first.headers['etag'] });
    expect(byExtension.status).toBe(304);
  });

  it('is answered over a WebSocket', async () => {
    for (const { url } of [api, closed]) {
      const socket = await openSocket(url);
      socket.send({ type: 'connection_init' });
      socket.send({ id: 'by id', type: 'subscribe', payload: { documentId: hashOf(PROGRESS), variables: { token: 'none' } } });
      await expect.poll(() => socket.received.map(({ id, type }) => [id, type])).toContainEqual(['by id', 'complete']);
      socket.close();
    }
  });
});

describe('an unknown id', () => {
  it.each([
    ['another SHA-256', { documentId: hashOf('other') }],
    ['a text that is no id', { documentId: 'search' }],
    ['a number', { documentId: 7 }],
    ["Apollo's extension", { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf('other') } } }],
  ])('is refused: %s', async (_what, body) => {
    const answer = await post(body);
    expect([answer.status, codes(answer)]).toEqual([400, ['PERSISTED_QUERY_NOT_FOUND']]);
  });

  it('is refused next to a text, except as the extension of Apollo, which sends both the second time', async () => {
    expect(codes(await post({ documentId: hashOf(RELEASES), query: RELEASES }))).toEqual(['BAD_REQUEST']);
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf('other') } };
    expect((await post({ query: RELEASES, extensions })).status).toBe(200);
  });
});

describe('a server that requires persisted documents', () => {
  it('refuses other documents of anonymous callers', async () => {
    const answer = await post({ query: '{ __typename }' }, closed);
    expect([answer.status, codes(answer)]).toEqual([403, ['PERSISTED_QUERY_REQUIRED']]);
    const socket = await openSocket(closed.url);
    socket.send({ type: 'connection_init' });
    socket.send({ id: '1', type: 'subscribe', payload: { query: `${PROGRESS} `, variables: { token: 'none' } } });
    await expect.poll(() => JSON.stringify(socket.received)).toContain('PERSISTED_QUERY_REQUIRED');
    socket.close();
  });

  it('answers any document of an account', async () => {
    const holder = await newHolder(api);
    expect((await post({ query: '{ __typename }' }, closed, holder.headers)).body.data).toEqual({ __typename: 'Query' });
  });
});

it('the log names documents that do not fit the schema', () => {
  expect(api.logs()).toContain(`1 persisted documents do not fit the schema: ${hashOf(GONE)}`);
});

it.each([
  ['states another id', 'a.json', { [hashOf('a')]: '{ b }' }, /a\.json states the id/],
  ['cannot be read', 'b.json', '[1]', /b\.json has no documents that can be read/],
  ['is empty', 'c.graphql', ' \n', /c\.graphql has no documents that can be read/],
])('the api does not start with a file that %s', async (_what, file, content, fault) => {
  write(file, content);
  try {
    const environment = { MUSTER_DOCUMENTS: folder, DATABASE_URL: api.database.url };
    await expect(listen(environment)).rejects.toThrow(fault);
  } finally {
    rmSync(path.join(folder, file));
  }
});
