import { afterAll, beforeAll, expect, it } from 'vitest';
import { januaryList } from '../checking/january-list.js';
import { sampleList } from '../checking/sample-release.js';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

const CHECK = `query ($input: CheckListInput!) { checkList(input: $input) { reports {
  verdict findings { code messageId message } betterFitting { release { label effectiveFrom } unitsStated unitsAsStated unitsAsStatedHere points verdict aspects { army units wargear } } } } }`;

interface Report {
  readonly verdict: string;
  readonly findings: readonly { readonly code: string; readonly message: string }[];
  readonly betterFitting: unknown;
}

async function reported(text: string, label: string, headers: Readonly<Record<string, string>> = {}): Promise<Report | undefined> {
  const { body } = await ask(api, CHECK, { input: { text, against: [{ label }] } }, headers);
  return (body.data as { readonly checkList: { readonly reports: readonly Report[] } }).checkList.reports[0];
}

const LEGAL = { army: 'LEGAL', units: 'LEGAL', wargear: 'LEGAL' };

it('names the release whose prices the list states, with the result under it', async () => {
  const report = await reported(januaryList.replace('1,000 Points', '985 Points'), 'sample-2026-07');
  expect(report?.verdict).toBe('ILLEGAL');
  expect(report?.betterFitting).toEqual({
    release: { label: 'sample-2026-01', effectiveFrom: '2026-01-15' },
    unitsStated: 9,
    unitsAsStated: 9,
    unitsAsStatedHere: 3,
    points: 985,
    verdict: 'LEGAL',
    aspects: LEGAL,
  });
  expect(report?.findings.map(({ code, message }) => [code, message])).toContainEqual([
    'OTHER_RELEASE_FITS',
    'The prices in the list fit the data release sample-2026-01 better than sample-2026-07: 9 of 9 units cost what the list states under sample-2026-01, 3 under sample-2026-07. Under sample-2026-01 the list is legal; total: 985.',
  ]);
});

it('names an older or a newer release', async () => {
  const report = await reported(sampleList('tidewright-harbour-watch-legal'), 'sample-2026-01', { 'accept-language': 'fr' });
  expect(report).toMatchObject({ betterFitting: { release: { label: 'sample-2026-07' }, points: 990, verdict: 'LEGAL' } });
  expect(report?.findings.find(({ code }) => code === 'OTHER_RELEASE_FITS')?.message).toContain(
    'Avec sample-2026-07, la liste est légale ; total : 990.',
  );
});

it('names none if no release fits the stated prices better', async () => {
  const misprinted = sampleList('tidewright-harbour-watch-legal').replace('Dredger (190', 'Dredger (191');
  expect(await reported(misprinted, 'sample-2026-07')).toMatchObject({ verdict: 'LEGAL', betterFitting: null });
  expect(await reported(sampleList('tidewright-harbour-watch-legal'), 'sample-2026-07')).toMatchObject({ betterFitting: null });
});
