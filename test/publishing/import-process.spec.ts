import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ImportJob, ImportJobRepository, PersistenceModule, ReleaseRepository } from '#muster/persistence';
import { ImportFolder, type ImportMode, ImportWatch, ImportWorker, type ProcessOptions, PublishingModule } from '#muster/publishing';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource } from './invented-source.js';
import { inImportProcess } from './import-processes.js';

let database: TestDatabase;
let folder: string;
let context: INestApplicationContext;
let worker: ImportWorker;
let jobs: ImportJobRepository;
let releases: ReleaseRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'muster-imports-'));
  mkdirSync(path.join(folder, 'saltmarch'));
  for (const { path: file, bytes } of inventedSource({ factions: 1, unitsPerFaction: 3 }).files)
    writeFileSync(path.join(folder, 'saltmarch', file), await bytes());
  class AskingModule {}
  Module({ imports: [PersistenceModule.forRoot({ url: database.url }), PublishingModule] })(AskingModule);
  context = await NestFactory.createApplicationContext(AskingModule, { logger: ['error'], abortOnError: false });
  worker = context.get(ImportWorker);
  jobs = context.get(ImportJobRepository, { strict: false });
  releases = context.get(ReleaseRepository, { strict: false });
});
afterAll(async () => {
  await context.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A module that replaces the process of an import. */
function program(name: string, text: string): ProcessOptions {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `process.send({ kind: 'ready' });\n${text}`);
  return { entry: { file: pathToFileURL(file), argv: [] } };
}

function ask(label: string, mode?: ImportMode): Promise<ImportJob> {
  const order = { source: 'saltmarch', effectiveFrom: '2026-01-01', sourceRevision: null, ...(mode && { mode }) };
  return worker.start({ actor: { name: 'ada' }, edition: '10e', label }, order);
}

/** Runs the worker until the job has ended, and returns the job. Calls `meanwhile` with its state every 0.1 s. */
async function worked(id: string, options: ProcessOptions, meanwhile: (job: ImportJob) => unknown = () => null): Promise<ImportJob> {
  const stopping = new AbortController();
  const faults: unknown[] = [];
  const working = worker.run(new ImportFolder(folder), stopping.signal, (fault) => faults.push(fault), options);
  try {
    for (let tries = 0; tries < 600; tries += 1) {
      const job = await jobs.find(id);
      if (job?.finishedAt) return job;
      if (job) await meanwhile(job);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The import never ended.');
  } finally {
    stopping.abort();
    await working;
    expect(faults).toEqual([]);
  }
}

it('creates a draft, which is not in force', async () => {
  const { id } = await ask('first');
  expect(await worked(id, inImportProcess)).toMatchObject({ status: 'succeeded', failure: null });
  expect(await releases.findFreshByLabel('first')).toMatchObject({ status: 'draft', effectiveFrom: '2026-01-01' });
  expect(await releases.findDefault('10e')).toBeNull();
});

it('publishes on request', async () => {
  const { id } = await ask('second', 'publish');
  expect(await worked(id, inImportProcess)).toMatchObject({ status: 'succeeded' });
  expect(await releases.findFreshByLabel('second')).toMatchObject({ status: 'published' });
});

it('creates no release in a dry run, and reports what would change', async () => {
  const { id } = await ask('third', 'dryRun');
  const job = await worked(id, inImportProcess);
  expect(job).toMatchObject({ status: 'succeeded', releaseId: null, summary: { base: 'second' } });
  const none = { added: [], changed: [], dropped: [] };
  expect(job.summary).toMatchObject({ kinds: [{ kind: 'faction', ...none }, { kind: 'datasheet', count: 3, ...none }, none, none, none] });
  expect(await releases.findFreshByLabel('third')).toBeNull();
});

it('fails if the data needs more memory than an import may use', async () => {
  const { id } = await ask('greedy');
  const greedy = program('greedy', 'const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));');
  expect(await worked(id, { ...greedy, heap: 40 })).toMatchObject({ status: 'failed', failure: 'OUT_OF_MEMORY', releaseId: null });
});

it('is tried three times if something else kills its process', async () => {
  const { id } = await ask('killed');
  const tries = path.join(folder, 'tries');
  const killed = program(
    'killed',
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(tries)}, 'x'); process.kill(process.pid, 'SIGKILL');`,
  );
  expect(await worked(id, killed)).toMatchObject({ status: 'failed', failure: 'DIED' });
  expect(readFileSync(tries, 'utf8')).toBe('xxx');
});

it('is ended when it takes too long', async () => {
  const { id } = await ask('slow');
  const slow = program('slow', 'setInterval(() => null, 1000);');
  expect(await worked(id, { ...slow, longest: 300 })).toMatchObject({ status: 'failed', failure: 'TOOK_TOO_LONG' });
});

it('can be cancelled while it runs, and shows its progress', async () => {
  const { id } = await ask('cancelled');
  const busy = program(
    'busy',
    `let done = 0; setInterval(() => process.send({ kind: 'progress', note: ['reading', (done += 1), 1000, 'Salt.cat'] }), 20);`,
  );
  const seen = new Set<number>();
  const files = new Set<string | null>();
  const cancel = ({ done, file }: ImportJob) => {
    seen.add(done);
    files.add(file);
    return seen.size > 2 ? worker.cancel(id, { name: 'ada' }) : null;
  };
  const from = Date.now();
  expect(await worked(id, busy, cancel)).toMatchObject({ status: 'failed', failure: 'CANCELLED', file: null });
  expect([...files]).toContain('Salt.cat');
  expect(Date.now() - from).toBeLessThan(10_000);
  expect(seen.size).toBeGreaterThan(2);
  expect(await worker.cancel(id, { name: 'ada' })).toBe(false);
});

it('can be watched from another process until it has ended', async () => {
  const { id } = await ask('watched', 'dryRun');
  const stages: (string | null)[] = [];
  const watching = (async () => {
    for await (const { stage, status } of context.get(ImportWatch).watch(id, new AbortController().signal))
      stages.push(`${status} ${stage}`);
  })();
  await expect.poll(() => stages).toEqual(['queued null']);
  await worked(id, inImportProcess);
  await watching;
  expect(stages.at(-1)).toBe('succeeded finished');
  expect(stages.length).toBeGreaterThan(2);
});

it('can be cancelled before it runs', async () => {
  const { id } = await ask('early');
  expect(await worker.cancel(id, { name: 'ada' })).toBe(true);
  expect(await jobs.find(id)).toMatchObject({ status: 'failed', failure: 'CANCELLED' });
});
