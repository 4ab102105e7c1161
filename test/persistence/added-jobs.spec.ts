import 'reflect-metadata';
import { JobQueue, PersistenceModule } from '#muster/persistence';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';

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

it('notifies workers of jobs that were added, and not of those that were taken back', async () => {
  const queue = context.get(JobQueue, { strict: false });
  const heard: (string | undefined)[] = [];
  await administer(database.url, async (client) => {
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('LISTEN muster_jobs');
    for (const [name, end] of [
      ['roster-checks', 'ROLLBACK'],
      ['check-lists', 'COMMIT'],
    ] as const) {
      await client.query('BEGIN');
      await queue.add(client, name, [{ data: {} }]);
      await client.query(end);
    }
    await client.query('SELECT 1');
  });
  expect(heard).toEqual(['check-lists']);
});
