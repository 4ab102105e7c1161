import request from 'supertest';
import { BulkWorker } from '#muster/bulk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleOperations } from '../../apps/api/src/platform/pages/example-operations.js';
import { ask, codes, startSampleApi, type TestApi } from '../api/start-api.js';
import { SAMPLE_LISTS } from './bulk-services.js';
import { inThread } from './threads.js';
import { eventsOf } from './watch-socket.js';

let api: TestApi;
const stopping = new AbortController();
const faults: unknown[] = [];
let working: Promise<void> = Promise.resolve();
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
});
afterAll(async () => {
  stopping.abort();
  await working;
  await api.close();
});

const CHECK_LISTS = `mutation ($input: CheckListsInput!) {
  checkLists(input: $input) { job { token status total done leftOut { line text } } userErrors { code path item expected got } } }`;
const RESULTS = `query ($token: String!, $filter: CheckedListFilterInput) { checkJob(token: $token) { status total done failed
  results(first: 2, filter: $filter) { totalCount pageInfo { hasNextPage endCursor } nodes { number player verdict findings report { findings { code } } } } } }`;
const PROGRESS = 'subscription ($token: String!) { checkJobProgress(token: $token) { status done total } }';

interface Started {
  readonly checkLists: { readonly job: { readonly token: string } | null };
}

const lists = SAMPLE_LISTS.map(({ name, text }) => ({ player: name, text }));
const [illegal = '', legal = ''] = SAMPLE_LISTS.map(({ text }) => text);

async function start(given: object): Promise<string> {
  const { body } = await ask(api, CHECK_LISTS, { input: { given } });
  const token = (body.data as Started).checkLists.job?.token;
  if (token === undefined) throw new Error(JSON.stringify(body));
  return token;
}

async function untilFinished(token: string): Promise<void> {
  await expect.poll(async () => (await request(api.url).get(`/check/jobs/${token}`)).body.status, { timeout: 60_000 }).toBe('FINISHED');
}

it('a job is created, watched and read', { timeout: 150_000 }, async () => {
  const token = await start({ lists });
  const events = eventsOf(api.url, PROGRESS, { token });
  working = api.app.get(BulkWorker).run(stopping.signal, (fault) => faults.push(fault), inThread);
  const seen = await events;
  expect(seen[0]).toEqual({ data: { checkJobProgress: { status: 'WAITING', done: 0, total: 3 } } });
  expect(seen.at(-1)).toEqual({ data: { checkJobProgress: { status: 'FINISHED', done: 3, total: 3 } } });
  const { body } = await ask(api, RESULTS, { token });
  expect(body.data).toEqual({
    checkJob: {
      ...{ status: 'FINISHED', total: 3, done: 3, failed: 0 },
      results: {
        totalCount: 3,
        pageInfo: { hasNextPage: true, endCursor: '2' },
        nodes: [
          {
            number: 1,
            player: lists[0]?.player,
            verdict: 'ILLEGAL',
            findings: 2,
            report: { findings: [{}, {}].map(() => ({ code: expect.any(String) })) },
          },
          { number: 2, player: lists[1]?.player, verdict: 'LEGAL', findings: 0, report: { findings: [] } },
        ],
      },
    },
  });
  expect(faults).toEqual([]);
});

it('the examples create a job and read its table', async () => {
  const examples = await readExampleOperations();
  const example = (name: string) => examples.find((one) => one.name === name) ?? { query: '', variables: '{}' };
  const asking = example('organiser-6-check-many-lists');
  const { body } = await ask(api, asking.query, JSON.parse(asking.variables) as object);
  expect(body.data).toMatchObject({ checkLists: { job: { total: 2, leftOut: [] }, userErrors: [] } });
  const token = (body.data as Started).checkLists.job?.token ?? '';
  await untilFinished(token);
  const reading = example('organiser-7-a-job-and-its-table');
  const table = await ask(api, reading.query, JSON.parse(reading.variables.replace('<token of the job>', token)) as object);
  expect(table.body.data).toMatchObject({
    checkJob: { status: 'FINISHED', done: 2, results: { totalCount: 1, nodes: [{ number: 1, player: 'Ada', findings: 2 }] } },
  });
});

describe('a subscription', () => {
  it('ends immediately for a missing job', async () => expect(await eventsOf(api.url, PROGRESS, { token: 'none' })).toEqual([]));
  it.each([
    ['that is not valid', 'subscription { checkJobProgress(token: "x") { nothing } }'],
    [
      'that costs too much',
      'subscription { checkJobProgress(token: "x") { results(first: 100) { edges { node { report { units { name } } } } nodes { report { units { name } findings { code } review { code } } } } } }',
    ],
    ['that is no subscription', '{ releases { totalCount } }'],
  ])('%s is refused', async (_, query) =>
    expect(await eventsOf(api.url, query)).toEqual([[expect.objectContaining({ message: expect.any(String) })]]),
  );
});

describe('input that cannot be accepted', () => {
  it('is reported with its number, the expected and the actual value, and nothing is stored', async () => {
    const { body } = await ask(api, CHECK_LISTS, { input: { given: { lists: [{ text: legal }, { text: 'x'.repeat(65_537) }] } } });
    expect(body.data).toEqual({
      checkLists: {
        job: null,
        userErrors: [{ code: 'LIST_TOO_LARGE', path: ['input', 'given', '1'], item: 2, expected: '65536', got: '65537' }],
      },
    });
  });
  it('is refused unless exactly one of three forms is given', async () => {
    const both = await ask(api, CHECK_LISTS, { input: { given: { blob: legal, csv: 'a,b' } } });
    expect(codes(both)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('POST /check/jobs', () => {
  it('accepts a form with files, and returns tables', async () => {
    const started = await request(api.url)
      .post('/check/jobs?edition=10e')
      .attach('lists', Buffer.from(illegal), 'ada.txt')
      .attach(
        'lists',
        Buffer.from(`Club,player,list,e-mail\nAsh & Co,Grace,"${legal.replaceAll('"', '""')}",grace@example.org`),
        'others.csv',
      )
      .field('release', 'sample-2026-07');
    expect([started.status, started.body.userErrors, started.body.job.total]).toEqual([201, [], 2]);
    const { token } = started.body.job as { token: string };
    await untilFinished(token);
    const csv = await request(api.url).get(`/check/jobs/${token}/results.csv`);
    expect([csv.status, csv.type, csv.headers['cache-control']]).toEqual([200, 'text/csv', 'no-store']);
    expect(csv.text.split('\r\n').slice(1)).toEqual([
      `1,,"ada.txt","Ashen Orchard","Slow Autumn",995,995,1000,"ILLEGAL","Thornback is taken 4 times; at most 3 are allowed.",2,0,"gw-app","sample-2026-07",,"${api.url}/check/bulk/${token}/1",,`,
      `2,"Grace","others.csv","Tidewright League","Harbour Watch",990,990,1000,"LEGAL",,0,0,"gw-app","sample-2026-07",,"${api.url}/check/bulk/${token}/2","Ash & Co","grace@example.org"`,
      '',
    ]);
    const json = await request(api.url).get(`/check/jobs/${token}/results.json`);
    expect(json.body).toMatchObject({
      job: { token, status: 'FINISHED', total: 2 },
      results: [
        { number: 1, source: 'ada.txt', report: { verdict: 'ILLEGAL' } },
        { number: 2, player: 'Grace', report: { verdict: 'LEGAL' } },
      ],
    });
    expect(json.body.job).not.toHaveProperty('stored');
  });
  it('accepts a text with many lists', async () => {
    const started = await request(api.url).post('/check/jobs').type('text/plain').send(`${illegal}\n\n${legal}`);
    expect([started.status, started.body.job.total]).toEqual([201, 2]);
  });
  it('reports errors', async () => {
    const zip = await request(api.url).post('/check/jobs').type('application/zip').send(Buffer.from('PK'));
    expect([zip.status, zip.body.userErrors[0].code]).toEqual([422, 'UNREADABLE_ZIP']);
    const json = await request(api.url).post('/check/jobs').send({ lists: [] });
    expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const misspelt = await request(api.url).post('/check/jobs?editon=10e').type('text/plain').send(legal);
    expect([misspelt.status, misspelt.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    const large = await request(api.url)
      .post('/check/jobs')
      .type('text/plain')
      .send('x'.repeat(17 * 1024 * 1024));
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    for (const address of ['x', 'x/results.csv', 'x/results.json']) {
      const { status, body } = await request(api.url).get(`/check/jobs/${address}`);
      expect([address, status, body.code]).toEqual([address, 404, 'NOT_FOUND']);
    }
  });
});

describe('POST /check', () => {
  const check = (query: string, text: string) => request(api.url).post(`/check${query}`).type('text/plain').send(text);

  it('returns the report of a list', async () => {
    const { status, body } = await check('?edition=10e&release=sample-2026-07', legal);
    expect([status, body.verdict, body.points, body.release.label]).toEqual([
      200,
      'LEGAL',
      { limit: 1000, limitSource: 'STATED', stated: 990, computed: 990 },
      'sample-2026-07',
    ]);
    expect((await check('', illegal)).body.verdict).toBe('ILLEGAL');
  });
  it('reports invalid questions', async () => {
    expect((await check('?release=none', legal)).body).toMatchObject({ code: 'UNKNOWN_RELEASE' });
    expect((await check('?asOf=2026-02-30', legal)).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await check('', 'x'.repeat(65 * 1024))).status).toBe(413);
    expect((await check('', 'a\0b')).body).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('sentences in another language', () => {
  const CHECK = `query ($input: CheckListInput!) { checkList(input: $input) { reports { verdict
    findings { code messageId params message fix { messageId message } } notChecked { code message } budgets { kind lines { amount message } } } } }`;
  const checked = async (address: string, header?: string) => {
    const asking = request(api.url).post(`/graphql${address}`);
    if (header !== undefined) asking.set('accept-language', header);
    const { headers, body } = await asking.send({ query: CHECK, variables: { input: { text: illegal } } });
    const said = { language: headers['content-language'], vary: headers['vary'], body };
    return { ...said, report: (body.data as { checkList: { reports: readonly unknown[] } } | undefined)?.checkList.reports[0] };
  };
  const wordless = (report: unknown): unknown =>
    JSON.parse(JSON.stringify(report, (name, value: unknown) => (name === 'message' ? '' : value)));
  const FRENCH = 'Thornback est pris 4 fois ; au plus 3 sont permises.';
  const ENGLISH = 'Thornback is taken 4 times; at most 3 are allowed.';

  it('is selected by the address or else by the header; codes and values are the same, and nothing is carried over between requests', async () => {
    const english = await checked('');
    const french = await checked('?locale=fr');
    expect([english.language, french.language, french.vary]).toEqual(['en', 'fr', 'accept-language']);
    expect(french.report).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({
          ...{ code: 'datasheet-copies-within-limit', messageId: 'tooManyCopies', message: FRENCH },
          fix: { messageId: 'takeOut', message: 'Retirer 1 exemplaire de « Thornback ».' },
        }),
      ]),
      notChecked: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining('La liste ne déclare pas') })]),
      budgets: expect.arrayContaining([
        { kind: 'points', lines: expect.arrayContaining([{ amount: expect.any(Number), message: expect.stringContaining('coûte') }]) },
      ]),
    });
    expect(wordless(french.report)).toEqual(wordless(english.report));
    // This query has been compiled by now, because it was sent often.
    expect((await checked('', 'fr-CH, de;q=0.9')).report).toEqual(french.report);
    expect((await checked('', 'de, *;q=0.5')).report).toEqual(english.report);
    expect((await checked('?locale=en', 'fr')).report).toEqual(english.report);
  });
  it('is English if the header names no available language, and refused if the address does', async () => {
    expect((await checked('', 'de')).language).toBe('en');
    const { body } = await checked('?locale=de');
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', faults: [{ path: ['locale'] }] } }] });
    expect((await request(api.url).post('/check?locale=de').type('text/plain').send(legal)).body).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
  it('is also used for stored results, on every route', { timeout: 60_000 }, async () => {
    const answer = await request(api.url).post('/check').set('accept-language', 'fr').type('text/plain').send(illegal);
    expect([answer.headers['content-language'], messagesOf(answer.body)]).toEqual(['fr', expect.arrayContaining([FRENCH])]);
    const token = await start({ lists: [{ text: illegal }] });
    await untilFinished(token);
    const stored = async (address: string) => {
      const { body } = await request(api.url).get(`/check/jobs/${token}/results.json${address}`);
      return messagesOf(body.results[0].report);
    };
    expect(await stored('?locale=fr')).toContain(FRENCH);
    expect(await stored('')).toContain(ENGLISH);
    const live =
      'subscription ($token: String!) { checkJobProgress(token: $token) { results(first: 1) { nodes { report { findings { message } } } } } }';
    expect(JSON.stringify(await eventsOf(api.url, live, { token }, '?locale=fr'))).toContain(FRENCH);
    await expect(eventsOf(api.url, live, { token }, '?locale=de')).rejects.toThrow('Unexpected server response');
  });
});

const messagesOf = ({ findings }: { readonly findings: readonly { readonly message: string }[] }) => findings.map(({ message }) => message);
