import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseListener, DatabaseUnavailableError, ImportSessions, PersistenceModule, PrismaService } from '#muster/persistence';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ClientBase } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openFaultyLink, type FaultyLink } from '../faulty-link.js';

/** How often all connections are lost. */
const LOSSES = 20 * Number(process.env['MUSTER_DRILL_CYCLES'] ?? 1);

let database: TestDatabase;
let link: FaultyLink;
let context: INestApplicationContext;
let prisma: PrismaService;
/** Uncaught errors. Each of them would have ended the process. */
let deaths: unknown[];
const die = (error: unknown): void => void deaths.push(error);

beforeEach(async () => {
  deaths = [];
  process.on('uncaughtException', die);
  database = await createTestDatabase();
  link = await openFaultyLink(database.url, 'forward');
  class TestModule {}
  Module({ imports: [PersistenceModule.forRoot({ url: link.url, poolSize: 2, statementTimeout: 1_000 })] })(TestModule);
  context = await NestFactory.createApplicationContext(TestModule, { logger: ['error'], abortOnError: false });
  prisma = context.get(PrismaService);
});
afterEach(async () => {
  await link.set('reset');
  await context.close();
  await link.close();
  await database.drop();
  process.off('uncaughtException', die);
});

const away = (work: Promise<unknown>): Promise<unknown> => expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
const count = (): Promise<number> => prisma.run((db) => db.settingRow.count());

it.each(['reset', 'terminated'] as const)('a session that nothing is asked on outlives its connection being %s', async (how) => {
  const session = prisma.session(async (connection) => {
    await connection.query('SELECT 1');
    if (how === 'reset') await link.set('reset');
    else await terminate();
    await sleep(200);
    await connection.query('SELECT 1');
  });
  await away(session);
  await link.set('forward');
  await expect.poll(count, { timeout: 5_000 }).toBe(0);
  expect(deaths).toEqual([]);
});

it('an import that loses its connection reports that the database is unavailable', async () => {
  await away(
    context.get(ImportSessions).hold('A label', async (content) => {
      await link.set('reset');
      await sleep(200);
      await content.saveTexts(['{}']);
    }),
  );
  expect(deaths).toEqual([]);
});

it('a transaction whose responses were lost leaves no waiting connection', async () => {
  await count();
  await away(
    prisma.transaction(async (db) => {
      await db.settingRow.count();
      await link.set('swallowing');
      await db.settingRow.count();
    }),
  );
  await link.set('forward');
  const begun = performance.now();
  expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0]);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(deaths).toEqual([]);
});

it('a statement whose answer never comes fails within its limit and a second, and the next one has another connection', async () => {
  await Promise.all([count(), count()]);
  await link.set('swallowing');
  const lost = [
    () => prisma.query({ name: 'one', text: 'SELECT $1::text' }, ['1']),
    () => prisma.script('SELECT 1', []),
    () => prisma.transaction((db) => db.settingRow.count()),
  ];
  const begun = performance.now();
  await Promise.all(lost.map((work) => away(work())));
  expect(performance.now() - begun).toBeLessThan(4_500);
  await link.set('forward');
  expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0]);
  expect(deaths).toEqual([]);
});

it('a transaction is undone if it takes longer than it may as a whole, however fast each statement is', async () => {
  const backend = async (connection: ClientBase): Promise<unknown> => (await connection.query('SELECT pg_backend_pid() AS pid')).rows;
  const write = `INSERT INTO setting (key, value) VALUES ('late', '1')`;
  const first = await prisma.sqlTransaction(backend);
  expect(await prisma.sqlTransaction(backend)).toEqual(first);
  await link.set('late');
  await away(
    prisma.sqlTransaction(async (connection) => {
      await connection.query(write);
      for (let others = 0; others < 20; others += 1) await connection.query('SELECT 1');
    }, 1_200),
  );
  await link.set('forward');
  expect(await count()).toBe(0);
  await prisma.sqlTransaction((connection) => connection.query(write));
  expect(await count()).toBe(1);
  expect(deaths).toEqual([]);
});

it(
  'each error of a connection that is lost at any moment says that the database is unavailable',
  { timeout: 60_000 + LOSSES * 1_000 },
  async () => {
    const over = new AbortController();
    const others = new Set<string>();
    const works: readonly (() => Promise<unknown>)[] = [
      count,
      () => prisma.query({ name: 'one', text: 'SELECT $1::text' }, ['1']),
      () => prisma.script('SELECT 1; SELECT 2', []),
      () => prisma.transaction((db) => db.settingRow.count()),
      () => prisma.sqlTransaction((connection) => connection.query('SELECT 1')),
    ];
    const goOn = async (work: () => Promise<unknown>): Promise<void> => {
      while (!over.signal.aborted)
        await work().catch((error: unknown) => error instanceof DatabaseUnavailableError || others.add(String(error)));
    };
    const working = Promise.all([...works, ...works].map(goOn));
    for (let losses = 0; losses < LOSSES; losses += 1)
      for (const mode of ['reset', 'forward', 'cut', 'forward'] as const) {
        await link.set(mode);
        await sleep((losses * 7 + mode.length) % 50);
      }
    over.abort();
    await working;
    expect([...others]).toEqual([]);
    expect(deaths).toEqual([]);
  },
);

it('is not ready within a second, and ready again when the database responds', { timeout: 30_000 }, async () => {
  expect(await prisma.ping()).toBe(true);
  await link.set('swallowing');
  const begun = performance.now();
  expect(await Promise.all([prisma.ping(), prisma.ping(), prisma.ping()])).toEqual([false, false, false]);
  expect(performance.now() - begun).toBeLessThan(1_000);
  await sleep(3_000 - (performance.now() - begun));
  await link.set('forward');
  await expect.poll(() => prisma.ping(), { timeout: 3_000 }).toBe(true);
});

it('receives notifications again after its connection has died without being closed', { timeout: 30_000 }, async () => {
  const heard: (string | null)[] = [];
  context.get(DatabaseListener).on('muster_releases', (payload) => heard.push(payload));
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(1);
  await link.set('swallowing');
  await sleep(3_000);
  await link.set('forward');
  await expect.poll(() => heard.length, { timeout: 15_000 }).toBeGreaterThan(1);
  await administer(database.url, (client) => client.query(`SELECT pg_notify('muster_releases', 'news')`));
  await expect.poll(() => heard.at(-1), { timeout: 5_000 }).toBe('news');
});

async function terminate(): Promise<void> {
  await administer(database.url, (client) =>
    client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'),
  );
}
