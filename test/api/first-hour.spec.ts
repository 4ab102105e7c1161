import { ImportService } from '#muster/publishing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleOperations } from '../../apps/api/src/platform/pages/example-operations.js';
import { tabsFolder } from '../../apps/api/src/platform/pages/graphiql-page.js';
import { inventedSource } from '../publishing/invented-source.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from './start-api.js';

const tabs = await readExampleOperations(tabsFolder);

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

async function run({ name, query }: (typeof tabs)[number]): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await ask(api, query, {}, name.endsWith('administration') ? asAdministrator : {});
  expect([name, body.errors]).toEqual([name, undefined]);
  return body.data as Readonly<Record<string, unknown>>;
}

const some = expect.arrayContaining([expect.anything()]);

/** What each tab demonstrates. */
const SHOWN: Readonly<Record<string, object>> = {
  '01-check-a-list': { checkList: { reports: [{ verdict: 'LEGAL' }], userErrors: [] } },
  '02-why-is-it-illegal': { checkList: { reports: [{ verdict: 'ILLEGAL', findings: some }], userErrors: [] } },
  '03-which-data-are-loaded': { releases: { nodes: some } },
  '04-factions-and-detachments': { factions: { nodes: some }, detachments: { nodes: some } },
  '05-datasheets': { datasheets: { nodes: some } },
  '06-look-things-up': { search: { nodes: some } },
  '07-an-event-with-house-rules': { checkList: { reports: [{ verdict: 'ILLEGAL', findings: some }], userErrors: [] } },
  '08-under-two-releases': {
    checkList: { reports: [{ release: { label: 'sample-2026-01' } }, { release: { label: 'sample-2026-07' } }], userErrors: [] },
  },
  '09-what-changed-for-a-list': { drift: { drift: { before: 985, after: 990, units: some }, userErrors: [] } },
  '10-the-rules-as-data': { ruleset: { rules: some } },
  '11-releases-as-files': { bulkData: { nodes: some } },
  '12-administration': { importJobs: { nodes: [] } },
};

it('there are twelve tabs, in order, and each works without other input', () => {
  expect(tabs.map(({ name }) => Number(name.slice(0, 2)))).toEqual(tabs.map((_, at) => at + 1));
  expect(tabs).toHaveLength(12);
  for (const { query, variables } of tabs) {
    expect(variables).toBe('');
    expect(query).toMatch(/^# [A-Z].*\.\n/);
    expect(query).not.toMatch(/[($]\$|<[a-z ]+>/);
  }
});

describe.each(['before', 'after'])('each tab answers %s an import', (when) => {
  beforeAll(async () => {
    if (when === 'before') return;
    await api.app.get(ImportService).import({
      edition: '10e',
      label: 'imported',
      effectiveFrom: '2026-07-02',
      sourceRevision: null,
      source: inventedSource({ factions: 2, unitsPerFaction: 10 }),
      actor: { name: 'ada' },
    });
  });

  it.each(tabs.map((tab) => [tab.name, tab] as const))('%s', async (name, tab) => {
    expect(await run(tab)).toMatchObject(SHOWN[name] ?? { documented: name });
  });
});

it("the administrators' tab says that it needs a key, and so does the response without one", async () => {
  const tab = tabs.find(({ name }) => name.endsWith('administration'));
  expect(tab?.query.split('\n')[0]).toContain('needs an administrator key');
  const { body } = await ask(api, tab?.query ?? '');
  expect(body.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});
