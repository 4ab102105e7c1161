import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { atMost, sayFigures } from '../drills/figures.js';
import { databaseOf010, migrateAndKill, schemaOf, startMigration, WAIT_IN_THE_MIDDLE, WAIT_NO_MORE, type Killed } from './migrating.js';

/** How many migrations are killed in their middle. `npm run drill -- upgrade` kills each. */
const KILLS = Number(process.env['MUSTER_DRILL_CYCLES'] ?? 1);
/** Milliseconds that a statement may wait for a migration. */
const LONGEST = 1_000;
/** Statements that the versions before and after can run. */
const LOAD = [
  'SELECT id, label, status FROM release',
  'SELECT name, points, verdict FROM roster',
  'SELECT report FROM check_result',
  'UPDATE account SET name = name',
  'UPDATE roster SET name = name',
  `INSERT INTO check_job (token_hash, question, total, expires_at) VALUES (sha256(gen_random_uuid()::text::bytea), '{}', 0, now() + interval '1 hour')`,
];

let database: TestDatabase;
let current: TestDatabase;
beforeAll(async () => {
  [database, current] = await Promise.all([databaseOf010(), createTestDatabase()]);
});
afterAll(() => Promise.all([database.drop(), current.drop()]));

/** Runs the statements one after the other until `over`. Returns the milliseconds of the longest. */
async function load(
  to: TestDatabase,
  over: AbortSignal,
): Promise<{ readonly longest: number; readonly statements: number; readonly failed: readonly string[] }> {
  return administer(to.url, async (client) => {
    let [longest, statements] = [0, 0];
    const failed: string[] = [];
    while (!over.aborted)
      for (const statement of LOAD) {
        const from = performance.now();
        await client.query(statement).catch((error: unknown) => failed.push(String(error)));
        longest = Math.max(longest, performance.now() - from);
        statements += 1;
        await sleep(2);
      }
    return { longest: Math.round(longest), statements, failed };
  });
}

it('a migration that is killed in its middle has not happened, and is repeated', { timeout: 120_000 + KILLS * 30_000 }, async () => {
  await administer(database.url, (client) => client.query(WAIT_IN_THE_MIDDLE));
  const killed: Killed[] = [];
  for (
    let next: Killed | null = await migrateAndKill(database.url, 0);
    next && killed.push(next) < KILLS;
    next = await migrateAndKill(database.url, next.before + 1)
  );
  expect(killed.length).toBeGreaterThan(0);
  expect(killed).toEqual(killed.map(({ before }) => ({ before, after: before, exitCode: null })));
  await administer(database.url, (client) => client.query(WAIT_NO_MORE));
  expect(await startMigration(database.url).ended).toBe(0);
  expect(await schemaOf(database.url)).toEqual(await schemaOf(current.url));
  sayFigures('upgrade', { killed: killed.length });
});

it('statements of both versions go on while two processes migrate', async () => {
  const used = await databaseOf010();
  try {
    const over = new AbortController();
    const loaded = load(used, over.signal);
    // Two at once, as when two machines are updated at the same moment.
    expect(await Promise.all([startMigration(used.url).ended, startMigration(used.url).ended])).toEqual([0, 0]);
    over.abort();
    const { longest, statements, failed } = await loaded;
    sayFigures('upgrade', { statements, longestMs: longest, failed: failed.length });
    expect(failed).toEqual([]);
    expect(longest).toBeLessThan(atMost(LONGEST));
    expect(await schemaOf(used.url)).toEqual(await schemaOf(current.url));
  } finally {
    await used.drop();
  }
});

it('a migration does not make others wait for a table that someone holds', async () => {
  const held = await databaseOf010();
  try {
    await administer(held.url, async (holder) => {
      await holder.query('BEGIN; SELECT FROM roster');
      const migrating = startMigration(held.url).ended;
      let longest = 0;
      for (const end = performance.now() + 3_000; performance.now() < end; await sleep(50)) {
        const from = performance.now();
        await administer(held.url, (client) => client.query('SELECT name FROM roster'));
        longest = Math.max(longest, performance.now() - from);
      }
      await holder.query('COMMIT');
      expect(await migrating).toBe(0);
      expect(longest).toBeLessThan(atMost(LONGEST + 500));
    });
  } finally {
    await held.drop();
  }
});
