import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpectStatic } from 'vitest';
import { serve } from '../../tools/bench/serving.mjs';
import { drilledFile } from '../../tools/drills/without-guard.mjs';
import type { TestDatabase } from '../database.js';
import { askAtOnce, askEach, connectionsTo, openWork, type Outcome, startJob, writeUntilRefused } from './database-requests.js';
import { atMost, crowding } from './figures.js';

/** How often each case is repeated. `npm run drill -- database` sets it to ten. */
export const ROUNDS = Math.min(Number(process.env['MUSTER_DRILL_CYCLES'] ?? 1), 10);
export const TIMEOUT = 180_000 * (ROUNDS + 1);

/** Milliseconds: of an answer, until a process is ready again, until the connections are as many as before, and of a fault during a job. */
const LONGEST = 5_000;
const READY = 5_000;
const CONNECTIONS = 30_000;
const DURING_JOB = 2_000;
const JUDGED = 90_000;

/** Where a database is hurt. */
export const PLACES = ['start', 'read', 'write', 'job'] as const;

/** A database with a fault that comes and goes. */
export interface Faulty {
  /** Without the fault. */
  readonly database: TestDatabase;
  /** What the api connects to. */
  readonly url: string;
  readonly hurt: () => Promise<void>;
  readonly heal: () => Promise<void>;
  /** Milliseconds of the first check at the start; by default those of every answer. */
  readonly longestStart?: number;
  /** Whether jobs are stored until one is refused, because the fault shows only then. */
  readonly isFilled?: boolean;
}

/** Hurts the database at the start, while reading, in a transaction and during a job. Returns figures of each place. */
export async function survive({ database, url, hurt, heal, longestStart, isFilled }: Faulty, expect: ExpectStatic): Promise<object> {
  const seen: Record<string, readonly Outcome[]> = {};
  const note = (place: string, outcomes: readonly Outcome[]): void => void (seen[place] = [...(seen[place] ?? []), ...outcomes]);
  await hurt();
  const api = await startInTurn(url);
  let readyMs = 0;
  const untilHealed = async (): Promise<void> => {
    await heal();
    const from = performance.now();
    await expect.poll(async () => (await fetch(`${api.url}/health/ready`)).status, { timeout: READY * crowding(), interval: 50 }).toBe(200);
    readyMs = Math.max(readyMs, Math.round(performance.now() - from));
  };
  const untilJudged = (acknowledged: number): Promise<void> =>
    expect
      .poll(() => openWork(database, acknowledged), { timeout: JUDGED * crowding(), interval: 200 })
      .toEqual({ lost: 0, torn: 0, given: [], waiting: [] });
  try {
    note('start', await askAtOnce(api, ['check', 'list', 'check', 'list']));
    await untilHealed();
    const known = await startJob(api);
    await untilJudged(1);
    await askAtOnce(api, ['read', 'list', 'read', 'list', 'write', 'write', 'check', 'check'], known);
    const before = await connectionsTo(database);

    let acknowledged = 3;
    for (let round = 0; round < ROUNDS; round += 1) {
      await hurt();
      note('read', await askAtOnce(api, ['read', 'read', 'list', 'check', 'read', 'list'], known));
      await untilHealed();

      const writing = askAtOnce(api, ['write', 'write', 'write', 'write'], known);
      await sleep(2 + 5 * round);
      await hurt();
      const written = [...(await writing), ...(await askAtOnce(api, ['write', 'write'], known))];
      if (isFilled) written.push(...(await writeUntilRefused(api)));
      note('write', written);
      acknowledged += written.filter(({ job }) => job).length;
      await untilHealed();

      const job = await startJob(api);
      await hurt();
      note('job', await askAtOnce(api, ['read'], job));
      await sleep(DURING_JOB);
      await untilHealed();
      acknowledged += 1;
    }
    await untilJudged(acknowledged);
    const healed = performance.now();
    await expect.poll(() => connectionsTo(database), { timeout: CONNECTIONS * crowding(), interval: 250 }).toBeLessThanOrEqual(before);
    const connectionsBackMs = Math.round(performance.now() - healed);
    for (const [place, outcomes] of Object.entries(seen)) {
      expect(
        outcomes.filter(({ kind }) => kind === 'wrong'),
        place,
      ).toEqual([]);
      // The first check of a process compiles its release, so it is a matter of processor time.
      const longest = place === 'start' ? (longestStart ?? LONGEST) * crowding() : atMost(LONGEST);
      expect(Math.max(...outcomes.map(({ took }) => took)), place).toBeLessThan(longest);
    }
    if (isFilled) expect(seen['write']?.some(({ kind }) => kind === 'unavailable')).toBe(true);
    expect((await askEach(api, known)).map(({ kind }) => kind)).toEqual(['answered', 'answered', 'answered', 'answered']);
    return { ...Object.fromEntries(Object.entries(seen).map(([place, all]) => [place, summed(all)])), readyMs, connectionsBackMs };
  } finally {
    await api.stop();
  }
}

let before: Promise<unknown> = Promise.resolve();

/** One api after the other, because each needs a processor while it starts. */
function startInTurn(url: string): ReturnType<typeof serve> {
  const settings = { DATABASE_URL: url, MUSTER_SAMPLE: 'none', MUSTER_CHECK_THREADS: '1', LOG_LEVEL: 'silent' };
  const starting = before.then(() => serve(drilledFile('api'), '/health/live', settings));
  before = starting.catch(() => undefined);
  return starting;
}

const summed = (outcomes: readonly Outcome[]): object => ({
  ...Object.fromEntries(Object.entries(Object.groupBy(outcomes, ({ kind }) => kind)).map(([kind, all]) => [kind, all.length])),
  mostMs: Math.round(Math.max(...outcomes.map(({ took }) => took))),
});
