import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBulk, SAMPLE_LISTS, start, untilFinished, type BulkServices } from './bulk-services.js';

let services: BulkServices;
beforeAll(async () => {
  services = await openBulk();
});
afterAll(() => services.close());

const CHILD = [path.join(import.meta.dirname, '../publishing/run-module.mjs'), path.join(import.meta.dirname, 'worker-in-child.ts')];
const LISTS = 30;
/** Seconds of silence after which a worker is lost: half a minute where nobody waits for a test. */
const LOST_AFTER = 3;

function startWorker(): ChildProcess {
  return spawn(process.execPath, [...CHILD, services.database.url, `${LOST_AFTER}`], { stdio: ['ignore', 'ignore', 'inherit'] });
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
  'of two workers one is killed over a list: soon after it is taken for lost all lists have one result, and none failed',
  { timeout: 240_000 },
  async () => {
    const texts = Array.from({ length: LISTS }, (_, at) => ({ player: `SLOW ${at}`, text: `${SAMPLE_LISTS[at % 3]?.text}\nSLOW ${at}` }));
    const token = await start(services, { kind: 'texts', texts });
    const [first, second] = [startWorker(), startWorker()];
    const ends = [ended(first), ended(second)];
    await until(`SELECT count(DISTINCT worker) = 2 FROM check_list WHERE status = 'running'`, 90);
    await until('SELECT count(*) >= 6 FROM check_result', 60);
    first.kill('SIGKILL');
    const killedAt = performance.now();
    expect(await ends[0]).toBe('SIGKILL');
    const job = await untilFinished(services, token);
    expect((performance.now() - killedAt) / 1_000).toBeLessThan(3 * LOST_AFTER + 20);
    expect(job).toMatchObject({ total: LISTS, done: LISTS, failed: 0 });
    const [counted] = await services.sql('SELECT count(*)::int AS results, count(DISTINCT position)::int AS lists FROM check_result');
    expect(counted).toEqual({ results: LISTS, lists: LISTS });
    expect(await services.sql('SELECT tries, count(*)::int AS lists FROM check_list GROUP BY tries ORDER BY tries')).toEqual([
      { tries: 1, lists: LISTS - 1 },
      { tries: 2, lists: 1 },
    ]);
    second.kill('SIGTERM');
    await ends[1];
  },
);
