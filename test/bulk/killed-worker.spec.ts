import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openBulk, SAMPLE_LISTS, start, untilFinished, type BulkServices } from './bulk-services.js';

let services: BulkServices;
beforeAll(async () => {
  services = await openBulk();
});
afterAll(() => services.close());

const CHILD = [path.join(import.meta.dirname, '../publishing/run-module.mjs'), path.join(import.meta.dirname, 'worker-in-child.ts')];
const LISTS = 60;
/** Maximum number of seconds after which another worker takes over the jobs of a worker without a heartbeat. */
const LOST_AFTER = 20;
/** Maximum number of seconds after which several workers that start at once have begun. */
const BEGUN_AFTER = 90;
/** What dead workers have left behind becomes older than is allowed, so that a test need not wait until it is. */
const AGE = `WITH job AS (UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active')
  UPDATE check_list SET alone_at = alone_at - interval '2 minutes'`;

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [...CHILD, services.database.url], { stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void worker.kill('SIGKILL'));
  return worker;
}

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));

async function until(sql: string, seconds: number): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const [row] = await services.sql(`SELECT (${sql}) AS holds`);
    if (row?.['holds'] === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within ${seconds} s: ${sql}`);
}

it(
  'if one of two workers is killed, the other takes over after the heartbeat timeout, and every list has one result',
  { timeout: 240_000 },
  async () => {
    const texts = Array.from({ length: LISTS }, (_, at) => ({ player: `SLOW ${at}`, text: `${SAMPLE_LISTS[at % 3]?.text}\nSLOW ${at}` }));
    const token = await start(services, { kind: 'texts', texts });
    const [first, second] = [startWorker(), startWorker()];
    const ends = [ended(first), ended(second)];
    // A worker with one thread has at most 48 lists at once, so that more are with both workers.
    await until(`SELECT count(*) > 48 FROM pgboss.job WHERE name = 'check-lists' AND state = 'active'`, BEGUN_AFTER);
    await until('SELECT count(*) >= 6 FROM check_result', 60);
    first.kill('SIGKILL');
    const killedAt = performance.now();
    expect(await ends[0]).toBe('SIGKILL');
    const job = await untilFinished(services, token, LOST_AFTER + 20);
    expect((performance.now() - killedAt) / 1_000).toBeLessThan(LOST_AFTER + 20);
    expect(job).toMatchObject({ total: LISTS, done: LISTS, failed: 0 });
    const [counted] = await services.sql('SELECT count(*)::int AS results, count(DISTINCT position)::int AS lists FROM check_result');
    expect(counted).toEqual({ results: LISTS, lists: LISTS });
    const [{ most } = { most: null }] = await services.sql(
      `SELECT max(retry_count)::int AS most FROM pgboss.job WHERE name = 'check-lists'`,
    );
    expect(most).toBeLessThanOrEqual(1);
    second.kill('SIGTERM');
    await ends[1];
  },
);

it(
  'a list that kills its worker three times, and then once more alone, gets a result that says so, and the failed job has a reason',
  { timeout: 240_000 },
  async () => {
    const token = await start(services, { kind: 'texts', texts: [{ player: null, text: 'DEADLY' }] });
    const workers = Array.from({ length: 5 }, startWorker);
    const alive = new Set(workers.map((worker) => ({ worker, end: ended(worker) })));
    while (alive.size > 1) {
      const late = sleep(BEGUN_AFTER * 1_000, null, { ref: false });
      const dead = await Promise.race([...[...alive].map(async (one) => ({ ...one, signal: await one.end, one })), late]);
      expect(dead?.signal).toBe('SIGKILL');
      if (dead) alive.delete(dead.one);
      await services.sql(AGE);
    }
    const job = await untilFinished(services, token, LOST_AFTER * 2);
    for (const { worker, end } of alive) {
      worker.kill('SIGTERM');
      await end;
    }
    expect(job).toMatchObject({ total: 1, done: 1, failed: 1 });
    expect((await services.jobs.list(job, {}, 1)).results).toMatchObject([{ failure: 'NOT_JUDGED' }]);
    expect(await services.queue.failed('check-lists', 10)).toMatchObject([{ tries: 3, reason: expect.stringContaining('heartbeat') }]);
  },
);

it(
  'a list that is judged alone is not given up because its worker, which is still there, has lost its claim',
  { timeout: 240_000 },
  async () => {
    const [sample] = SAMPLE_LISTS;
    const token = await start(services, { kind: 'texts', texts: [{ player: null, text: `${sample?.text}\nLASTING` }] });
    await services.sql(
      `SELECT queue_job('check-lists-given-up', NULL, data, 0) FROM pgboss.job WHERE name = 'check-lists' AND state = 'created'`,
    );
    await services.sql(`DELETE FROM pgboss.job WHERE name = 'check-lists' AND state = 'created'`);
    const given = `FROM pgboss.job WHERE name = 'check-lists-given-up' AND completed_on IS NULL`;
    const first = startWorker();
    await until(`SELECT count(*) = 1 ${given} AND state = 'active'`, BEGUN_AFTER);
    const second = startWorker();
    const ends = [ended(first), ended(second)];
    // As if the database had been away for a while: the worker could not tell the queue that it is there.
    for (let tries = 0; tries < 200; tries += 1) {
      await services.sql(
        `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE name = 'check-lists-given-up' AND retry_count = 0`,
      );
      await sleep(50);
    }
    const job = await untilFinished(services, token, 90);
    const [tried] = await services.sql(`SELECT max(retry_count)::int AS tries FROM pgboss.job WHERE name = 'check-lists-given-up'`);
    for (const worker of [first, second]) worker.kill('SIGTERM');
    await Promise.all(ends);
    expect(job).toMatchObject({ total: 1, done: 1, failed: 0 });
    expect(tried?.['tries']).toBeGreaterThan(0);
  },
);
