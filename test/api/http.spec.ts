import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryFolder } from '../../apps/api/src/platform/repository-folder.js';
import { openSocket } from './open-socket.js';
import { startApi, type TestApi } from './start-api.js';

const QUERY = { query: '{ __typename }' };
const ORIGIN = 'https://roster-app.example';

let open: TestApi;
let listed: TestApi;
beforeAll(async () => {
  open = await startApi();
  listed = await startApi({
    MUSTER_CORS_ORIGINS: `${ORIGIN},http://localhost:5173`,
    MUSTER_REQUEST_TIMEOUT_MS: '1500',
    MUSTER_HEADERS_TIMEOUT_MS: '1000',
  });
});
afterAll(() => Promise.all([open.close(), listed.close()]));

const preflight = (api: TestApi, origin: string, headers: string): request.Test =>
  request(api.url)
    .options('/graphql')
    .set('origin', origin)
    .set('access-control-request-method', 'POST')
    .set('access-control-request-headers', headers);

describe('other origins, unless configured', () => {
  it('can read and check', async () => {
    const asked = await preflight(open, ORIGIN, 'content-type');
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(asked.headers['access-control-allow-methods']).toContain('POST');
    const answered = await request(open.url).post('/graphql').set('origin', ORIGIN).send(QUERY);
    expect([answered.status, answered.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });

  it('cannot send keys or cookies', async () => {
    const asked = await preflight(open, ORIGIN, 'authorization,content-type');
    expect(asked.headers['access-control-allow-headers']?.split(', ')).not.toContain('authorization');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('need a preflight request; requests that browsers send without one are refused before they run', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const simple = await request(open.url).post('/graphql').set('origin', ORIGIN).set('content-type', type).send(JSON.stringify(QUERY));
      expect([type, simple.status]).toEqual([type, 400]);
    }
    expect((await request(open.url).get('/graphql').query(QUERY).set('origin', ORIGIN)).status).toBe(400);
  });

  it('can read errors too', async () => {
    const answered = await request(open.url).post('/graphql').set('origin', ORIGIN).send({ query: '{' });
    expect(answered.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('other origins, if they are listed', () => {
  it('can send a key', async () => {
    const asked = await preflight(listed, ORIGIN, 'authorization,content-type');
    expect(asked.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(asked.headers['access-control-allow-headers']?.split(', ')).toContain('authorization');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('can do nothing if they are not listed', async () => {
    const asked = await preflight(listed, 'https://elsewhere.example', 'content-type');
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a WebSocket from another origin', () => {
  const from = (api: TestApi, origin: string): Promise<string> =>
    openSocket(api.url, 'graphql-transport-ws', { origin }).then(
      (socket) => (socket.close(), 'open'),
      (refusal: unknown) => (refusal instanceof Error ? refusal.message : 'refused'),
    );

  it('is opened for listed origins only, unless every origin may call', async () => {
    expect(await from(open, 'https://other.example')).toBe('open');
    expect(await from(listed, ORIGIN)).toBe('open');
    expect(await from(listed, listed.url)).toBe('open');
    expect(await from(listed, 'https://other.example')).toContain('403');
    expect(await from(listed, 'null')).toContain('403');
  });
});

describe('pages', () => {
  it('include a start page with links', async () => {
    const page = await request(open.url).get('/');
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    for (const address of ['/graphiql', '/schema.graphql', '/health/ready']) expect(page.text).toContain(`href="${address}"`);
  });

  it('include the schema that is checked in', async () => {
    const { status, type, text } = await request(open.url).get('/schema.graphql');
    expect([status, type]).toEqual([200, 'text/plain']);
    expect(text).toBe(await readFile(path.join(repositoryFolder, 'schema.graphql'), 'utf8'));
  });

  it('include GraphiQL, compressed and complete, which can connect only to this host', async () => {
    const packed = await fetch(`${open.url}/graphiql`, { headers: { 'accept-encoding': 'gzip' } });
    const page = await packed.text();
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(page).toContain('checkList');
    expect(page).not.toMatch(/<script[^>]+src=|<link[^>]+href="(?!data:)/);
    const policy = packed.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
    const plain = await request(open.url).get('/graphiql').set('accept-encoding', 'identity').buffer(true);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(page);
  });

  it('return 404 as JSON if they do not exist', async () => {
    const missing = await request(open.url).get('/nothing?secret=1');
    expect([missing.status, missing.body]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'There is nothing at this address.', requestId: missing.headers['x-request-id'] },
    ]);
  });

  it('have security headers', async () => {
    const { headers } = await request(open.url).get('/health/live');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });
});

describe('a caller', () => {
  it('cannot use TRACE', async () => {
    expect((await request(open.url).trace('/graphql')).status).toBe(404);
  });

  it('cannot choose its request id', async () => {
    const { headers } = await request(open.url).get('/health/live').set('x-request-id', 'mine');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that sends a body very slowly is disconnected', async () => {
    const { port, hostname } = new URL(listed.url);
    const socket = connect(Number(port), hostname);
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
    });
    socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{');
    const drip = setInterval(() => socket.write(' '), 200);
    const text = await Promise.race([answer, sleep(8_000, 'still open')]);
    clearInterval(drip);
    socket.destroy();
    expect(text).toContain('408 Request Timeout');
  });
});
