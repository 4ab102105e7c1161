import 'reflect-metadata';
import { CheckJobRepository, ImportJobRepository, PersistenceModule } from '#muster/persistence';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';

const LIST = { player: null, source: null, kind: 'text', content: Buffer.from('A list'), columns: {} } as const;
const JOB = { tokenHash: Buffer.alloc(32, 1), question: {}, leftOut: [], lists: [LIST], keptFor: 60 };
const IMPORT = { actor: { name: 'ada' }, edition: '10e', label: 'Next', request: {} } as const;

let database: TestDatabase;
let context: INestApplicationContext;
beforeAll(async () => {
  database = await createTestDatabase();
  @Module({ imports: [PersistenceModule.forRoot({ url: database.url })] })
  class TestModule {}
  context = await NestFactory.createApplicationContext(TestModule, { logger: ['error'], abortOnError: false });
});
afterAll(async () => {
  await context.close();
  await database.drop();
});

/** The queues of which workers are notified during the work, in order. */
async function heardDuring(work: (client: pg.Client) => Promise<unknown>): Promise<readonly (string | undefined)[]> {
  const heard: (string | undefined)[] = [];
  await administer(database.url, async (client) => {
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('LISTEN muster_jobs');
    await work(client);
    await client.query('SELECT 1');
  });
  return heard;
}

it('notifies workers of jobs that were added, and not of those that were taken back', async () => {
  const jobs = context.get(CheckJobRepository, { strict: false });
  const heard = await heardDuring(async () => {
    await jobs.save(JOB);
    await expect(jobs.save(JOB)).rejects.toThrow('check_job_token_hash_key');
    await context.get(ImportJobRepository, { strict: false }).save(IMPORT);
  });
  expect(heard).toEqual(['check-lists', 'imports']);
});

it('notifies workers of the jobs that functions of the database add, once for each queue of a transaction', async () => {
  const heard = await heardDuring((client) =>
    client.query(`BEGIN;
      SELECT queue_job('webhooks', NULL, jsonb_build_object('delivery', number), 0) FROM generate_series(1, 3) AS number;
      SELECT queue_job('event-checks', NULL, '{}', 0);
      COMMIT`),
  );
  expect(heard).toEqual(['webhooks', 'event-checks']);
});
