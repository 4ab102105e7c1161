import { rmSync } from 'node:fs';
import { addEngineToBuild, ENGINE_IN_BUILD } from '../../tools/engine-package.mjs';
import { publishSample } from '../api/sample.js';
import { startApi, type TestApi } from '../api/start-api.js';

/** An API with the sample, and with an engine of the current sources for pages that work in the browser. */
export async function startEngineSite(): Promise<TestApi> {
  rmSync(ENGINE_IN_BUILD, { recursive: true, force: true }); // it may be of older sources
  await addEngineToBuild();
  const api = await startApi();
  await publishSample(api);
  return api;
}
