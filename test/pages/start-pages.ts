import { BulkWorker } from '#muster/bulk';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { inThread } from '../bulk/threads.js';

/** Starts an API with the sample and a worker for bulk jobs. */
export async function startPages(environment: Readonly<Record<string, string>> = {}): Promise<TestApi> {
  const api = await startSampleApi({ MUSTER_JOBS: 'elsewhere', ...environment });
  const stopping = new AbortController();
  const working = api.app.get(BulkWorker).run(
    stopping.signal,
    (fault) => {
      throw fault;
    },
    inThread,
  );
  const close = async (): Promise<void> => {
    stopping.abort();
    await working;
    await api.close();
  };
  return { ...api, close };
}
