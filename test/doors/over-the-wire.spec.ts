import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BulkWorker } from '#muster/bulk';
import type { CheckReport } from '#muster/checking';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { program } from '../../tools/programs.mjs';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { inThread } from '../bulk/threads.js';
import { januaryList } from '../checking/january-list.js';
import { sampleList } from '../checking/sample-release.js';

const LABEL = 'sample-2026-07';
const legal = sampleList('tidewright-harbour-watch-legal');
const LISTS: readonly (readonly [string, string])[] = [
  ['legal', legal],
  ['illegal', sampleList('ashen-orchard-illegal')],
  ['of another detachment', sampleList('tidewright-storm-convoy-legal')],
  ['over its limit', legal.replace('Incursion (1,000 Points)', 'Incursion (988 Points)')],
];
/** A saved roster has the prices of its release, so this list is not imported. */
const OTHER_PRICES = ['with the prices of another release', januaryList] as const;

const REPORT = `verdict edition { id } ruleset release { label } army { faction detachments } points { limit limitSource stated computed }
  budgets { kind start balance limit lines { amount cause message code path cites } } findings { code messageId severity message params path related }
  review { code messageId message params path } notChecked { code messageId message } units { name datasheet: slug models stated computed }
  attachedUnits { units startingStrength keywords }
  betterFitting { release { label } unitsStated unitsAsStated unitsAsStatedHere points verdict aspects { army units wargear } }`;

let api: TestApi;
let player: AccountHolder;
const stopping = new AbortController();
let working: Promise<void> = Promise.resolve();
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  player = await newHolder(api);
  working = api.app.get(BulkWorker).run(stopping.signal, (fault) => expect.fail(String(fault)), inThread);
});
afterAll(async () => {
  stopping.abort();
  await working;
  await api.close();
});

const dataOf = async <Data>(query: string, variables: object): Promise<Data> => {
  const { body } = await ask(api, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data as Data;
};

interface Reports {
  readonly reports: readonly unknown[];
}

async function checked(text: string): Promise<unknown> {
  const query = `query ($input: CheckListInput!) { checkList(input: $input) { reports { ${REPORT} } } }`;
  return (await dataOf<{ checkList: Reports }>(query, { input: { text, against: [{ label: LABEL }] } })).checkList.reports[0];
}

async function imported(text: string): Promise<unknown> {
  const query = `mutation ($input: ImportRosterInput!) { importRoster(input: $input) { roster { report { ${REPORT} } } } }`;
  type Data = { readonly importRoster: { readonly roster: { readonly report: unknown } } };
  return (await player.data<Data>(query, { input: { text, release: { label: LABEL } } })).importRoster.roster.report;
}

async function inBulk(texts: readonly string[]): Promise<readonly unknown[]> {
  const start = 'mutation ($input: CheckListsInput!) { checkLists(input: $input) { job { token } } }';
  const given = { lists: texts.map((text, at) => ({ player: `Player ${at}`, text })) };
  type Started = { readonly checkLists: { readonly job: { readonly token: string } } };
  const { token } = (await dataOf<Started>(start, { input: { given, against: { label: LABEL } } })).checkLists.job;
  const read = `query ($token: String!) { checkJob(token: $token) { status results(first: 50) { nodes { report { ${REPORT} } } } } }`;
  type Done = {
    readonly checkJob: { readonly status: string; readonly results: { readonly nodes: readonly { readonly report: unknown }[] } };
  };
  const status = async (): Promise<string> => (await dataOf<Done>(read, { token })).checkJob.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('FINISHED');
  return (await dataOf<Done>(read, { token })).checkJob.results.nodes.map(({ report }) => report);
}

const reportIn = (json: string): CheckReport => JSON.parse(json) as CheckReport;

function onCommandLine(text: string): CheckReport {
  const folder = mkdtempSync(path.join(tmpdir(), 'doors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'list.txt');
  writeFileSync(file, text);
  const main = program('muster');
  const env = { ...process.env, DATABASE_URL: api.database.url };
  const args = [main, 'check', file, '--release', LABEL, '--json'];
  return reportIn(spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 }).stdout);
}

describe('one list, one report', () => {
  it.each([...LISTS, OTHER_PRICES])('%s: checked as text, as a file and on the command line', { timeout: 120_000 }, async (_, text) => {
    const asText = reportIn((await request(api.url).post(`/check?release=${LABEL}`).type('text/plain').send(text)).text);
    const asFile = await request(api.url).post(`/check/file?release=${LABEL}`).type('application/octet-stream').send(Buffer.from(text));
    expect(asText).toMatchObject({ release: { label: LABEL } });
    expect(reportIn(asFile.text)).toEqual(asText);
    expect(onCommandLine(text)).toEqual(asText);
  });

  it('checked, one of many, and imported', { timeout: 120_000 }, async () => {
    const [other, ...each] = await Promise.all([OTHER_PRICES, ...LISTS].map(([, text]) => checked(text)));
    expect(other).toMatchObject({ betterFitting: { release: { label: 'sample-2026-01' } } });
    expect(await inBulk([OTHER_PRICES, ...LISTS].map(([, text]) => text))).toEqual([other, ...each]);
    const kept: unknown[] = [];
    for (const [, text] of LISTS) kept.push(await imported(text));
    expect(kept).toEqual(each);
  });
});
