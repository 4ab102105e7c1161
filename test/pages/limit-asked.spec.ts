import { spawnSync } from 'node:child_process';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../../tools/programs.mjs';
import { exitCode } from '../../apps/cli/src/exit-code.js';
import { ask, codes, type TestApi } from '../api/start-api.js';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleRelease } from '../checking/sample-release.js';
import { checkedOn, postForm, wordsOf } from './form-posts.js';
import { legal } from './lists.js';
import { startPages } from './start-pages.js';

let api: TestApi;
beforeAll(async () => {
  api = await startPages();
}, 120_000);
afterAll(() => api.close());

/** A list of 990 points without a stated limit. */
const unlimited = legal.replace('Incursion (1,000 Points)\n', '');
const file = Buffer.from(rosterFileOf(legal, sampleRelease('sample-2026-07')));

interface Judged {
  readonly verdict: string;
  readonly points: { readonly limit: number | null; readonly limitSource: string | null };
  readonly question: { readonly pointsLimit: number | null; readonly battleSize: string | null };
}
const outcome = ({ verdict, points, question }: Judged) => [
  verdict,
  points.limit,
  points.limitSource,
  question.pointsLimit,
  question.battleSize,
];

const GIVEN_LIMIT = ['ILLEGAL', 980, 'GIVEN', 980, null];
const GIVEN_SIZE = ['LEGAL', 2000, 'GIVEN', null, 'strike-force'];
const ASSUMED = ['LEGAL', 1000, 'ASSUMED', null, null];
const NONSENSE = ['0', '-1', '-2000', 'NaN', '1e3', '100001', 'many'];

describe('the requested limit, through REST', () => {
  const post = (query: string) => request(api.url).post(`/check${query}`).type('text/plain').send(unlimited);
  const postFile = (query: string) => request(api.url).post(`/check/file${query}`).type('application/octet-stream').send(file);

  it('applies to a list', async () => {
    expect(outcome((await post('')).body)).toEqual(ASSUMED);
    expect(outcome((await post('?limit=980')).body)).toEqual(GIVEN_LIMIT);
    expect(outcome((await post('?battleSize=strike-force')).body)).toEqual(GIVEN_SIZE);
  });

  it('replaces the limit that a roster file states', async () => {
    expect(outcome((await postFile('')).body)).toEqual(['LEGAL', 1000, 'STATED', null, null]);
    expect(outcome((await postFile('?limit=980')).body)).toEqual(GIVEN_LIMIT);
    expect(outcome((await postFile('?battleSize=strike-force')).body)).toEqual(GIVEN_SIZE);
  });

  it.each(NONSENSE)('is not %s', async (limit) => {
    for (const { status, body } of [await post(`?limit=${limit}`), await postFile(`?limit=${limit}`)])
      expect([status, body.code, body.message]).toEqual([400, 'BAD_USER_INPUT', expect.stringContaining('1 to 100000')]);
  });

  it('is a battle size of the edition', async () => {
    const { status, body } = await post('?battleSize=skirmish');
    expect([status, body.code]).toEqual([422, 'UNKNOWN_BATTLE_SIZE']);
    expect(body.message).toContain('incursion, strike force, onslaught');
  });
});

describe('the requested limit, through GraphQL', () => {
  const CHECK = `query ($input: CheckListInput!) { checkList(input: $input) { reports { verdict points { limit limitSource }
    question { pointsLimit battleSize } } userErrors { code path } } }`;
  const check = (asked: object) => ask(api, CHECK, { input: { text: unlimited, ...asked } });

  it('applies to a list', async () => {
    const reports = async (asked: object) =>
      ((await check(asked)).body.data as { checkList: { reports: readonly Judged[] } }).checkList.reports;
    expect((await reports({ pointsLimit: 980 })).map(outcome)).toEqual([GIVEN_LIMIT]);
    expect((await reports({ battleSize: 'strike-force' })).map(outcome)).toEqual([GIVEN_SIZE]);
    expect((await reports({})).map(outcome)).toEqual([ASSUMED]);
  });

  it.each([0, -1, 100_001, 'NaN', 0.5])('is not %s', async (pointsLimit) =>
    expect(codes(await check({ pointsLimit }))).toEqual(['BAD_USER_INPUT']),
  );

  it('is a battle size of the edition', async () =>
    expect((await check({ battleSize: 'skirmish' })).body.data).toEqual({
      checkList: { reports: [], userErrors: [{ code: 'UNKNOWN_BATTLE_SIZE', path: ['input', 'battleSize'] }] },
    }));
});

describe('the requested limit, on the command line', () => {
  function muster(...words: readonly string[]) {
    const main = program('muster');
    const env = { ...process.env, DATABASE_URL: api.database.url };
    return spawnSync(process.execPath, [main, 'check', '-', ...words], { env, input: unlimited, encoding: 'utf8', timeout: 60_000 });
  }

  it('applies to a list, and is printed with its origin', () => {
    expect(outcome(JSON.parse(muster('--limit', '980', '--json').stdout) as Judged)).toEqual(GIVEN_LIMIT);
    expect(outcome(JSON.parse(muster('--battle-size', 'strike-force', '--json').stdout) as Judged)).toEqual(GIVEN_SIZE);
    expect(muster().stdout).toMatch(/1000.*assumed/);
  }, 60_000);

  it('is refused if it is invalid', () => {
    for (const limit of ['0', '-1', 'NaN']) expect([limit, muster(`--limit=${limit}`).status]).toEqual([limit, exitCode.wrongUsage]);
    const { status, stderr } = muster('--battle-size', 'skirmish');
    expect([status, stderr]).toEqual([exitCode.wrongUsage, expect.stringContaining('skirmish')]);
  }, 60_000);
});

describe('the requested limit, on the page', () => {
  const check = async (asked: Readonly<Record<string, string>>) => {
    const sent = await postForm(api, '/check/report', { text: unlimited, edition: '', release: '', asOf: '', ...asked });
    const { status, html } = await checkedOn(api, sent);
    return { status, html, words: wordsOf(html) };
  };

  it('applies to a list, is shown next to the points, and stays in the form', async () => {
    expect((await check({})).words).toContain('990 / 1000 points limit assumed');
    const given = await check({ limit: '980' });
    expect(given.words).toContain('990 / 980 points limit given');
    expect(given.words).toContain('points limit 980');
    expect(given.html).toMatch(/<input id="limit"[^>]*value="980"/);
    expect((await check({ battleSize: 'strike force' })).words).toContain('990 / 2000 points limit given');
  });

  it.each(NONSENSE)('is not %s', async (limit) => {
    const { status, words } = await check({ limit });
    expect([status, words]).toEqual([422, expect.stringContaining('1 to 100000')]);
  });
});

describe('the requested limit, for many lists', () => {
  const start = async (query: string) => {
    const sent = request(api.url).post(`/check/jobs${query}`);
    return (await sent.attach('lists', Buffer.from(legal), 'ada.txt').attach('lists', Buffer.from(unlimited), 'grace.txt')).body;
  };

  it.each([
    ['?limit=980', GIVEN_LIMIT],
    ['?battleSize=strike-force', GIVEN_SIZE],
  ])(
    'applies to each of them: %s',
    async (query, expected) => {
      const { job } = (await start(query)) as { job: { token: string } };
      const address = `/check/jobs/${job.token}`;
      await expect.poll(async () => (await request(api.url).get(address)).body.status, { timeout: 30_000 }).toBe('FINISHED');
      const { results } = (await request(api.url).get(`${address}/results.json`)).body as { results: readonly { report: Judged }[] };
      expect(results.map(({ report }) => outcome(report))).toEqual([expected, expected]);
    },
    40_000,
  );

  it.each(NONSENSE)('is not %s', async (limit) => expect((await start(`?limit=${limit}`)).code).toBe('BAD_USER_INPUT'));
});
