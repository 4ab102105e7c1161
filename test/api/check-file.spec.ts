import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleList, sampleRelease } from '../checking/sample-release.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi();
  player = await newHolder(api);
});
afterAll(() => api.close());

const bytes = Buffer.from(rosterFileOf(sampleList('tidewright-harbour-watch-legal'), sampleRelease('sample-2026-07')));
const post = (body: string | Buffer, type: string, query = '?release=sample-2026-07') =>
  request(api.url).post(`/check/file${query}`).set('content-type', type).send(body);

it.each(['application/octet-stream', 'application/json'])('checks a roster file sent as %s', async (type) => {
  const { status, body } = await post(type === 'application/json' ? bytes.toString() : bytes, type);
  expect([status, body.verdict, body.format.id, body.release.label]).toEqual([200, 'LEGAL', 'battlescribe-roster', 'sample-2026-07']);
});

it('reports bytes that are not a roster', async () => {
  const { status, body } = await post(Buffer.from('<roster'), 'application/xml');
  expect([status, body.verdict, body.review.map(({ code }: { code: string }) => code)]).toEqual([
    200,
    'NEEDS_REVIEW',
    ['UNRECOGNISED_FORMAT'],
  ]);
});

it.each([
  ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 32), 'application/octet-stream', '', 413],
  ['a form it does not take', Buffer.from('a,b'), 'text/csv', '', 415],
  ['a release that is not there', bytes, 'application/octet-stream', '?release=none', 422],
  ['a parameter it does not know', bytes, 'application/octet-stream', '?colour=red', 400],
  ['what is neither true nor false', bytes, 'application/octet-stream', '?complete=1', 400],
])('refuses %s', async (_, body, type, query, expected) => {
  expect((await post(body, type, query)).status).toBe(expected);
});

it('has a counterpart for text, which says where to send files', async () => {
  const text = (type: string) => request(api.url).post('/check').set('content-type', type).send(Buffer.from('PK\0\0'));
  expect((await text('text/plain')).body).toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The body is not text. Send a list as text/plain, or a roster file to /check/file.',
  });
  const { status, body } = await text('application/octet-stream');
  expect([status, body.message]).toEqual([415, 'Send text/plain, and name the type in the header Content-Type.']);
});

describe('a file that is imported as a roster', () => {
  const keep = (query = '', headers: Readonly<Record<string, string>> = {}) =>
    request(api.url)
      .post(`/rosters/file${query}`)
      .set({ ...player.headers, ...headers });
  const raw = { 'content-type': 'application/octet-stream' };
  const READ = 'query ($id: ID!) { roster(id: $id) { name points verdict units { id name points } report { findings { code } } } }';

  it.each(['application/octet-stream', 'application/json'])('is imported when sent as %s, and is there', async (type) => {
    const { status, body } = await keep('?release=sample-2026-07&name=Quay', { 'content-type': type }).send(
      type === 'application/json' ? bytes.toString() : bytes,
    );
    const { id, name, points, verdict, units, report } = body.roster;
    expect([status, body.userErrors, body.review, body.repeated, name, verdict]).toEqual([201, [], [], null, 'Quay', 'LEGAL']);
    const seen = await player.data<{ roster: { units: { id: string; name: string; points: number }[] } }>(READ, { id });
    expect(seen.roster).toMatchObject({ name, points, verdict, report: { findings: report.findings } });
    expect(units).toMatchObject(seen.roster.units);
    expect(JSON.stringify(body)).not.toContain('"kept":');
  });

  it('is answered in the requested language', async () => {
    const { headers, body } = await keep('?locale=fr', raw).send(bytes);
    const english = (await keep('', raw).send(bytes)).body.roster.report.notChecked;
    expect([headers['content-language'], body.roster.report.notChecked.length]).toEqual(['fr', english.length]);
    expect(body.roster.report.notChecked[0].message).not.toBe(english[0].message);
    expect((await keep('?locale=tlh', raw).send(bytes)).status).toBe(400);
  });

  it('may be larger than an operation', async () => {
    const large = Buffer.concat([bytes, Buffer.alloc(1024 * 1024, 32)]);
    const { status, body } = await keep('', raw).send(large);
    expect([status, body.roster.release, body.roster.units.length > 3]).toEqual([201, 'sample-2026-07', true]);
  });

  it('is read from a form, with its other fields', async () => {
    const form = keep('', {}).field('name', 'From a form').field('edition', '10e');
    const { status, body } = await form.attach('file', bytes, 'army.ros');
    expect([status, body.roster.name]).toEqual([201, 'From a form']);
    expect((await keep().attach('a', bytes, 'a.ros').attach('b', bytes, 'b.ros')).status).toBe(400);
  });

  it('has the battle size that is given with it', async () => {
    const size = '?limit=2000&battleSize=Strike%20Force';
    for (const [query, verdict, limit] of [
      ['', 'LEGAL', 1000],
      [size, 'LEGAL', 2000],
      ['?limit=980', 'ILLEGAL', 980],
    ] as const) {
      const { status, body } = await keep(query, raw).send(bytes);
      expect([status, body.roster.verdict, body.roster.report.points.limit]).toEqual([201, verdict, limit]);
    }
  });

  it('is saved only once per idempotency key', async () => {
    const headers = { ...raw, 'idempotency-key': 'the-same-request' };
    const [first, second] = [await keep('', headers).send(bytes), await keep('', headers).send(bytes)];
    expect([first.status, second.status, second.body.repeated]).toEqual([201, 200, 1]);
    expect(second.body.roster.id).toBe(first.body.roster.id);
  });

  it.each([
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 32), '', raw, 413],
    ['another type', bytes, '', { 'content-type': 'text/csv' }, 415],
    ['what is no list', Buffer.from('<roster'), '', raw, 422],
    ['a release that is not there', bytes, '?release=none', raw, 400],
    ['a release and an edition', bytes, '?release=sample-2026-07&edition=10e', raw, 400],
    ['a day of no edition', bytes, '?asOf=2026-01-01', raw, 400],
    ['a parameter it does not know', bytes, '?colour=red', raw, 400],
    ['a limit of nothing', bytes, '?limit=0', raw, 400],
    ['a battle size without a limit', bytes, '?battleSize=Strike%20Force', raw, 400],
    ['a key that is too short', bytes, '', { ...raw, 'idempotency-key': 'short' }, 400],
    ['an unknown key', bytes, '', { ...raw, authorization: 'Bearer mk_of_nobody' }, 401],
  ])('is refused: %s', async (_, body, query, headers, expected) => {
    expect((await keep(query, headers).send(body)).status).toBe(expected);
  });
});
