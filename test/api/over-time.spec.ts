import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { januaryList } from '../checking/january-list.js';
import { sampleList } from '../checking/sample-release.js';
import { asAdministrator, ask, codes, startSampleApi, type TestApi } from './start-api.js';

const list = sampleList('tidewright-harbour-watch-legal');

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

async function answer(query: string, input: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { body } = await ask(api, query, { input }, headers);
  return body.errors ?? body.data;
}

const SET =
  'mutation ($input: SetDataVersionInput!) { setDataVersion(input: $input) { dataVersion { version release { label } } userErrors { code path } } }';
const REMOVE =
  'mutation ($input: RemoveDataVersionInput!) { removeDataVersion(input: $input) { dataVersion { version } userErrors { code path } } }';
const set = (input: object) => answer(SET, input, asAdministrator);

describe('legalWhen', () => {
  const LEGAL_WHEN =
    'query ($input: LegalWhenInput!) { legalWhen(input: $input) { verdicts { release { label } verdict points errors warnings reasons findingsAdded { code } findingsGone { code } report { points { stated } } } userErrors { code path } } }';

  it('is sorted by release, whatever the requested order, and refuses only missing releases', async () => {
    const over = list.replace('1,000 Points', '988 Points');
    const labels = ['sample-2026-07', 'nothing', 'sample-2026-01'];
    expect(await answer(LEGAL_WHEN, { list: { text: over }, releases: { named: labels.map((label) => ({ label })) } })).toEqual({
      legalWhen: {
        verdicts: [
          {
            release: { label: 'sample-2026-01' },
            verdict: 'LEGAL',
            points: 985,
            errors: 0,
            warnings: 1,
            reasons: 0,
            findingsAdded: [],
            findingsGone: [],
            report: { points: { stated: 990 } },
          },
          {
            release: { label: 'sample-2026-07' },
            verdict: 'ILLEGAL',
            points: 990,
            errors: 1,
            warnings: 0,
            reasons: 0,
            findingsAdded: [{ code: 'points-within-limit' }],
            findingsGone: [{ code: 'POINTS_DIFFER' }],
            report: { points: { stated: 990 } },
          },
        ],
        userErrors: [{ code: 'UNKNOWN_RELEASE', path: ['input', 'releases', 'named', '1'] }],
      },
    });
  });

  it('accepts a file or a roster as data, and refuses several at once', async () => {
    const base64 = Buffer.from(list).toString('base64');
    const ofFile = await answer(LEGAL_WHEN, { list: { file: { name: 'list.txt', base64 } }, releases: { newest: 1 } });
    expect(ofFile).toMatchObject({ legalWhen: { verdicts: [{ release: { label: 'sample-2026-07' }, points: 990 }] } });
    const roster = { units: [] };
    const both = await ask(api, LEGAL_WHEN, { input: { list: { text: list, roster } } });
    expect(codes(both)).toEqual(['BAD_USER_INPUT']);
  });

  it('says that a text in an unknown format has no edition', async () =>
    expect(await answer(LEGAL_WHEN, { list: { text: 'Dear diary' } })).toEqual({ legalWhen: { verdicts: [], userErrors: [] } }));
});

describe('drift and compareLists', () => {
  it('refuse missing releases, each with its position', async () => {
    const query = 'query ($input: DriftInput!) { drift(input: $input) { drift { before } userErrors { code path } } }';
    const named = { list: { text: list }, from: { label: 'sample-2026-07' }, to: { label: 'nothing' } };
    const none = { drift: { drift: null, userErrors: [{ code: 'UNKNOWN_RELEASE', path: ['input', 'to'] }] } };
    expect(await answer(query, named)).toEqual(none);
    expect(await answer(query, { ...named, to: { asOf: { date: '1999-01-01' } } })).toEqual(none);
  });

  it('never treat two texts that were not understood as the same army', async () => {
    const query =
      'query ($input: CompareListsInput!) { compareLists(input: $input) { comparison { isCompared units { differences { kind } } reviewOfFirst { code } reviewOfSecond { code } } userErrors { code } } }';
    expect(await answer(query, { first: { text: 'Dear diary' }, second: { text: 'Dear diary' }, edition: 'E10' })).toEqual({
      compareLists: {
        comparison: {
          isCompared: false,
          units: [],
          reviewOfFirst: [{ code: 'UNRECOGNISED_FORMAT' }],
          reviewOfSecond: [{ code: 'UNRECOGNISED_FORMAT' }],
        },
        userErrors: [],
      },
    });
  });
});

describe('data versions', () => {
  const CHECK =
    'query ($input: CheckListInput!) { checkList(input: $input) { reports { release { label } writtenBy { appVersion dataVersion release { label } } findings { code messageId message } review { code messageId } } userErrors { code } } }';
  const TABLE = '{ dataVersions { totalCount nodes { edition version release { label } } } }';
  interface Report {
    readonly findings: readonly { readonly code: string; readonly messageId: string }[];
  }
  /** The only report of the response, without the findings about single units and about other releases. */
  const reported = async (input: object) => {
    const { checkList } = (await answer(CHECK, input)) as { readonly checkList: { readonly reports: readonly Report[] } };
    const [report] = checkList.reports;
    return { ...report, findings: report?.findings.filter(({ code, messageId }) => messageId !== 'unit' && code !== 'OTHER_RELEASE_FITS') };
  };
  const kept = async () => (await ask(api, TABLE)).body.data;

  it('are managed by the operator', async () => {
    const input = { edition: 'E10', version: 'v1', release: { label: 'sample-2026-01' } };
    expect(codes(await ask(api, SET, { input }))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await ask(api, REMOVE, { input: { edition: 'E10', version: 'v1' } }))).toEqual(['UNAUTHENTICATED']);
    expect(await set({ ...input, release: { label: 'nothing' } })).toMatchObject({
      setDataVersion: { userErrors: [{ code: 'UNKNOWN_RELEASE', path: ['input', 'release'] }] },
    });
    expect(await set({ ...input, edition: 'E9' })).toMatchObject({
      setDataVersion: { userErrors: [{ code: 'RELEASE_OF_OTHER_EDITION' }] },
    });
    expect(await kept()).toEqual({ dataVersions: { totalCount: 0, nodes: [] } });
    await set({ ...input, version: 'v100' });
    await set({ ...input, version: 'V99', release: { label: 'sample-2026-07' } });
    await set({ ...input, version: 'v99' });
    expect(await kept()).toEqual({
      dataVersions: {
        totalCount: 2,
        nodes: [
          { edition: 'E10', version: 'v99', release: { label: 'sample-2026-01' } },
          { edition: 'E10', version: 'v100', release: { label: 'sample-2026-01' } },
        ],
      },
    });
    for (const version of ['v99', 'v100']) {
      expect(await answer(REMOVE, { edition: 'E10', version }, asAdministrator)).toEqual({
        removeDataVersion: { dataVersion: { version }, userErrors: [] },
      });
    }
    expect(await answer(REMOVE, { edition: 'E10', version: 'v99' }, asAdministrator)).toMatchObject({
      removeDataVersion: { userErrors: [{ code: 'NOT_FOUND' }] },
    });
    const log = await ask(api, '{ auditLog { nodes { action target { name } } } }', {}, asAdministrator);
    expect(log.body.data).toMatchObject({
      auditLog: {
        nodes: ['removeDataVersion', 'removeDataVersion', 'setDataVersion', 'setDataVersion', 'setDataVersion', 'import', 'import'].map(
          (action) => ({ action }),
        ),
      },
    });
  });

  it('without a mapping, a list is judged as usual, and the report contains the data version that it states', async () =>
    expect(await reported({ text: januaryList })).toMatchObject({
      release: { label: 'sample-2026-07' },
      writtenBy: { appVersion: 'v1.0.0', dataVersion: 'v1', release: null },
      findings: [{ code: 'POINTS_DIFFER', messageId: 'unitsAndTotal' }],
    }));

  it('without a mapping, a list cannot be judged under the data version that it states', async () =>
    expect(await reported({ text: januaryList, against: [{ stated: true }] })).toMatchObject({
      release: null,
      findings: [],
      review: [{ code: 'DATA_GAP', messageId: 'dataVersionUnknown' }],
    }));

  it('with a mapping, the report names the release and explains a total that is correct there', async () => {
    await set({ edition: 'E10', version: 'v1', release: { label: 'sample-2026-01' } });
    const message =
      'The list and the data release sample-2026-07 are from different dates: the list states the prices of sample-2026-01, the release for its data version v1. Stated and computed points: Harbourmaster 100 / 110, Ysolde Marn, Keeper of the Long Quay 115 / 110, Deckhand Company 90 / 85, Deckhand Company 170 / 165, Breakwater Guard 90 / 95, Siege Dredger 185 / 190; in total 985 and 990.';
    expect(await reported({ text: januaryList })).toMatchObject({
      release: { label: 'sample-2026-07' },
      writtenBy: { dataVersion: 'v1', release: { label: 'sample-2026-01' } },
      findings: [{ code: 'POINTS_DIFFER', messageId: 'unitsOfDataVersion', message }],
    });
    const wrong = await reported({ text: januaryList.replace('(985 Points)', '(980 Points)') });
    expect(wrong.findings?.map(({ messageId }) => messageId)).toEqual(['unitsAndTotal', 'totalDiffers']);
  });

  it('with a mapping, a list can be judged under its data version', async () => {
    const against = [{ stated: true }];
    expect(await reported({ text: januaryList, against })).toMatchObject({
      release: { label: 'sample-2026-01' },
      writtenBy: { release: { label: 'sample-2026-01' } },
      findings: [],
    });
    expect(await reported({ text: januaryList.replace(/\nExported.*/, ''), against })).toMatchObject({
      release: null,
      review: [{ code: 'DATA_GAP', messageId: 'dataVersionNotStated' }],
    });
  });
});
