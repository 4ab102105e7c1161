import { NAME_READ_AS } from '#muster/army';
import { CheckingService, CompiledReleases, UnknownNameRecorder, WarmUp } from '#muster/checks';
import type { CheckReport } from '#muster/checking';
import { ReleaseRepository } from '#muster/persistence';
import type { Type } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishSample, startApi, type TestApi } from '../api/start-api.js';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const get = <T>(service: Type<T>): T => api.app.get(service, { strict: false });

/** The number of lists that were judged. */
async function warmUp(): Promise<number> {
  let steps = 0;
  for await (const _ of get(WarmUp).steps()) steps += 1;
  return steps;
}

it('opens the newest release, with each datasheet that is not of Legends in a list and some misspelt, and records none of their names', async () => {
  await publishSample(api);
  const checked = vi.spyOn(CheckingService.prototype, 'checkReading');
  const steps = await warmUp();
  const reports: readonly CheckReport[] = await Promise.all(checked.mock.results.map(({ value }) => value));
  checked.mockRestore();
  const release = await get(ReleaseRepository).findNewest();
  const opened = release && (await get(CompiledReleases).get(release));
  const usual = opened?.index.data.readModel.datasheets.filter(({ legends }) => !legends) ?? [];
  expect(new Set(reports.flatMap(({ units }) => units).map(({ datasheet }) => datasheet))).toEqual(new Set(usual.map(({ slug }) => slug)));
  expect(reports.flatMap(({ findings }) => findings).map(({ code }) => code)).toContain(NAME_READ_AS);
  expect(steps).toBeGreaterThan(1);
  expect(get(CompiledReleases).size).toBe(1);
  expect(get(UnknownNameRecorder).take()).toEqual([]);
});

it('does nothing without a release', async () => {
  expect(await warmUp()).toBe(0);
});
