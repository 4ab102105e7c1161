import { once } from 'node:events';
import { expect, it } from 'vitest';
import { buildList } from '../../examples/client/src/build-list.js';
import { MusterClient } from '../../examples/client/src/muster-client.js';
import { buildWhenStale } from '../../tools/build.mjs';
import { serve } from '../../tools/bench/serving.mjs';
import { createTestDatabase } from '../database.js';
import { newHolder } from './account-holder.js';
import { ADMIN_KEY, ask } from './start-api.js';

const SAMPLE = '{ releases(first: 10) { totalCount } }';

it('the example client builds a legal list of 1,000 points from nothing, on the built server', { timeout: 300_000 }, async () => {
  buildWhenStale();
  const database = await createTestDatabase();
  const server = await serve('dist/apps/api/src/main.js', '/health/ready', { DATABASE_URL: database.url, MUSTER_ADMIN_KEY: ADMIN_KEY });
  try {
    await expect.poll(async () => (await ask(server, SAMPLE)).body.data, { timeout: 60_000 }).toEqual({ releases: { totalCount: 2 } });
    const { headers } = await newHolder(server);
    const client = new MusterClient({ url: server.url, key: headers.authorization.replace('Bearer ', '') });
    const steps: string[] = [];
    const roster = await buildList(client, { name: 'From nothing', faction: 'tidewright-league', limit: 1000 }, (step) => steps.push(step));
    expect([roster.verdict, roster.report.findings, roster.report.review]).toEqual(['LEGAL', [], []]);
    expect(roster.units.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(roster.points);
    expect(roster.points).toBeGreaterThan(900);
    expect(roster.points).toBeLessThanOrEqual(1000);
    expect(steps.length).toBeGreaterThan(roster.units.length);
  } finally {
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await ended;
    await database.drop();
  }
});
