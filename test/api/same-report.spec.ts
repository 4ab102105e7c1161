import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleList, sampleRelease } from '../checking/sample-release.js';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

const legal = sampleList('tidewright-harbour-watch-legal');
const SIZE = 'Incursion (1,000 Points)';
const over = legal.replace(SIZE, 'Incursion (988 Points)');
/** Different ways to select the release that is in force today. */
const WAYS = ['?release=sample-2026-07', '?asOf=2026-08-01', ''];

type Report = Readonly<Record<string, unknown>> & { readonly question: { readonly against: object } };

/** The report without the field that shows how the release was selected. */
function apartFromWay(report: Report): object {
  return { ...report, question: { ...report.question, against: null } };
}

describe('a list has the same report whether its release is selected by label, by date, or by default', () => {
  it.each([
    ['within its limit', legal, 'LEGAL'],
    ['over its limit', over, 'ILLEGAL'],
    ['over its limit, with other unit prices', over.replace('Dredger (190 Points)', 'Dredger (90 Points)'), 'ILLEGAL'],
    ['without a limit', legal.replace(`${SIZE}\n`, ''), 'LEGAL'],
    ['with an unknown name', legal.replaceAll('Signal Runners', 'Signal Riders'), 'NEEDS_REVIEW'],
  ])('%s', async (_, text, verdict) => {
    const reports: Report[] = [];
    for (const way of WAYS) reports.push((await request(api.url).post(`/check${way}`).type('text/plain').send(text)).body as Report);
    const [first, ...others] = reports.map(apartFromWay);
    expect(first).toMatchObject({ verdict, release: { label: 'sample-2026-07' } });
    expect(others).toEqual([first, first]);
    expect(reports.map(({ question }) => question.against)).toEqual([
      { kind: 'label', label: 'sample-2026-07' },
      { kind: 'asOf', date: '2026-08-01' },
      { kind: 'today' },
    ]);
  });

  it('as a roster file', async () => {
    const file = Buffer.from(rosterFileOf(over, sampleRelease('sample-2026-07')));
    const reports: object[] = [];
    for (const way of WAYS) {
      const { body } = await request(api.url).post(`/check/file${way}`).type('application/octet-stream').send(file);
      reports.push(apartFromWay(body as Report));
    }
    expect(reports[0]).toMatchObject({ verdict: 'ILLEGAL', points: { limit: 988, limitSource: 'STATED' } });
    expect(reports.slice(1)).toEqual([reports[0], reports[0]]);
  });

  it('through GraphQL, several at once', async () => {
    const query = `query ($input: CheckListInput!) { checkList(input: $input) { reports { verdict question { against { kind label date } }
      points { limit limitSource stated computed } findings { code messageId message } review { code message } } userErrors { code } } }`;
    const against = [{ label: 'sample-2026-07' }, { asOf: { date: '2026-08-01' } }];
    const several = (await ask(api, query, { input: { text: over, against } })).body.data as { checkList: { reports: readonly Report[] } };
    const today = (await ask(api, query, { input: { text: over } })).body.data as typeof several;
    const [first, ...others] = [...several.checkList.reports, ...today.checkList.reports].map(apartFromWay);
    expect(first).toMatchObject({ verdict: 'ILLEGAL', points: { limit: 988, limitSource: 'STATED' } });
    expect(others).toEqual([first, first]);
  });
});
