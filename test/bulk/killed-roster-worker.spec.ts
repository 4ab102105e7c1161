import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { harbourArmy } from '../api/kept-rosters.js';
import { publishChanged } from '../api/later-release.js';
import { startSampleApi, type TestApi } from '../api/start-api.js';

const COPIES = 49;
const CHILD = [path.join(import.meta.dirname, '../publishing/run-module.mjs'), path.join(import.meta.dirname, 'roster-worker-in-child.ts')];

let api: TestApi;
let listener: pg.Client;
const told: string[] = [];
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  listener = new pg.Client({ connectionString: api.database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => {
    const { roster, release } = JSON.parse(payload ?? '{}') as { roster: string; release?: string };
    if (release !== undefined) told.push(roster);
  });
  await listener.query('LISTEN muster_rosters');
});
afterAll(async () => {
  await listener.end();
  await api.close();
});

const startWorker = (): ChildProcess => spawn(process.execPath, [...CHILD, api.database.url], { stdio: ['ignore', 'ignore', 'inherit'] });
const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
const count = async (sql: string): Promise<number> =>
  (await listener.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`)).rows[0]?.count ?? 0;

it('if the worker of a run is killed, the next one continues, and every roster is checked once', { timeout: 240_000 }, async () => {
  await harbourArmy(await newHolder(api));
  await listener.query(
    `INSERT INTO roster (account_id, user_id, name, edition, release_id, faction, verdict, points, points_limit, revision, document)
     SELECT account_id, user_id, name, edition, release_id, faction, verdict, points, points_limit, revision, document FROM roster, generate_series(1, ${COPIES})`,
  );
  await publishChanged(api, { label: 'dear', effectiveFrom: '2026-10-01' }, (text) =>
    text.replace(/("points": )80(,\s*"leads")/, '$12000$2'),
  );
  const first = startWorker();
  const end = ended(first);
  await expect.poll(() => count('roster_check'), { timeout: 90_000, interval: 100 }).toBeGreaterThan(12);
  first.kill('SIGKILL');
  expect(await end).toBe('SIGKILL');
  const done = await count('roster_check');
  expect(done).toBeLessThan(COPIES + 1);
  const checkedBefore = (
    await listener.query<{ roster_id: string; checked_at: Date }>('SELECT roster_id, checked_at FROM roster_check ORDER BY roster_id')
  ).rows;
  const second = startWorker();
  await expect.poll(() => count('roster_check_run WHERE finished_at IS NULL'), { timeout: 120_000, interval: 500 }).toBe(0);
  second.kill('SIGTERM');
  await ended(second);
  expect(await count('roster_check')).toBe(COPIES + 1);
  const untouched = await listener.query('SELECT roster_id, checked_at FROM roster_check WHERE roster_id = ANY($1) ORDER BY roster_id', [
    checkedBefore.map(({ roster_id: id }) => id),
  ]);
  expect(untouched.rows).toEqual(checkedBefore);
  expect([told.length, new Set(told).size]).toEqual([COPIES + 1, COPIES + 1]);
});

it('a roster that crashes the thread is given up, and the others are checked', { timeout: 240_000 }, async () => {
  await listener.query(`DELETE FROM roster WHERE id NOT IN (SELECT id FROM roster ORDER BY id LIMIT 3)`);
  await listener.query(
    `UPDATE roster SET name = 'CRASH', document = jsonb_set(document::jsonb, '{name}', '"CRASH"')::json WHERE id = (SELECT id FROM roster ORDER BY id OFFSET 1 LIMIT 1)`,
  );
  await publishChanged(api, { label: 'dearer', effectiveFrom: '2026-10-02' }, (text) =>
    text.replace(/("points": )80(,\s*"leads")/, '$12100$2'),
  );
  const worker = startWorker();
  await expect.poll(() => count('roster_check_run WHERE finished_at IS NULL'), { timeout: 180_000, interval: 500 }).toBe(0);
  worker.kill('SIGTERM');
  await ended(worker);
  const { rows } = await listener.query<object>(
    `SELECT c.verdict_after AS verdict FROM roster_check c JOIN release ON release.id = c.release_id WHERE label = 'dearer' ORDER BY roster_id`,
  );
  expect(rows).toEqual([{ verdict: 'ILLEGAL' }, { verdict: 'NEEDS_REVIEW' }, { verdict: 'ILLEGAL' }]);
});
