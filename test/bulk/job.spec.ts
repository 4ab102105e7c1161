import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBulk, SAMPLE_LISTS, start, untilFinished, type BulkServices } from './bulk-services.js';
import { inThread } from './threads.js';

let services: BulkServices;
const stopping = new AbortController();
const faults: unknown[] = [];
let working: Promise<void>;
beforeAll(async () => {
  services = await openBulk();
  working = services.worker.run(stopping.signal, (fault) => faults.push(fault), inThread);
});
afterAll(async () => {
  stopping.abort();
  await working;
  await services.close();
});

it('judges every list of a blob and tells of each in a row', async () => {
  const blob = SAMPLE_LISTS.map(({ name, text }) => `Player: ${name}\n\n${text}`).join('\n\n');
  const token = await start(services, { kind: 'blob', text: blob });
  const job = await untilFinished(services, token);
  expect(faults).toEqual([]);
  expect(job).toMatchObject({ total: 3, done: 3, failed: 0, running: 0, leftOut: [] });
  const { total, results } = await services.jobs.list(job, {}, 100);
  expect(total).toBe(3);
  expect(results.map(({ player, verdict, computedPoints }) => [player, verdict, computedPoints])).toEqual([
    ['ashen-orchard-illegal.txt', 'ILLEGAL', 995],
    ['tidewright-harbour-watch-legal.txt', 'LEGAL', 990],
    ['tidewright-storm-convoy-legal.txt', 'LEGAL', 1000],
  ]);
});
