import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImportSessions, PrismaService } from '#muster/persistence';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRunning } from '../../tools/postgres/cluster.mjs';
import { joinEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { migrate } from '../../tools/prisma/migrations.mjs';
import { ask, codes, listen, type TestApi } from '../api/start-api.js';
import { openFaultyLink, type FaultyLink } from '../faulty-link.js';

type Server = Awaited<ReturnType<typeof joinEmbeddedPostgres>>;

let folder: string;
let server: Server;
let link: FaultyLink;
let api: Pick<TestApi, 'url' | 'app' | 'logs'>;
const deaths: unknown[] = [];
const die = (error: unknown): void => void deaths.push(error);

const start = (): Promise<Server> => joinEmbeddedPostgres({ folder, database: 'muster', ephemeral: true });

beforeAll(async () => {
  process.on('uncaughtException', die);
  folder = mkdtempSync(path.join(tmpdir(), `muster-test-${process.pid}-`));
  server = await start();
  await migrate(server.url);
  link = await openFaultyLink(server.url, 'forward');
  api = await listen({ DATABASE_URL: link.url });
});
afterAll(async () => {
  await api.app.close();
  await link.close();
  await server.leave();
  rmSync(server.folder, { recursive: true, force: true });
  process.off('uncaughtException', die);
});

it('a server that is killed and restarted is found again, whatever was running', { timeout: 120_000 }, async () => {
  const sessions = api.app.get(ImportSessions, { strict: false });
  const prisma = api.app.get(PrismaService, { strict: false });
  for (let times = 0; times < 3; times += 1) {
    const underWay = Promise.allSettled([
      sessions.hold(`Label ${times}`, () => sleep(1_000)),
      prisma.transaction(async (db) => {
        await db.settingRow.count();
        await sleep(1_000);
        await db.settingRow.count();
      }),
      prisma.session((connection) => connection.query('SELECT pg_sleep(10)')),
    ]);
    await sleep(500);
    process.kill(findRunning({ folder: server.folder })?.pid ?? NaN, 'SIGKILL');
    await underWay;
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(503);
    const before = server;
    server = await start();
    await before.leave();
    link.leadTo(server.url);
    await expect.poll(async () => (await fetch(`${api.url}/health/ready`)).status, { timeout: 20_000, interval: 100 }).toBe(200);
    expect(codes(await ask(api, '{ releases { totalCount } }'))).toEqual([]);
  }
  expect(deaths).toEqual([]);
});
