import { buildPageEngine } from '../../tools/engine-package.mjs';
import { startSampleApi, type TestApi } from '../api/start-api.js';

/** An API with the sample, and with an engine of the current sources for pages that work in the browser. */
export async function startEngineSite(): Promise<TestApi> {
  await buildPageEngine();
  const api = await startSampleApi();
  return api;
}
