import { BulkWorker } from '@muster/bulk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishSample } from '../api/sample.js';
import { ask, startApi, type TestApi } from '../api/start-api.js';
import { SAMPLE_LISTS } from './bulk-services.js';
import { inThread } from './threads.js';
import { eventsOf } from './watch-socket.js';

let api: TestApi;
const stopping = new AbortController();
let working: Promise<void> = Promise.resolve();
beforeAll(async () => {
  api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  await publishSample(api);
});
afterAll(async () => {
  stopping.abort();
  await working;
  await api.close();
});

const CHECK_LISTS = `mutation ($input: CheckListsInput!) {
  checkLists(input: $input) { job { token status total done leftOut { line text } } userErrors { code path item expected got } } }`;
const RESULTS = `query ($token: String!, $filter: CheckedListFilter) { checkJob(token: $token) { status total done failed results(first: 10, filter: $filter) {
  totalCount nodes { number player faction detachment statedPoints computedPoints verdict findings format release report { findings { code } } } } } }`;

interface Started {
  readonly checkLists: { readonly job: { readonly token: string } | null };
}

async function start(given: object): Promise<string> {
  const { body } = await ask(api, CHECK_LISTS, { input: { given } });
  const token = (body.data as Started).checkLists.job?.token;
  if (token === undefined) throw new Error(JSON.stringify(body));
  return token;
}

const lists = SAMPLE_LISTS.map(({ name, text }) => ({ player: name, text }));

it('a job is asked for, watched by another process than the one that judges, and read', async () => {
  const token = await start({ lists });
  const events = eventsOf(api.url, 'subscription ($token: String!) { checkJobProgress(token: $token) { status done total } }', { token });
  working = api.app.get(BulkWorker).run(stopping.signal, (fault) => expect.fail(String(fault)), inThread);
  const seen = await events;
  expect(seen[0]).toEqual({ data: { checkJobProgress: { status: 'WAITING', done: 0, total: 3 } } });
  expect(seen.at(-1)).toEqual({ data: { checkJobProgress: { status: 'FINISHED', done: 3, total: 3 } } });
  const { body } = await ask(api, RESULTS, { token });
  expect(body.data).toMatchObject({
    checkJob: {
      status: 'FINISHED',
      total: 3,
      done: 3,
      failed: 0,
      results: { totalCount: 3, nodes: [{ number: 1 }, { number: 2 }, { number: 3 }] },
    },
  });
});
