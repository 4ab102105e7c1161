import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportJobRepository } from '#muster/persistence';
import { ImportFolder, ImportWorker } from '#muster/publishing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { ADMIN_KEY, ask, asAdministrator, startApi, type TestApi } from '../api/start-api.js';
import { wordsOf } from '../pages/form-posts.js';
import { signedIn, type Browser } from '../pages/signed-in.js';
import { inImportProcess } from '../publishing/import-processes.js';

let api: TestApi;
let folder: string;
let operator: Browser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-imports-'));
  mkdirSync(path.join(folder, 'empty'));
  api = await startApi({ MUSTER_IMPORT_DIR: folder, MUSTER_JOBS: 'elsewhere' });
  operator = await signedIn(api, ADMIN_KEY);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const sql = (text: string): Promise<unknown> => administer(api.database.url, (client) => client.query(text));

const JOBS = `query ($filter: QueueJobFilterInput) { queueJobs(first: 1, filter: $filter) {
  totalCount pageInfo { hasNextPage } nodes { id queue state tries reason data } } }`;
async function jobs(filter: object = {}) {
  const { body } = await ask(api, JOBS, { filter }, asAdministrator);
  return (body.data as { queueJobs: { totalCount: number; nodes: { id: string; reason: string | null }[] } }).queueJobs;
}

/** Two imports whose workers were killed at every try. */
async function givenUp(): Promise<readonly string[]> {
  const order = { source: 'empty', effectiveFrom: '2026-01-01', sourceRevision: null, mode: 'draft' } as const;
  const worker = api.app.get(ImportWorker);
  const start = async (label: string) => (await worker.start({ actor: { name: 'ada' }, edition: '10e', label }, order)).id;
  const ids = [await start('one'), await start('two')];
  expect((await jobs({ state: 'WAITING' })).totalCount).toBe(2);
  await sql(`UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"value": {"message": "The process died."}}'`);
  await sql(`UPDATE import_job SET status = 'failed', failure = 'GIVEN_UP', finished_at = now()`);
  return ids;
}

it('shows failed jobs with their reason, and puts one or all of them back for a worker that does them', async () => {
  const ids = await givenUp();
  const failed = await jobs({ state: 'FAILED', queue: 'IMPORTS' });
  expect(failed).toMatchObject({
    totalCount: 2,
    pageInfo: { hasNextPage: true },
    nodes: [{ state: 'FAILED', reason: 'The process died.' }],
  });
  expect((await jobs({ queue: 'WEBHOOKS' })).totalCount).toBe(0);
  const { html } = await operator.get('/admin/jobs?state=failed');
  expect(wordsOf(html)).toMatch(/imports, failed: 2 jobs Try all failed ones again .* imports failed .* The process died\. .* Try again/);

  await operator.send('/admin/jobs', { queue: 'imports', id: failed.nodes[0]?.id ?? '' });
  expect(wordsOf((await operator.get('/admin/jobs')).html)).toContain('1 job was put back into the queue.');
  expect([(await jobs({ state: 'FAILED' })).totalCount, (await jobs({ state: 'WAITING' })).totalCount]).toEqual([1, 1]);
  const redrive = 'mutation ($input: RedriveJobsInput!) { redriveJobs(input: $input) { redriven userErrors { code message } } }';
  const all = await ask(api, redrive, { input: { queue: 'IMPORTS' } }, asAdministrator);
  expect(all.body.data).toEqual({ redriveJobs: { redriven: 1, userErrors: [] } });
  const none = await ask(api, redrive, { input: { queue: 'IMPORTS' } }, asAdministrator);
  expect(none.body.data).toEqual({ redriveJobs: { redriven: 0, userErrors: [] } });
  const gone = await ask(api, redrive, { input: { queue: 'IMPORTS', job: failed.nodes[0]?.id } }, asAdministrator);
  expect(gone.body.data).toMatchObject({ redriveJobs: { redriven: 0, userErrors: [{ code: 'NOT_FOUND' }] } });

  const stopping = new AbortController();
  const working = api.app.get(ImportWorker).run(new ImportFolder(folder), stopping.signal, () => undefined, inImportProcess);
  const outcomes = () => Promise.all(ids.map(async (id) => (await api.app.get(ImportJobRepository).find(id))?.failure));
  await expect.poll(outcomes, { timeout: 60_000 }).not.toContain(null);
  stopping.abort();
  await working;
  expect(await outcomes()).not.toContain('GIVEN_UP');
  expect(wordsOf((await operator.get('/admin/audit?action=redriveJobs')).html)).toMatch(
    /2 changes .*administrator redriveJobs job imports/,
  );
});

it('cancels what waits, so that users see an end of it, and can put it back', async () => {
  const { body } = await ask(
    api,
    'mutation ($input: CheckListsInput!) { checkLists(input: $input) { job { token } } }',
    { input: { given: { lists: [{ text: 'A list' }, { text: 'Another list' }] } } },
    {},
  );
  const { token } = (body.data as { checkLists: { job: { token: string } } }).checkLists.job;
  const cancel = async (input: object) => {
    const query = 'mutation ($input: CancelJobsInput!) { cancelJobs(input: $input) { cancelled userErrors { code message } } }';
    return ((await ask(api, query, { input }, asAdministrator)).body.data as { cancelJobs: object }).cancelJobs;
  };
  const [waiting] = (await jobs({ queue: 'CHECK_LISTS' })).nodes;
  expect(await cancel({ queue: 'CHECK_LISTS', job: waiting?.id })).toEqual({ cancelled: 1, userErrors: [] });
  expect(await cancel({ queue: 'CHECK_LISTS', job: waiting?.id })).toMatchObject({ cancelled: 0, userErrors: [{ code: 'WRONG_STATUS' }] });
  expect(await cancel({ queue: 'WEBHOOKS', job: waiting?.id })).toMatchObject({ cancelled: 0, userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await cancel({ queue: 'UPKEEP' })).toMatchObject({ cancelled: 0, userErrors: [{ code: 'WRONG_STATUS' }] });
  expect(await cancel({ queue: 'WEBHOOKS' })).toEqual({ cancelled: 0, userErrors: [] });
  await operator.send('/admin/jobs', { queue: 'check-lists', do: 'cancel', id: (await jobs({ state: 'WAITING' })).nodes[0]?.id ?? '' });
  expect(wordsOf((await operator.get('/admin/jobs')).html)).toContain('1 job was cancelled.');
  const state = async () =>
    (await ask(api, 'query ($token: String!) { checkJob(token: $token) { status results { nodes { failure } } } }', { token })).body.data;
  expect(await state()).toEqual({
    checkJob: { status: 'FINISHED', results: { nodes: [{ failure: 'CANCELLED' }, { failure: 'CANCELLED' }] } },
  });
  const redrive = 'mutation { redriveJobs(input: { queue: CHECK_LISTS }) { redriven userErrors { code } } }';
  expect((await ask(api, redrive, {}, asAdministrator)).body.data).toEqual({ redriveJobs: { redriven: 2, userErrors: [] } });
  expect(await state()).toEqual({ checkJob: { status: 'WAITING', results: { nodes: [] } } });
});

it('cancels runs over saved rosters, messages and checks of events, and redrives each kind', async () => {
  const id = '3f0f6a51-0000-4000-8000-000000000001';
  for (const [queue, data] of [
    ['event-checks', `{"event": "${id}"}`],
    ['roster-checks', `{"release": "${id}"}`],
    ['webhooks', `{"delivery": "${id}"}`],
  ])
    await sql(`SELECT queue_job('${queue}', NULL, '${data}'::jsonb, 0)`);
  for (const queue of ['EVENT_CHECKS', 'ROSTER_CHECKS', 'WEBHOOKS']) {
    const cancel = `mutation { cancelJobs(input: { queue: ${queue} }) { cancelled userErrors { code } } }`;
    const redrive = `mutation { redriveJobs(input: { queue: ${queue} }) { redriven userErrors { code } } }`;
    expect((await ask(api, cancel, {}, asAdministrator)).body.data).toEqual({ cancelJobs: { cancelled: 1, userErrors: [] } });
    expect(await jobs({ queue })).toMatchObject({ nodes: [{ state: 'FAILED', reason: 'Cancelled by an administrator.' }] });
    expect((await ask(api, redrive, {}, asAdministrator)).body.data).toEqual({ redriveJobs: { redriven: 1, userErrors: [] } });
    expect(await jobs({ queue })).toMatchObject({ nodes: [{ state: 'WAITING' }] });
  }
});
