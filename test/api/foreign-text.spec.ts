import request from 'supertest';
import { BulkWorker } from '#muster/bulk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inThread } from '../bulk/threads.js';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleList, sampleRelease } from '../checking/sample-release.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { harbourArmy } from './kept-rosters.js';
import { asAdministrator, ask, codes, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
const faults: unknown[] = [];
const stopping = new AbortController();
let working: Promise<void> = Promise.resolve();
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  player = await newHolder(api);
  working = api.app.get(BulkWorker).run(stopping.signal, (fault) => faults.push(fault), inThread);
});
afterAll(async () => {
  stopping.abort();
  await working;
  await api.close();
});

const roster = (name: string, points = 100): string =>
  JSON.stringify({
    roster: {
      name: 'R',
      gameSystemId: 'g',
      gameSystemName: 'Game',
      costs: [{ name: 'pts', typeId: 'pts', value: points }],
      forces: [{ name: 'Force', catalogueName: 'C', selections: [{ name: 'UNIT', type: 'unit', entryId: 'e', number: 1 }] }],
    },
  }).replace('UNIT', name);

const FOREIGN = [
  ['a NUL', roster(String.raw`Tug\u0000boat`)],
  ['a lone surrogate', roster(String.raw`Tug\ud800boat`)],
  ['huge numbers', roster('Tugboat', 1e300)],
] as const;

describe('a roster file with', () => {
  it.each(FOREIGN)('%s gets the same response everywhere', { timeout: 60_000 }, async (_what, file) => {
    const checked = await request(api.url).post('/check/file').set('content-type', 'application/octet-stream').send(Buffer.from(file));
    expect(checked.status).toBe(200);
    const started = await request(api.url).post('/check/jobs').attach('file', Buffer.from(file), 'army.json');
    expect(started.status).toBe(201);
    const job = `/check/jobs/${started.body.job.token}`;
    await expect.poll(async () => (await request(api.url).get(job)).body.status, { timeout: 40_000 }).toBe('FINISHED');
    const { body } = await request(api.url).get(`${job}/results.json`);
    expect(body.results).toMatchObject([{ failure: null, verdict: checked.body.verdict }]);
    const kept = await request(api.url)
      .post('/rosters/file?edition=10e')
      .set({ ...player.headers, 'content-type': 'application/octet-stream' })
      .send(Buffer.from(file));
    expect([kept.status, faults]).toEqual([201, []]);
  });
});

describe('text of other encodings', () => {
  const list = sampleList('tidewright-harbour-watch-legal');
  const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const post = (path: string, type: string, body: Buffer) =>
    request(api.url).post(`${path}?release=sample-2026-07`).set('content-type', type).send(body);

  it('is read in the same way by /check and /check/file', async () => {
    const plain = (await post('/check', 'text/plain', Buffer.from(list))).body;
    expect(plain.units.length).toBeGreaterThan(0);
    for (const bytes of [utf16(list), Buffer.from(list)]) {
      for (const [path, type] of [
        ['/check', 'text/plain'],
        ['/check/file', 'application/octet-stream'],
      ] as const) {
        const { status, body } = await post(path, type, bytes);
        expect([path, status, body.verdict, body.units]).toEqual([path, 200, plain.verdict, plain.units]);
      }
    }
  });

  it('is also read in roster files', async () => {
    const file = Buffer.from(rosterFileOf(list, sampleRelease('sample-2026-07'))).toString();
    const { body } = await post('/check/file', 'application/octet-stream', utf16(file));
    expect([body.verdict, body.format.id]).toEqual(['LEGAL', 'battlescribe-roster']);
  });
});

it.each(['/check/file?release=%00', '/check?edition=10e&release=a%00b', '/check/jobs?release=%00'])(
  'an address with a NUL is refused: %s',
  async (address) => {
    const { status, body } = await request(api.url).post(address).set('content-type', 'text/plain').send('A list');
    expect([status < 500, typeof body.code]).toEqual([true, 'string']);
  },
);

it.each(['/admin/events/%00', '/events?x=%00'])(
  'a page at an address with a NUL is refused by a page, and plainly to programs: %s',
  async (address) => {
    const page = await request(api.url).get(address).set('accept', 'text/html');
    expect([page.status, page.type, page.text.includes('characters that are not text')]).toEqual([400, 'text/html', true]);
    const plain = await request(api.url).get(address);
    expect([plain.status, plain.body.code]).toEqual([400, 'BAD_REQUEST']);
  },
);

it('the name of a roster file must not contain NUL', async () => {
  const { status } = await request(api.url)
    .post('/rosters/file?name=%00')
    .set({ ...player.headers, 'content-type': 'application/octet-stream' })
    .send(Buffer.from('{}'));
  expect(status).toBe(400);
});

describe('extreme values', () => {
  it.each([[[]], ['text'], [1], [true]])('LimitValues that are no object are named: %j', async (limits) => {
    const query = 'query ($input: CheckListInput!) { checkList(input: $input) { userErrors { code } } }';
    const input = { text: 'A list', houseRules: { title: 'T', change: [{ rule: 'unit-size-purchasable', limits }] } };
    for (let round = 0; round < 3; round += 1) expect(codes(await ask(api, query, { input }))).toEqual(['BAD_USER_INPUT']);
    const literal = JSON.stringify(limits);
    const inline = `{ checkList(input: { text: "A list", houseRules: { title: "T", change: [{ rule: "x", limits: ${literal} }] } }) { userErrors { code } } }`;
    expect(codes(await ask(api, inline))).toEqual(['BAD_USER_INPUT']);
  });

  it('an invalid page of the history is refused', async () => {
    const { id } = await harbourArmy(player, 'Ledger');
    const history = (given: string) => player.ask(`{ roster(id: "${id}") { history(${given}) { totalCount } } }`);
    for (const before of ['0', '1', '99999']) expect(codes(await history(`before: "${before}"`))).toEqual([]);
    for (const before of ['-1', 'x', '9'.repeat(40)]) expect(codes(await history(`before: "${before}"`))).toEqual(['BAD_USER_INPUT']);
    for (const first of [-2147483648, -1, 0, 101, 2147483647]) expect(codes(await history(`first: ${first}`))).toEqual(['BAD_USER_INPUT']);
    const imports = (first: number) => ask(api, `{ importJobs(first: ${first}) { totalCount } }`, {}, asAdministrator);
    for (const first of [-1, 0, 2147483647]) expect(codes(await imports(first))).toEqual(['BAD_USER_INPUT']);
  });

  it.each(['', '-1', '1e308', '9007199254740991', 'x', Buffer.from(`Roster:Tue:${'-'.repeat(36)}`).toString('base64url')])(
    'a cursor of no list is refused: %s',
    async (after) => {
      const rosters = await player.ask('query ($after: String) { rosters(after: $after) { totalCount } }', { after });
      expect(codes(rosters).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
      const releases = await ask(api, 'query ($after: String) { releases(after: $after) { totalCount } }', { after });
      expect(codes(releases).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
      const started = await request(api.url).post('/check/jobs').set('content-type', 'text/plain').send('A list');
      const { token } = started.body.job;
      const results = 'query ($token: String!, $after: String) { checkJob(token: $token) { results(after: $after) { totalCount } } }';
      expect(codes(await ask(api, results, { token, after })).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
    },
  );
});

it('a caller without a key gets 401 for every root field, nullable or not', async () => {
  for (const query of ['{ roster(id: "x") { id } }', '{ apiKeys { id } }', '{ rosters { totalCount } }', '{ account { id } }']) {
    const answer = await ask(api, query);
    if (codes(answer).includes('GRAPHQL_VALIDATION_FAILED')) continue;
    expect([query, answer.status, codes(answer)]).toEqual([query, 401, ['UNAUTHENTICATED']]);
  }
});
