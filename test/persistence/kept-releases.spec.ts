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

const imported = (label: string, unitsPerFaction: number) =>
  services.imports.import({
    edition: '10e',
    label,
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source: inventedSource({ factions: 1, unitsPerFaction }),
    actor: { name: 'ada' },
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-kept-'));
  database = await createTestDatabase();
  services = await openServices(database.url);
  await imported('reeds', 3);
  await imported('sedges', 2);
});
afterAll(async () => {
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Loads the release in a process of its own, as it were, that keeps releases in the folder. */
async function loaded(build: string, label = 'reeds') {
  const module = PersistenceModule.forRoot({ url: database.url, poolSize: 2 }, { folder, build });
  const context = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  try {
    const releases = context.get(ReleaseRepository);
    return await releases.load((await releases.findByLabel(label))?.id ?? '');
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
  const [reeds, sedges] = await Promise.all(['reeds', 'sedges'].map((label) => services.releases.findByLabel(label)));
  const others = await loaded('one', 'sedges');
  const kept = new KeptReleases({ folder, build: 'one' });
  const bytes = sedges && (await kept.read(sedges));
  if (!reeds || !bytes) throw new Error('Nothing is kept.');
  await kept.write(reeds, () => bytes);
  expect((await loaded('one'))?.readModel).toEqual(others?.readModel);
  expect(await loaded('two')).toEqual(await services.releases.load(reeds.id));
});
