import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdministrator, ask, startSampleApi, type TestApi } from './start-api.js';

const LIST = readFileSync(path.resolve(import.meta.dirname, '../../prisma/sample/lists/tidewright-harbour-watch-legal.txt'), 'utf8');
const CHECK = 'query CheckMyList($text: String!) { checkList(input: { text: $text }) { reports { verdict } } }';

let api: TestApi;
let port: number;
beforeAll(async () => {
  port = await freePort();
  api = await startSampleApi({ LOG_LEVEL: 'info', MUSTER_METRICS_PORT: String(port) });
  await ask(api, CHECK, { text: LIST });
  await ask(api, 'query Nothing { roster(id: "none") { name } }');
  await ask(api, '{ noSuchField }');
  await request(api.url).get('/health/live');
});
afterAll(() => api.close());

const shown = async (): Promise<string> => (await request(`http://127.0.0.1:${port}`).get('/metrics')).text;

describe('the metrics', () => {
  it('count requests by operation and by error code', async () => {
    const lines = await shown();
    expect(lines).toContain('muster_requests_total{door="graphql",operation="CheckMyList",code="OK"} 1');
    expect(lines).toContain('muster_requests_total{door="graphql",operation="Nothing",code="UNAUTHENTICATED"} 1');
    expect(lines).toContain('muster_requests_total{door="graphql",operation="(not read)",code="GRAPHQL_VALIDATION_FAILED"} 1');
    expect(lines).toContain('muster_requests_total{door="http",operation="GET /health/live",code="OK"} 1');
    expect(lines).toContain('muster_request_seconds_count{door="graphql",operation="CheckMyList"} 1');
  });

  it('measure each phase of a check', async () => {
    const lines = await shown();
    for (const phase of ['read', 'open release', 'look up', 'evaluate', 'judge', 'report'])
      expect(lines).toMatch(new RegExp(`muster_check_phase_seconds_count\\{phase="${phase}"\\} [1-9]`));
  });

  it('show the database, its connections, the queues and the event loop', async () => {
    const lines = await shown();
    expect(lines).toContain('muster_database_up 1');
    expect(lines).toMatch(/muster_database_connections\{pool="queries",state="idle"\} \d/);
    expect(lines).toContain('# TYPE muster_queue_jobs gauge');
    expect(lines).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('hold nothing of a list', async () => {
    expect(await shown()).not.toMatch(/Tidewright|Harbour/i);
  });

  it('are shown at the port of the API to administrators only', async () => {
    expect((await request(api.url).get('/metrics')).status).toBe(401);
    const { status, headers, text } = await request(api.url).get('/metrics').set(asAdministrator);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('version=0.0.4')]);
    expect(text).toContain('muster_requests_total');
  });

  it('have a port at which only they and the health are shown', async () => {
    const at = request(`http://127.0.0.1:${port}`);
    expect((await at.get('/health/ready')).body).toEqual({ status: 'ready' });
    expect((await at.get('/health/live')).body).toEqual({ status: 'live' });
    expect((await at.get('/graphql')).status).toBe(404);
  });
});

it('a log line names the operation and the code', async () => {
  await shown();
  const lines = api
    .logs()
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ path: '/graphql', operation: 'Nothing', status: 401, code: 'UNAUTHENTICATED' }));
  expect(lines).toContainEqual(expect.objectContaining({ path: '/graphql', operation: 'CheckMyList', status: 200, code: 'OK', by: null }));
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
