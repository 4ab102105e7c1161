import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runEvent } from '../../examples/event/event.ts';
import { ADMIN_KEY, startSampleApi, type TestApi } from '../api/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

it('runs a whole event through the API', async () => {
  const folder = path.join(import.meta.dirname, '../../prisma/sample/lists');
  const lines: string[] = [];
  const outcome = await runEvent({ api: api.url, key: ADMIN_KEY, folder, say: (line) => void lines.push(line) });
  expect(outcome).toEqual({
    ...{ lists: 3, accepted: 3, corrected: 1, changed: 3, revealed: 3, verdicts: { ILLEGAL: 1, LEGAL: 2 } },
    unitsCorrected: expect.any(Number),
    exports: { csv: expect.any(Number), json: expect.any(Number), zip: expect.any(Number) },
  });
  expect(outcome.unitsCorrected).toBeGreaterThan(0);
  expect(lines.at(0)).toMatch(/: 3 players; 1 still have to submit\.$/);
}, 120_000);
