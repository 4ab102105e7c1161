import 'reflect-metadata';
import { CheckJobRepository, CheckListRepository, JobQueue, PersistenceModule, type TakenJob } from '#muster/persistence';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { pagesOf, planOf } from '../growth/query-plan.js';
import { recordStatements } from '../growth/recorded-statements.js';

/** As long as many lists are. */
const LIST = { player: null, source: null, kind: 'text', content: Buffer.alloc(1_500, 'A list'), columns: {} } as const;
const RESULT = {
  ...{ failure: 'NOT_JUDGED', verdict: null, faction: null, detachment: null, statedPoints: null, computedPoints: null, findings: 0 },
  ...{ format: null, release: null, fingerprint: Buffer.alloc(32), report: null },
};
/** Lists of a long job, and pages of 8 KB that may be read for sixteen of them or for its progress. */
const LISTS = 1_000;
const MOST_PAGES = 150;
const CLAIMED = 16;

interface SavedJob {
  readonly id: string;
  readonly tokenHash: Uint8Array;
}

let database: TestDatabase;
let context: INestApplicationContext;
let jobs: CheckJobRepository;
let lists: CheckListRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  @Module({ imports: [PersistenceModule.forRoot({ url: database.url })] })
  class TestModule {}
  context = await NestFactory.createApplicationContext(TestModule, { logger: ['error'], abortOnError: false });
  jobs = context.get(CheckJobRepository, { strict: false });
  lists = context.get(CheckListRepository, { strict: false });
});
afterAll(async () => {
  await context.close();
  await database.drop();
});

async function saved(letter: number, number: number): Promise<SavedJob> {
  const tokenHash = Buffer.alloc(32, letter);
  await jobs.save({ tokenHash, question: {}, leftOut: [], lists: Array.from({ length: number }, () => LIST), keptFor: 600 });
  return { id: (await jobs.find(tokenHash))?.id ?? '', tokenHash };
}

const placesIn = (jobId: string, first = 1) => Array.from({ length: CLAIMED }, (_, at) => ({ jobId, position: first + at }));

it('counts the lists of a job that are being judged and have no result yet, and finds those without one', async () => {
  const [first, second] = [await saved(1, 4), await saved(2, 1)];
  const stopping = new AbortController();
  const judged = Promise.withResolvers<undefined>();
  const taken: TakenJob['data'][] = [];
  const faults: unknown[] = [];
  const handler = async ({ data }: TakenJob): Promise<void> => {
    taken.push(data);
    await judged.promise;
  };
  const queue = context.get(JobQueue, { strict: false });
  const working = queue.work('check-lists', handler, stopping.signal, (fault) => faults.push(fault), { atOnce: CLAIMED });
  try {
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(5);
    expect(await jobs.find(first.tokenHash)).toMatchObject({ running: 4, done: 0, failed: 0, total: 4 });
    await lists.saveResult({ jobId: first.id, position: 3 }, RESULT);
    expect(await jobs.find(first.tokenHash)).toMatchObject({ running: 3, done: 1, failed: 1, finishedAt: null });
    expect(await jobs.find(second.tokenHash)).toMatchObject({ running: 1, done: 0 });
    const places = [
      { jobId: first.id, position: 3 },
      { jobId: first.id, position: 4 },
      { jobId: second.id, position: 1 },
      { jobId: second.id, position: 2 },
    ];
    const found = await Promise.all(places.map((place) => lists.findOpen(place)));
    expect(found.map((list) => list && [list.jobId, list.position])).toEqual([null, [first.id, 4], [second.id, 1], null]);
  } finally {
    judged.resolve(undefined);
    stopping.abort();
    await working;
  }
  expect(faults).toEqual([]);
});

it('reads no more for the lists or the progress of a long job, before PostgreSQL knows how large its tables are', async () => {
  const small = await saved(3, CLAIMED);
  const statements = await recordStatements(async () => {
    await Promise.all(placesIn(small.id).map((place) => lists.findOpen(place)));
    await jobs.find(small.tokenHash);
  });
  expect(statements.map(({ name }) => name)).toEqual(['find-open-check-lists', 'find-check-job']);
  await administer(database.url, async (client) => {
    await client.query('SET plan_cache_mode = force_generic_plan');
    for (const [at, { text }] of statements.entries()) await client.query(`PREPARE asked_${at} AS ${text}`);
    const pagesFor = async ({ id, tokenHash }: SavedJob, first: number): Promise<readonly number[]> => {
      const positions = placesIn(id, first).map(({ position }) => position);
      const values = [`'{${positions.map(() => id).join()}}', '{${positions.join()}}'`, `'\\x${Buffer.from(tokenHash).toString('hex')}'`];
      const pages: number[] = [];
      for (const [at, given] of values.entries()) {
        const plan = await planOf(client, `EXECUTE asked_${at}(${given})`, [], true);
        expect(plan['Actual Rows']).toBe(at === 0 ? CLAIMED : 1);
        pages.push(pagesOf(plan));
      }
      return pages;
    };
    expect(Math.max(...(await pagesFor(small, 1)))).toBeLessThan(MOST_PAGES);
    const long = await saved(4, LISTS);
    await client.query(
      `UPDATE pgboss.job SET state = 'active' WHERE data->>'job' = '${long.id}' AND (data->>'position')::int <= ${CLAIMED}`,
    );
    await Promise.all(Array.from({ length: LISTS / 2 }, (_, at) => lists.saveResult({ jobId: long.id, position: at + 1 }, RESULT)));
    // By the plans that were made before, and by new ones, while PostgreSQL knows nothing of the tables.
    for (const mode of ['force_generic_plan', 'force_custom_plan']) {
      await client.query(`SET plan_cache_mode = ${mode}`);
      expect(Math.max(...(await pagesFor(long, LISTS - CLAIMED)))).toBeLessThan(MOST_PAGES);
    }
  });
});
