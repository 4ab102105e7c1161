import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BulkModule, BulkWorker, CheckJobs, JobWatch, type BulkQuestion, type Given } from '#muster/bulk';
import { NOTHING_ASKED } from '#muster/checking';
import { CheckJobRepository, JobQueue, PersistenceModule, PrismaService, type CheckJob } from '#muster/persistence';
import { PublishingModule, SampleService } from '#muster/publishing';
import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createTestDatabase, type TestDatabase } from '../database.js';

export interface BulkServices {
  readonly database: TestDatabase;
  readonly jobs: CheckJobs;
  readonly worker: BulkWorker;
  readonly watch: JobWatch;
  readonly queue: JobQueue;
  readonly stored: CheckJobRepository;
  readonly sql: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly close: () => Promise<void>;
}

/** The services of one process, with a database of its own and the invented sample. */
export async function openBulk(): Promise<BulkServices> {
  const database = await createTestDatabase();
  class TestModule {}
  Module({ imports: [PersistenceModule.forRoot({ url: database.url, statementTimeout: 30_000 }), PublishingModule, BulkModule] })(
    TestModule,
  );
  const context: INestApplicationContext = await NestFactory.createApplicationContext(TestModule, {
    logger: ['error'],
    abortOnError: false,
  });
  const get = <Service>(type: Type<Service>): Service => context.get(type, { strict: false });
  await get(SampleService).load();
  return {
    database,
    jobs: get(CheckJobs),
    worker: get(BulkWorker),
    watch: get(JobWatch),
    queue: get(JobQueue),
    stored: get(CheckJobRepository),
    sql: (text) => get(PrismaService).session(async (connection) => (await connection.query<Record<string, unknown>>(text)).rows),
    close: async () => {
      await context.close();
      await database.drop();
    },
  };
}

const lists = path.join(import.meta.dirname, '../../prisma/sample/lists');
export const SAMPLE_LISTS = readdirSync(lists).map((name) => ({ name, text: readFileSync(path.join(lists, name), 'utf8').trim() }));

export const QUESTION: BulkQuestion = { ...NOTHING_ASKED, against: { kind: 'today' } };
export const DAY = 86_400;

export async function start({ jobs }: BulkServices, given: Given, question = QUESTION): Promise<string> {
  const started = await jobs.start(given, question, DAY);
  if (!('token' in started)) throw new Error(JSON.stringify(started));
  return started.token;
}

export async function untilFinished({ jobs }: BulkServices, token: string, seconds = 140): Promise<CheckJob> {
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    const job = await jobs.find(token);
    if (!job) throw new Error('The job is gone.');
    if (job.finishedAt !== null) return job;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not finished within ${seconds} s.`);
}
