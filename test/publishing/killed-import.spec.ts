import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { BIG_GAME } from './big-game.js';
import { inventedSource } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

const CHILD = [path.join(import.meta.dirname, 'run-module.mjs'), path.join(import.meta.dirname, 'import-in-child.ts')];

/**
 * Starts an import in a separate process and kills it as soon as its output contains the word. It cannot have ended by then, because what it
 * records of itself waits for a lock.
 */
async function importAndKill(label: string, word: string): Promise<void> {
  await administer(database.url, async (client) => {
    await client.query('BEGIN; LOCK TABLE audit IN EXCLUSIVE MODE');
    const child = spawn(process.execPath, [...CHILD, database.url, label], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      said += text;
      if (said.includes(word)) child.kill('SIGKILL');
    });
    const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
    expect(signal).toBe('SIGKILL');
  });
}

/** Those of this database, because specs beside this one hold locks in theirs. */
const LOCKS = `SELECT count(*)::int AS locks FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND locktype = 'advisory'`;

/** Waits until the server has noticed that the process is gone. */
async function untilAlone(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [row] = await services.sql(LOCKS);
    if (row?.['locks'] === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The killed import still holds its locks.');
}

const VISIBLE = `SELECT (SELECT count(*)::int FROM release) AS releases, (SELECT count(*)::int FROM audit) AS audits,
  (SELECT count(*)::int FROM release_file) AS files, (SELECT count(*)::int FROM release_entries) AS entries`;
const NOTHING = [{ releases: 0, audits: 0, files: 0, entries: 0 }];

it.each(['reading 4', 'translating', 'storing'])('leaves nothing visible when it is killed while %s', async (word) => {
  await importAndKill('killed', word);
  expect(await services.sql(VISIBLE)).toEqual(NOTHING);
  expect(await services.releases.findFreshByLabel('killed')).toBeNull();
});

it('leaves unused content, which the sweep removes', async () => {
  await untilAlone();
  const [left] = await services.sql('SELECT count(*)::int AS chunks FROM tree_chunk');
  expect(left?.['chunks']).toBeGreaterThan(0);
  expect(await services.sweeper.sweep()).toMatchObject({ chunks: left?.['chunks'] });
  expect(await services.sql('SELECT count(*)::int AS chunks FROM tree_chunk')).toEqual([{ chunks: 0 }]);
});

it('completes when it is repeated', async () => {
  await importAndKill('killed', 'storing');
  const source = inventedSource(BIG_GAME);
  const result = await services.imports.import({
    edition: '10e',
    label: 'killed',
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    actor: { name: 'ada' },
  });
  expect(result).toMatchObject({ outcome: 'imported', release: { status: 'published' } });
  expect(await services.sql(VISIBLE)).toEqual([{ releases: 1, audits: 1, files: 8, entries: 5 }]);
  expect((await services.sweeper.sweep())?.chunks).toBe(0);
});

it('can be swept as soon as a sweep has ended', async () => {
  for (let sweep = 0; sweep < 20; sweep += 1) expect(await services.sweeper.sweep()).toEqual({ chunks: 0, entries: 0 });
});

it('is swept with one query for the content of releases, however many rows there are, and one by the guard', async () => {
  const counted = (name: string) => `ALTER FUNCTION ${name}() RENAME TO ${name}_told; CREATE SEQUENCE looks_at_${name};
    CREATE FUNCTION ${name}() RETURNS int4multirange LANGUAGE plpgsql STABLE AS 'BEGIN
      PERFORM nextval(''looks_at_${name}''); RETURN ${name}_told(); END'`;
  for (const name of ['held_chunks', 'held_entries']) await services.sql(counted(name));
  await services.sweeper.sweep();
  const looks =
    'SELECT chunks.last_value::int AS chunks, entries.last_value::int AS entries FROM looks_at_held_chunks chunks, looks_at_held_entries entries';
  expect(await services.sql(looks)).toEqual([{ chunks: 2, entries: 2 }]);
});
