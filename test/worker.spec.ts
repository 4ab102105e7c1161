import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportJobRepository, PersistenceModule } from '#muster/persistence';
import { ImportWorker, PublishingModule } from '#muster/publishing';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWorkerSettings } from '../apps/worker/src/settings.js';
import { work } from '../apps/worker/src/work.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { inImportProcess } from './publishing/import-processes.js';
import { inventedSource } from './publishing/invented-source.js';

let database: TestDatabase;
let importFolder: string;
/** The process that requests imports. */
let asking: INestApplicationContext;

beforeAll(async () => {
  database = await createTestDatabase();
  importFolder = mkdtempSync(path.join(tmpdir(), 'muster-imports-'));
  mkdirSync(path.join(importFolder, 'saltmarch'));
  for (const { path: file, bytes } of inventedSource({ factions: 1, unitsPerFaction: 3 }).files)
    writeFileSync(path.join(importFolder, 'saltmarch', file), await bytes());
  class AskingModule {}
  Module({ imports: [PersistenceModule.forRoot({ url: database.url }), PublishingModule] })(AskingModule);
  asking = await NestFactory.createApplicationContext(AskingModule, { logger: ['error'], abortOnError: false });
});
afterAll(async () => {
  await asking.close();
  await database.drop();
  rmSync(importFolder, { recursive: true, force: true });
});

it('a worker runs the imports that another process requested, once each, and stops on request', async () => {
  const queue = asking.get(ImportWorker);
  const jobs = asking.get(ImportJobRepository, { strict: false });
  const order = { effectiveFrom: '2026-01-01', sourceRevision: null };
  const { id: sound } = await queue.start(
    { actor: { name: 'Ada' }, edition: '10e', label: 'Saltmarch' },
    { ...order, source: 'saltmarch' },
  );
  const { id: lost } = await queue.start({ actor: { name: 'Ada' }, edition: '10e', label: 'Nowhere' }, { ...order, source: 'nowhere' });

  const stopping = new AbortController();
  const faults: unknown[] = [];
  const settings = {
    webhooksReachPrivate: false,
    keepsAuditMonths: 12,
    traces: null,
    checkThreads: 0, // they would start from a build
    metricsPort: null,
    host: '127.0.0.1',
    databaseUrl: database.url,
    replicaUrl: null,
    importFolder,
  };
  const news = { onReached: () => undefined, onTrouble: () => undefined, onFault: (error: unknown) => faults.push(error) };
  const workers = [1, 2].map(() => work(settings, stopping.signal, news, inImportProcess));
  const outcome = async (id: string) => {
    const job = await jobs.find(id);
    return job && { status: job.status, failure: job.failure };
  };
  await expect.poll(() => outcome(sound), { timeout: 30_000 }).toEqual({ status: 'succeeded', failure: null });
  await expect.poll(() => outcome(lost), { timeout: 30_000 }).toEqual({ status: 'failed', failure: 'UNKNOWN_SOURCE' });
  stopping.abort();
  expect(await Promise.all(workers)).toEqual([null, null]);
  expect(faults).toEqual([]);
});

it('a worker names every invalid variable', () => {
  const url = 'postgresql://localhost/muster';
  expect(() => readWorkerSettings({ DATABASE_URL: url })).toThrow(/^Muster cannot start:\n  - MUSTER_IMPORT_DIR must be a folder\.$/);
  expect(() => readWorkerSettings({ LOG_LEVEL: 'loud' })).toThrow(/DATABASE_URL[^]*LOG_LEVEL must be one of[^]*MUSTER_IMPORT_DIR/);
  expect(readWorkerSettings({ DATABASE_URL: url, MUSTER_IMPORT_DIR: 'b' })).toEqual({
    checkThreads: 1,
    keepsAuditMonths: 120,
    traces: null,
    metricsPort: null,
    host: '127.0.0.1',
    webhooksReachPrivate: false,
    databaseUrl: url,
    replicaUrl: null,
    importFolder: 'b',
    logLevel: 'info',
  });
});
