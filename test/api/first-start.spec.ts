import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase } from '../database.js';
import { ask, listen, startApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ MUSTER_SAMPLE: '' });
});
afterAll(() => api.close());

const ready = async ({ url }: Pick<TestApi, 'url'>): Promise<boolean> => (await fetch(`${url}/health/ready`)).status === 200;
const DATASHEETS = '{ datasheets(first: 1) { totalCount } }';

it('is ready on its first start only when the sample can be queried', async () => {
  for (let tries = 0; tries < 300 && !(await ready(api)); tries += 1) await sleep(20);
  const { body } = await ask(api, DATASHEETS);
  expect(body.data).toEqual({ datasheets: { totalCount: 12 } });
});

it('loads the sample although its connection is lost again and again, with a pause before each new try', async () => {
  const database = await createTestDatabase();
  try {
    await administer(database.url, async (holder) => {
      await holder.query('BEGIN; LOCK TABLE entry');
      const starting = await listen({ DATABASE_URL: database.url, MUSTER_SAMPLE: '', MUSTER_JOBS: 'elsewhere' });
      const cut = `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      const lost = new Map<number, number>();
      await administer(database.url, async (client) => {
        for (let looks = 0; lost.size < 4 && looks < 4_000; looks += 1) {
          const { rows } = await client.query<{ readonly pid: number }>(cut);
          for (const { pid } of rows) lost.set(pid, lost.get(pid) ?? performance.now());
          await sleep(5);
        }
      });
      const times = [...lost.values()];
      const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
      expect(pauses).toHaveLength(3);
      expect(Math.min(...pauses)).toBeGreaterThan(450);
      await holder.query('COMMIT');
      await expect.poll(() => ready(starting), { timeout: 30_000 }).toBe(true);
      expect((await ask(starting, DATASHEETS)).body.data).toEqual({ datasheets: { totalCount: 12 } });
      await starting.app.close();
    });
  } finally {
    await database.drop();
  }
});
