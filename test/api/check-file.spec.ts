import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleList, sampleRelease } from '../checking/sample-release.js';
import { publishSample } from './sample.js';
import { startApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await publishSample(api);
});
afterAll(() => api.close());

const bytes = Buffer.from(rosterFileOf(sampleList('tidewright-harbour-watch-legal'), sampleRelease('sample-2026-07')));
const post = (body: string | Buffer, type: string, query = '?release=sample-2026-07') =>
  request(api.url).post(`/check/file${query}`).set('content-type', type).send(body);

it.each(['application/octet-stream', 'application/json'])('checks a roster file sent as %s', async (type) => {
  const { status, body } = await post(type === 'application/json' ? bytes.toString() : bytes, type);
  expect([status, body.verdict, body.format.id, body.release.label]).toEqual([200, 'LEGAL', 'battlescribe-roster', 'sample-2026-07']);
});

it('says in the report that bytes are no roster', async () => {
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
])('refuses %s', async (_, body, type, query, expected) => {
  expect((await post(body, type, query)).status).toBe(expected);
});
