import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { serve } from '../../tools/bench/serving.mjs';
import { buildWhenStale } from '../../tools/build.mjs';
import { publishSample } from '../api/sample.js';
import { listen, type TestApi } from '../api/start-api.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openFaultyLink, type FaultyLink, type LinkMode } from '../faulty-link.js';
import { askAtOnce, askEach, connectionsTo, isEverythingJudged, type Outcome, startJob } from './database-requests.js';
import { atMost, crowding, sayFigures } from './figures.js';

/** How often each case is repeated. `npm run drill -- database` sets it to ten. */
const ROUNDS = Math.min(Number(process.env['MUSTER_DRILL_CYCLES'] ?? 1), 10);
/** Milliseconds of the first check if its release arrives at 16 KB a second: the limit of every answer. */
const LONGEST_LOADING = 20_500;
/** Milliseconds: of an answer, until a process is ready again, until the connections are as many as before, and of a fault during a job. */
const LONGEST = 5_000;
const READY = 5_000;
const CONNECTIONS = 30_000;
const DURING_JOB = 2_000;
const FAULTS = {
  refused: 'refused',
  reset: 'reset',
  latency: 'late',
  throttled: 'trickling',
  'black hole': 'swallowing',
  'cut in an answer': 'cut',
  'byte by byte': 'sliced',
} as const satisfies Readonly<Record<string, LinkMode>>;

let sample: TestDatabase;
const figures: Record<string, object> = {};

beforeAll(async () => {
  buildWhenStale();
  sample = await createTestDatabase();
  const api = await listen({ DATABASE_URL: sample.url });
  await publishSample(api);
  await api.app.close();
}, 180_000);
afterAll(async () => {
  sayFigures('database', { cases: Object.keys(figures).length * 4, rounds: ROUNDS, ...figures });
  await sample.drop();
});

const statusOf = async ({ url }: Pick<TestApi, 'url'>, at: string): Promise<number> => (await fetch(url + at)).status;

describe.concurrent.each(Object.entries(FAULTS))('the database is %s', (fault, mode) => {
  it('at the start, while reading, in a transaction and during a job', { timeout: 180_000 * ROUNDS }, async ({ expect }) => {
    const database = await createTestDatabase(sample);
    const link: FaultyLink = await openFaultyLink(database.url, mode);
    const settings = { DATABASE_URL: link.url, MUSTER_SAMPLE: 'none', MUSTER_CHECK_THREADS: '1', LOG_LEVEL: 'silent' };
    const api = await serve('dist/apps/api/src/main.js', '/health/live', settings);
    const seen: Record<string, readonly Outcome[]> = {};
    const note = (place: string, outcomes: readonly Outcome[]): void => void (seen[place] = [...(seen[place] ?? []), ...outcomes]);
    const heal = async (): Promise<void> => {
      await link.set('forward');
      await expect.poll(() => statusOf(api, '/health/ready'), { timeout: READY * crowding(), interval: 50 }).toBe(200);
    };
    try {
      note('start', await askAtOnce(api, ['check', 'list', 'check', 'list']));
      await heal();
      const known = await startJob(api);
      await expect.poll(() => isEverythingJudged(database, 1), { timeout: 30_000 * crowding() }).toBe(true);
      await askAtOnce(api, ['read', 'list', 'read', 'list', 'write', 'write', 'check', 'check'], known);
      const before = await connectionsTo(database);

      let acknowledged = 3;
      for (let round = 0; round < ROUNDS; round += 1) {
        await link.set(mode);
        note('read', await askAtOnce(api, ['read', 'read', 'list', 'check', 'read', 'list'], known));
        await heal();

        const writing = askAtOnce(api, ['write', 'write', 'write', 'write'], known);
        await sleep(2 + 5 * round);
        await link.set(mode);
        const written = [...(await writing), ...(await askAtOnce(api, ['write', 'write'], known))];
        note('write', written);
        acknowledged += written.filter(({ job }) => job).length;
        await heal();

        const job = await startJob(api);
        await link.set(mode);
        note('job', await askAtOnce(api, ['read'], job));
        await sleep(DURING_JOB);
        await heal();
        acknowledged += 1;
      }
      await expect.poll(() => isEverythingJudged(database, acknowledged), { timeout: 90_000 * crowding() }).toBe(true);
      const healed = performance.now();
      await expect.poll(() => connectionsTo(database), { timeout: CONNECTIONS * crowding(), interval: 250 }).toBeLessThanOrEqual(before);
      figures[fault] = {
        ...Object.fromEntries(Object.entries(seen).map(([place, all]) => [place, summed(all)])),
        connectionsBackMs: Math.round(performance.now() - healed),
      };
      for (const [place, outcomes] of Object.entries(seen)) {
        expect(
          outcomes.filter(({ kind }) => kind === 'wrong'),
          place,
        ).toEqual([]);
        expect(Math.max(...outcomes.map(({ took }) => took)), place).toBeLessThan(limitOf(fault, place));
      }
      expect((await askEach(api, known)).map(({ kind }) => kind)).toEqual(['answered', 'answered', 'answered', 'answered']);
    } finally {
      await link.set('reset');
      await api.stop();
      await link.close();
      await database.drop();
    }
  });
});

/** The first check of a process compiles its release, so it is a matter of processor time. */
function limitOf(fault: string, place: string): number {
  if (place !== 'start') return atMost(LONGEST);
  return (fault === 'throttled' ? LONGEST_LOADING : LONGEST) * crowding();
}

const summed = (outcomes: readonly Outcome[]): object => ({
  ...Object.fromEntries(Object.entries(Object.groupBy(outcomes, ({ kind }) => kind)).map(([kind, all]) => [kind, all.length])),
  mostMs: Math.round(Math.max(...outcomes.map(({ took }) => took))),
});
