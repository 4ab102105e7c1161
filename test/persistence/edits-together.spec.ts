import 'reflect-metadata';
import { PersistenceModule, PrismaService, RosterRepository, toJson, type RosterChange, type RosterOwner } from '#muster/persistence';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';

const ROSTERS = 12;

let database: TestDatabase;
let context: INestApplicationContext;
let rosters: RosterRepository;
let owner: RosterOwner;
let releaseId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  class TestModule {}
  Module({ imports: [PersistenceModule.forRoot({ url: database.url })] })(TestModule);
  context = await NestFactory.createApplicationContext(TestModule, { logger: ['error'], abortOnError: false });
  rosters = context.get(RosterRepository);
  const prisma = context.get(PrismaService);
  const account = await prisma.run((db) => db.accountRow.create({ data: { role: 'player', name: 'Tide' } }));
  const release = await prisma.run((db) =>
    db.releaseRow.create({
      data: {
        ...{ edition: '10e', label: 'reeds', effectiveFrom: new Date('2026-07-01'), status: 'draft' },
        ...{ source: 'invented', dialect: 'newrecruit', contentHash: new Uint8Array(32) },
      },
    }),
  );
  owner = { accountId: account.id, user: null };
  releaseId = release.id;
});
afterAll(async () => {
  await context.close();
  await database.drop();
});

const state = (name: string) => ({
  ...{ name, releaseId, faction: 'Reeds', verdict: 'LEGAL', points: 100, pointsLimit: 1000, document: { name } },
  ...{ intents: toJson([{ kind: 'rename', name }]), requestKey: null },
});
const change = (name: string, expected = 1): RosterChange => ({ ...state(name), expected, delta: toJson({ name: ['', name] }) });

const create = (): Promise<string[]> =>
  Promise.all(
    Array.from({ length: ROSTERS }, async (_, place) => (await rosters.create(owner, { ...state(`First ${place}`), edition: '10e' })).id),
  );

/** The number of transactions that the edits were committed in. */
async function commits(ids: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('SELECT count(DISTINCT xmin::text)::int AS count FROM roster WHERE id = ANY($1)', [
    ids,
  ]);
  await client.end();
  return rows[0]?.count ?? 0;
}

it('edits of several rosters are committed together, and each of them is answered with its own roster', async () => {
  const ids = await create();
  const written = await Promise.all(ids.map((id, place) => rosters.change(id, owner, change(`Second ${place}`))));
  expect(written.map((one) => [one?.id, one?.name, one?.revision])).toEqual(ids.map((id, place) => [id, `Second ${place}`, 2]));
  const found = await Promise.all(ids.map((id) => rosters.find(id, owner)));
  expect(found.map((one) => one?.document)).toEqual(ids.map((_, place) => ({ name: `Second ${place}` })));
  const revisions = await Promise.all(ids.map((id) => rosters.revisions(id, { after: 1, upTo: 9, most: 9 })));
  expect(revisions.map((all) => all.map(({ revision, delta }) => [revision, delta]))).toEqual(
    ids.map((_, place) => [[2, { name: ['', `Second ${place}`] }]]),
  );
  expect(await commits(ids)).toBeLessThan(ROSTERS);
});

it('an edit of an older revision, of a missing roster or of another owner leaves the others as they are', async () => {
  const ids = await create();
  const stale = 3;
  const foreign = 5;
  const written = await Promise.all([
    ...ids.map((id, place) =>
      rosters.change(id, place === foreign ? { ...owner, user: 'somebody' } : owner, change('Second', place === stale ? 4 : 1)),
    ),
    rosters.change('00000000-0000-4000-8000-000000000000', owner, change('Nowhere')),
  ]);
  const failed = new Set([stale, foreign, ROSTERS]);
  expect(written.map((one) => one?.revision ?? null)).toEqual(written.map((_, place) => (failed.has(place) ? null : 2)));
});

it('an edit that the database refuses does not take the others with it', async () => {
  const ids = await create();
  const refused = 4;
  const written = await Promise.allSettled(
    ids.map((id, place) => rosters.change(id, owner, change(place === refused ? 'not \0 text' : 'Second'))),
  );
  expect(written.map(({ status }) => status)).toEqual(ids.map((_, place) => (place === refused ? 'rejected' : 'fulfilled')));
  const found = await Promise.all(ids.map((id) => rosters.find(id, owner)));
  expect(found.map((one) => one?.revision)).toEqual(ids.map((_, place) => (place === refused ? 1 : 2)));
});

it('of simultaneous edits of one roster one is applied, and a request is applied once', async () => {
  const [id = '', other = ''] = await create();
  const written = await Promise.all(Array.from({ length: 9 }, (_, place) => rosters.change(id, owner, change(`Try ${place}`))));
  expect(written.filter((one) => one !== null)).toHaveLength(1);
  const once = { ...change('Once'), requestKey: 'a-request' };
  expect((await rosters.change(other, owner, once))?.revision).toBe(2);
  const again = await Promise.all([
    rosters.change(other, owner, { ...once, expected: 2 }),
    rosters.change(id, owner, { ...once, expected: 2 }),
  ]);
  expect(again.map((one) => one?.revision ?? null)).toEqual([null, 3]);
});
