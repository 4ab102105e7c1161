import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeptReleases, PersistenceModule, ReleaseRepository } from '#muster/persistence';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource } from '../publishing/invented-source.js';
import { openServices, type Services } from '../publishing/open-services.js';

let database: TestDatabase;
let services: Services;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-kept-'));
  database = await createTestDatabase();
  services = await openServices(database.url);
  const source = inventedSource({ factions: 1, unitsPerFaction: 3 });
  const request = {
    edition: '10e',
    label: 'reeds',
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    actor: { name: 'ada' },
  } as const;
  await services.imports.import(request);
});
afterAll(async () => {
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Loads the release in a process of its own, as it were, that keeps releases in the folder. */
async function loaded(build: string) {
  const module = PersistenceModule.forRoot({ url: database.url, poolSize: 2 }, { folder, build });
  const context = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  try {
    const releases = context.get(ReleaseRepository);
    return await releases.load((await releases.findByLabel('reeds'))?.id ?? '');
  } finally {
    await context.close();
  }
}

it('a process that keeps releases loads what others load', async () => {
  const release = await services.releases.findByLabel('reeds');
  const data = await services.releases.load(release?.id ?? '');
  expect(data?.files).toHaveLength(2);
  expect(await loaded('one')).toEqual(data);
  expect(await loaded('one')).toEqual(data);
});

it('reads the kept file instead of the rows, unless another build wrote it', async () => {
  const release = await services.releases.findByLabel('reeds');
  const data = await services.releases.load(release?.id ?? '');
  if (!release || !data) throw new Error('The release is gone.');
  await new KeptReleases({ folder, build: 'one' }).write(release, { readModel: data.readModel, overlays: [], files: [] });
  expect((await loaded('one'))?.files).toEqual([]);
  expect(await loaded('two')).toEqual(data);
});
