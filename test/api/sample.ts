import { SampleService } from '#muster/publishing';
import type { TestApi } from './start-api.js';

/** The invented sample, as a new installation has it. */
export async function publishSample(api: Pick<TestApi, 'app'>): Promise<readonly string[]> {
  return (await api.app.get(SampleService).load()).map(({ label }) => label);
}
