import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { makeReplica } from '../../tools/postgres/replica.mjs';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { ask, listen, publishSample, type TestApi } from '../api/start-api.js';

const LIMITS = { timeout: 60_000, interval: 200 };

let folders: readonly string[] = [];
let primary: Awaited<ReturnType<typeof joinEmbeddedPostgres>>;
let replica: Awaited<ReturnType<typeof makeReplica>>;
let api: Pick<TestApi, 'url' | 'app' | 'logs'>;

beforeAll(async () => {
  folders = ['primary', 'replica'].map((name) => mkdtempSync(path.join(tmpdir(), `muster-${name}-`)));
  primary = await joinEmbeddedPostgres({ folder: folders[0] ?? '', database: 'muster' });
  await migrate(primary.url);
  replica = await makeReplica(primary, folders[1] ?? '');
  api = await listen({ DATABASE_URL: primary.url, MUSTER_REPLICA_URL: replica.url, MUSTER_ENTRIES_KEPT: '0', MUSTER_ANSWERS_MB: '0' });
}, 120_000);
afterAll(async () => {
  await api.app.close();
  await replica.stop();
  await primary.leave();
  for (const folder of [...folders, primary.folder]) rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function onReplica(sql: string): Promise<readonly { readonly query: string }[]> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  try {
    return (await client.query<{ readonly query: string }>(sql)).rows;
  } finally {
    await client.end();
  }
}

const names = async (): Promise<readonly string[]> => {
  const { body } = await ask(api, '{ datasheets(first: 5) { nodes { name profiles { name } } } }');
  return (body.data as { datasheets: { nodes: readonly { name: string }[] } }).datasheets.nodes.map(({ name }) => name);
};

/** Whether the last statement of a connection of the api to the replica was about datasheets. */
async function answersHere(): Promise<boolean> {
  await names();
  const seen = await onReplica(`SELECT query FROM pg_stat_activity WHERE application_name = 'muster api replica'`);
  return seen.some(({ query }) => query.includes('entry'));
}

it('answers for releases that it has, and the database while it lags behind', { timeout: 120_000 }, async () => {
  await onReplica('SELECT pg_wal_replay_pause()');
  await publishSample(api);
  expect(await names()).toHaveLength(5);
  expect(await answersHere()).toBe(false);
  await onReplica('SELECT pg_wal_replay_resume()');
  await expect.poll(answersHere, LIMITS).toBe(true);
});

it('can be lost and come back', { timeout: 120_000 }, async () => {
  await replica.stop();
  const during = await Promise.all(Array.from({ length: 20 }, names));
  expect(during.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 5));
  await replica.start();
  await expect.poll(answersHere, LIMITS).toBe(true);
});
