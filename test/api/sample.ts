import { SampleService } from '#muster/publishing';
import type { TestApi } from './start-api.js';

/** Loads the invented sample, as a new installation does. */
export async function publishSample(api: Pick<TestApi, 'app'>): Promise<readonly string[]> {
  return (await api.app.get(SampleService).load()).map(({ label }) => label);
}
