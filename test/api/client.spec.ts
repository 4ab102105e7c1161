import { once } from 'node:events';
import { MusterClient, unwrap } from '@muster/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildList, type ListWanted } from '../../examples/client/src/build-list.ts';
import { FactionsDocument } from '../../examples/client/src/operations.generated.ts';
import { hasRealData, importRealData } from '../../tools/bench/real-data.mjs';
import { serve } from '../../tools/bench/serving.mjs';
import { program } from '../../tools/programs.mjs';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { ADMIN_KEY, ask } from './start-api.js';

// The tests build the client, start a server and read megabytes of real files, possibly on a slow machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const RELEASES = '{ releases(first: 10) { totalCount } }';
const EXPORT = 'query ($id: ID!) { roster(id: $id) { export(format: ROS) { text } } }';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof serve>>;
let player: AccountHolder;
let client: MusterClient;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serve(program('api'), '/health/ready', { DATABASE_URL: database.url, MUSTER_ADMIN_KEY: ADMIN_KEY });
  await releasesAre(2);
  player = await newHolder(server);
  client = new MusterClient({ url: server.url, key: player.headers.authorization.replace('Bearer ', '') });
});
afterAll(async () => {
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await ended;
  await database.drop();
});

const releasesAre = (totalCount: number) =>
  vi.waitFor(async () => expect((await ask(server, RELEASES)).body.data).toEqual({ releases: { totalCount } }), { timeout: 60_000 });

const send = (path: string, file: string) =>
  request(server.url).post(path).set(player.headers).set('content-type', 'application/octet-stream').send(Buffer.from(file));

/** Builds the list step by step. The price of each step is the one in a roster file that is exported and then checked by someone else. */
async function built(wanted: ListWanted, release: string) {
  let file = '';
  let steps = 0;
  const roster = await buildList(client, wanted, async (step, { id, points, verdict }) => {
    const { roster: kept } = await player.data<{ roster: { export: { text: string } } }>(EXPORT, { id });
    file = kept.export.text;
    const { body } = await send(`/check/file?release=${release}`, file);
    expect([step, body.points.computed, body.verdict]).toEqual([step, points, verdict]);
    steps += 1;
  });
  return { roster, file, steps };
}

it('the example client builds a legal list of 1,000 points from nothing, on the built server', async () => {
  const wanted = { name: 'From nothing', faction: 'tidewright-league', limit: 1000 };
  const { roster, steps } = await built(wanted, 'sample-2026-07');
  expect([roster.verdict, roster.report.findings, roster.report.review]).toEqual(['LEGAL', [], []]);
  expect(roster.units.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(roster.points);
  expect(roster.points).toBeGreaterThan(900);
  expect(roster.points).toBeLessThanOrEqual(1000);
  expect(steps).toBeGreaterThan(roster.units.length);
});

describe.skipIf(!hasRealData())('with the real data of the 10th edition', () => {
  it('it builds legal lists of 2,000 points, which are imported again without differences', async () => {
    await importRealData(database.url);
    await releasesAre(3);
    const { factions } = unwrap(await client.request(FactionsDocument, {}));
    const slugs = factions.nodes.map(({ slug }) => slug);
    expect(slugs).not.toContain('tidewright-league');
    for (const faction of [slugs.at(0) ?? '', slugs.at(-1) ?? '']) {
      const { roster, file } = await built({ name: 'From nothing', faction, limit: 2000 }, 'bench');
      expect([faction, roster.verdict, roster.report.findings, roster.report.review]).toEqual([faction, 'LEGAL', [], []]);
      expect(roster.points).toBeGreaterThan(1900);
      expect(roster.points).toBeLessThanOrEqual(2000);
      const { status, body } = await send('/rosters/file', file);
      expect([status, body.review, body.roster.release]).toEqual([201, [], 'bench']);
      expect([body.roster.points, body.roster.verdict]).toEqual([roster.points, roster.verdict]);
      expect(body.roster.units).toMatchObject(roster.units.map(({ name, models, points, warlord }) => ({ name, models, points, warlord })));
    }
  });
});
