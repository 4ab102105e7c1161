import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program } from '../../tools/programs.mjs';
import { createTestDatabase, type TestDatabase } from '../database.js';

let database: TestDatabase;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATABASE_URL: database.url, PORT: String(port), MUSTER_SAMPLE: 'none', MUSTER_DRAIN_DELAY_MS: '1000' };
  server = spawn(process.execPath, [program('api')], { env, stdio: 'ignore' });
  for (let tries = 0; tries < 300 && (await statusOf('/health/ready')) !== 200; tries += 1) await sleep(100);
});
afterAll(async () => {
  server.kill('SIGKILL');
  await database.drop();
});

const statusOf = (at: string): Promise<number | null> =>
  fetch(url + at).then(
    ({ status }) => status,
    () => null,
  );

const ask = (query: string): Promise<Response> =>
  fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

it('after a signal to stop, the API is immediately not ready, completes running requests, and closes', async () => {
  expect(await statusOf('/health/ready')).toBe(200);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await sleep(1_600); // by then, the cached list of releases has expired, so the query has to wait for the lock
  await holder.query('begin; lock table release in access exclusive mode');
  const underWay = ask('{ releases { totalCount } }');
  await sleep(200);

  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await sleep(200);
  const ready = await fetch(`${url}/health/ready`);
  // The database does not answer either, because of the lock.
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'The process is stopping.' }]);
  expect(await statusOf('/health/live')).toBe(200);
  await holder.query('commit');
  await holder.end();

  const answer = await underWay;
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { releases: { totalCount: 0 } } }]);
  expect(await Promise.race([exited, sleep(15_000, 'still there')])).toBe(0);
  expect(await statusOf('/health/live')).toBeNull();
});
