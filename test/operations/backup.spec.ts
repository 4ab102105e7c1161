import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, restore } from '../../tools/postgres/backup.mjs';
import { joinEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { ask, listen, publishSample } from '../api/start-api.js';

const LIST = readFileSync(path.resolve(import.meta.dirname, '../../prisma/sample/lists/tidewright-harbour-watch-legal.txt'), 'utf8');
const TABLES = ['release', 'account', 'roster'];

const home = mkdtempSync(path.join(tmpdir(), 'muster-backup-'));
const copy = path.join(home, 'copy');
let server: Awaited<ReturnType<typeof joinEmbeddedPostgres>>;
let second: Awaited<ReturnType<typeof joinEmbeddedPostgres>>;

beforeAll(async () => {
  server = await joinEmbeddedPostgres({ folder: path.join(home, 'first') });
  await migrate(server.url);
}, 120_000);
afterAll(async () => {
  await second.leave();
  await server.leave();
  for (const folder of [server.folder, second.folder, home]) rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function rows<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The content of each table as one hash. */
async function checksums(url: string): Promise<object> {
  const known = await rows<{ readonly name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const sums = await rows(
    url,
    known
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*)::int AS rows, md5(string_agg(t::text, ' ' ORDER BY t::text)) AS sum FROM "${name}" t`,
      )
      .join(' UNION ALL '),
  );
  return Object.fromEntries(sums.map(({ name, ...sum }) => [name, sum]));
}

async function report(url: string): Promise<unknown> {
  const api = await listen({ DATABASE_URL: url });
  try {
    const { body } = await ask(
      api,
      'query ($text: String!) { checkList(input: { text: $text }) { reports { verdict findings { code } } } }',
      {
        text: LIST,
      },
    );
    return body.data;
  } finally {
    await api.app.close();
  }
}

it(
  'a backup of a server at work holds every write that was acknowledged before it began, and a state that existed',
  { timeout: 180_000 },
  async () => {
    const api = await listen({ DATABASE_URL: server.url });
    await publishSample(api);
    await api.app.close();
    await rows(server.url, 'CREATE TABLE noted (at int)');
    let acknowledged = 0;
    const ended = new AbortController();
    const writing = (async () => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      for (; !ended.signal.aborted; acknowledged += 1) await client.query('INSERT INTO noted VALUES ($1)', [acknowledged]);
      await client.end();
    })();
    await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(50);
    const before = acknowledged;
    await backUp(server, copy);
    ended.abort();
    await writing;

    restore(copy, path.join(home, 'second'));
    second = await joinEmbeddedPostgres({ folder: path.join(home, 'second') });
    const [kept] = await rows<{ readonly rows: number; readonly last: number }>(
      second.url,
      'SELECT count(*)::int AS rows, max(at)::int AS last FROM noted',
    );
    expect(kept?.rows).toBeGreaterThanOrEqual(before);
    expect(kept?.last).toBe((kept?.rows ?? 0) - 1);
    for (const url of [server.url, second.url]) await rows(url, 'DROP TABLE noted');
    const [first, other] = [await checksums(server.url), await checksums(second.url)];
    expect(other).toEqual(first);
    expect(Object.keys(first)).toEqual(expect.arrayContaining(TABLES));
    expect(await report(second.url)).toEqual(await report(server.url));
    expect(JSON.stringify(await report(second.url))).toContain('LEGAL');
  },
);

it('a restore overwrites no database', () => {
  expect(() => restore(copy, path.join(home, 'second'))).toThrow('holds a database');
});

it('a backup overwrites nothing', async () => {
  await expect(backUp(server, home)).rejects.toThrow('exists');
});

it('a damaged backup is refused before anything is written', () => {
  appendFileSync(path.join(copy, 'cluster/PG_VERSION'), 'x');
  const target = path.join(home, 'third');
  expect(() => restore(copy, target)).toThrow('damaged: 1 of its files differ, such as PG_VERSION');
  expect(existsSync(path.join(target, 'cluster'))).toBe(false);
});
