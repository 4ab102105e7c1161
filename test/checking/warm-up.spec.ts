import { CompiledReleases, UnknownNameRecorder, WarmUp } from '#muster/checks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishSample } from '../api/sample.js';
import { startApi, type TestApi } from '../api/start-api.js';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

/** The number of lists that were judged. */
async function warmUp(): Promise<number> {
  let steps = 0;
  for await (const _ of api.app.get(WarmUp, { strict: false }).steps()) steps += 1;
  return steps;
}

it('opens the newest release with a list of each faction, and records none of their names', async () => {
  await publishSample(api);
  expect(await warmUp()).toBeGreaterThan(1);
  expect(api.app.get(CompiledReleases, { strict: false }).size).toBe(1);
  expect(api.app.get(UnknownNameRecorder, { strict: false }).take()).toEqual([]);
});

it('does nothing without a release', async () => {
  expect(await warmUp()).toBe(0);
});
