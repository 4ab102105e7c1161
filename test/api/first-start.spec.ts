import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ MUSTER_SAMPLE: '' });
});
afterAll(() => api.close());

const ready = async (): Promise<boolean> => (await fetch(`${api.url}/health/ready`)).status === 200;

it('is ready on its first start only when the sample can be queried', async () => {
  for (let tries = 0; tries < 300 && !(await ready()); tries += 1) await sleep(20);
  const { body } = await ask(api, '{ datasheets(first: 1) { totalCount } }');
  expect(body.data).toEqual({ datasheets: { totalCount: 12 } });
});
