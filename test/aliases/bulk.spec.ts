import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBulk, start, untilFinished, type BulkServices } from '../bulk/bulk-services.js';
import { inThread } from '../bulk/threads.js';
import { sampleList } from '../checking/sample-release.js';

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

const names = () => services.sql('SELECT kind, name, lists FROM unknown_name ORDER BY name');

it('names in the lists of a job are counted', { timeout: 150_000 }, async () => {
  const text = sampleList('tidewright-harbour-watch-legal').replaceAll('Signal Runners', 'Coursiers');
  await untilFinished(services, await start(services, { kind: 'blob', text: `Player: Ada\n\n${text}\n\nPlayer: Bob\n\n${text}` }));
  await expect.poll(names, { timeout: 15_000 }).toEqual([{ kind: 'unit', name: 'coursiers', lists: 2 }]);
  expect(faults).toEqual([]);
});
