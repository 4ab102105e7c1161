import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { administer, databaseUrl, dropDatabase } from '../administer.js';
import { ask, codes, listen, publishSample } from '../api/start-api.js';
import type { TestDatabase } from '../database.js';
import { PLACES, ROUNDS, survive, TIMEOUT, type Faulty } from './database-case.js';
import { writeUntilRefused } from './database-requests.js';
import { sayFigures } from './figures.js';
import { DISK_PREFIX, endLog, fillDisk, makeRoom, mountDisk, resume, suspend, unmountDisk } from './server-faults.js';

/** The server's own small disk, if one can be mounted here. */
const folder = mkdtempSync(path.join(tmpdir(), `${DISK_PREFIX}${process.pid}-`));
const whyNoDisk = mountDisk(folder);
unmountDisk(folder);

let server: Awaited<ReturnType<typeof joinEmbeddedPostgres>>;
const figures: Record<string, object> = {};
let copies = 0;

beforeAll(async () => {
  mountDisk(folder);
  server = await joinEmbeddedPostgres({ folder, database: 'sample' });
  // Little log is kept, so that the small disk holds several copies of the sample.
  for (const setting of ['max_wal_size', 'min_wal_size'])
    await administer(server.url, (client) => client.query(`ALTER SYSTEM SET ${setting} = '48MB'`));
  await administer(server.url, (client) => client.query('SELECT pg_reload_conf()'));
  await migrate(server.url);
  const api = await listen({ DATABASE_URL: server.url });
  await publishSample(api);
  await api.app.close();
}, 180_000);
afterAll(async () => {
  sayFigures('database, server', { cases: Object.keys(figures).length * 4, rounds: ROUNDS, ...figures });
  await server.leave();
  unmountDisk(folder);
  for (const used of new Set([folder, server.folder])) rmSync(used, { recursive: true, force: true });
});

async function withDatabase<Result>(work: (database: TestDatabase) => Promise<Result>): Promise<Result> {
  const name = `copy_${(copies += 1)}`;
  const all = databaseUrl(server.url, 'postgres');
  await administer(all, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE sample`));
  const drop = (): Promise<void> => dropDatabase(all, name);
  try {
    const url = databaseUrl(server.url, name);
    // The first connection to a database writes a file, and is refused if it cannot.
    await administer(url, (client) => client.query('SELECT'));
    return await work({ url, drop });
  } finally {
    await drop();
  }
}

/** Whoever supervises a server starts it again if it ends, also in the middle of its recovery, which takes it as long as it has log to read. */
async function revived(url: string): Promise<void> {
  const reached = async (): Promise<string> => {
    await server.revive();
    return administer(url, async () => 'connected');
  };
  await expect.poll(reached, { timeout: 90_000, interval: 100 }).toBe('connected');
}

const WHEN = 'at the start, while reading, in a transaction and during a job';
const run = (fault: string, howIn: (database: TestDatabase) => Pick<Faulty, 'hurt' | 'heal' | 'isFilled'>): Promise<readonly string[]> =>
  withDatabase(async (database) => {
    const how = howIn(database);
    try {
      const found = await survive({ database, url: database.url, ...how }, expect);
      figures[fault] = found;
      return Object.keys(found);
    } finally {
      await how.heal();
    }
  });

it(`all processes of the server are frozen ${WHEN}`, { timeout: TIMEOUT }, async () => {
  const places = await run('frozen', () => ({ hurt: async () => suspend(server.folder), heal: async () => resume(server.folder) }));
  expect(places).toEqual(expect.arrayContaining([...PLACES]));
});

describe.skipIf(whyNoDisk !== null)(`the disk of the server is full${whyNoDisk === null ? '' : ` (no disk to fill: ${whyNoDisk})`}`, () => {
  it(`so that no table grows, ${WHEN}`, { timeout: TIMEOUT }, async () => {
    const how = { hurt: () => fillDisk(folder), heal: async () => makeRoom(folder), isFilled: true };
    expect(await run('disk full', () => how)).toEqual(expect.arrayContaining([...PLACES]));
  });

  it(`so that the server ends because it cannot write its log, ${WHEN}`, { timeout: TIMEOUT }, async () => {
    const places = await run('log full', ({ url }) => ({
      hurt: () => endLog({ url, folder: server.folder, disk: folder }),
      heal: async () => {
        makeRoom(folder);
        await revived(url);
      },
    }));
    expect(places).toEqual(expect.arrayContaining([...PLACES]));
  });

  it('readiness and the log say what is the matter, and reading goes on', { timeout: 120_000 }, () =>
    withDatabase(async ({ url }) => {
      const api = await listen({ DATABASE_URL: url, MUSTER_JOBS: 'elsewhere' });
      const ready = async (): Promise<unknown> => (await fetch(`${api.url}/health/ready`)).json();
      try {
        await expect.poll(ready, { timeout: 30_000 }).toEqual({ status: 'ready' });
        await fillDisk(folder);
        expect((await writeUntilRefused(api)).map(({ kind }) => kind)).toContain('unavailable');
        const reason = 'The disk of the database is full, so nothing can be stored.';
        expect(await ready()).toEqual({ status: 'ready', reason });
        expect(api.logs().split(reason)).toHaveLength(2);
        expect(codes(await ask(api, '{ releases { totalCount } }'))).toEqual([]);
      } finally {
        makeRoom(folder);
        await api.app.close();
      }
    }),
  );
});
