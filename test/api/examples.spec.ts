import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleOperations, type ExampleOperation } from '../../apps/api/src/platform/pages/example-operations.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from './start-api.js';

const examples = await readExampleOperations();

const ran = new Set<string>();

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

async function run(
  name: string,
  change: (variables: string) => string = (variables) => variables,
): Promise<Readonly<Record<string, unknown>>> {
  const example = examples.find((one): one is ExampleOperation => one.name === name);
  if (!example) throw new Error(`There is no example ${name}.`);
  ran.add(name);
  const variables = change(example.variables || '{}');
  const headers = name.startsWith('administrator') ? asAdministrator : {};
  const answer = await ask(api, example.query, JSON.parse(variables) as object, headers);
  expect([name, answer.body.errors]).toEqual([name, undefined]);
  return answer.body.data as Readonly<Record<string, unknown>>;
}

it('there are examples for the three kinds of users', () => {
  expect(new Set(examples.map(({ name }) => name.split('-')[0]))).toEqual(new Set(['administrator', 'organiser', 'player']));
});

describe('for players and app developers', () => {
  it('checks a list', async () =>
    expect(await run('player-1-check-a-list')).toMatchObject({
      checkList: { reports: [{ verdict: 'LEGAL', release: { label: 'sample-2026-07' } }] },
    }));
  it('looks things up', async () =>
    expect(await run('player-2-look-things-up')).toMatchObject({ search: { nodes: [{ entry: { name: 'Harbourmaster' } }] } }));
  it('reads a datasheet', async () =>
    expect(await run('player-3-one-datasheet')).toMatchObject({ datasheet: { name: 'Deckhand Company' } }));
  it('pages through a faction', async () =>
    expect(await run('player-4-everything-of-a-faction')).toMatchObject({
      datasheets: { totalCount: 7 },
      detachments: { nodes: [{}, {}] },
    }));
  it('shows the options of a unit', async () =>
    expect(await run('player-5-what-a-unit-may-choose')).toMatchObject({
      datasheet: { optionTree: { price: [{ type: 'pts', value: 85 }], totalCount: 8 } },
    }));
});

describe('for app developers', () => {
  it('checks a roster given as data, and suggests fixes', async () =>
    expect(await run('player-6-check-a-roster')).toMatchObject({
      checkRoster: {
        reports: [
          {
            verdict: 'ILLEGAL',
            findings: [
              {
                code: 'passengers-eligible',
                fix: { kind: 'DISEMBARK', message: 'Start Breakwater Guard outside Lantern Barge.', paths: [['units', '3']] },
              },
            ],
            attachedUnits: [{ units: [1, 0], startingStrength: 11, keywords: expect.arrayContaining(['battleline', 'character']) }],
          },
        ],
        userErrors: [],
      },
    }));
  it('replays a log of Command points', async () =>
    expect(await run('player-7-command-points')).toMatchObject({
      cpLedger: {
        ledger: {
          ruleset: 'wh40k-10e',
          budgets: [{ balance: 2 }],
          findings: [{ message: 'Command Re-roll is used again in the fight phase of battle round 2, own turn.' }],
        },
        userErrors: [],
      },
    }));
  it('compares two lists', async () =>
    expect(await run('player-9-compare-two-lists')).toEqual({
      compareLists: {
        comparison: {
          isCompared: true,
          differences: [{ message: 'The army now costs 995 points (was 990).' }],
          units: [
            {
              before: { name: 'Harbourmaster', line: 9 },
              after: { name: 'Harbourmaster', line: 9 },
              differences: [
                { kind: 'pointsChanged', message: 'Now 115 points (was 110).' },
                { kind: 'upgradeRemoved', message: 'Removed: Brass Spyglass.' },
                { kind: 'upgradeAdded', message: 'Added: Keel Oath.' },
              ],
            },
            {
              before: { name: 'Breakwater Guard', line: 50 },
              after: { name: 'Breakwater Guard', line: 50 },
              differences: [
                { kind: 'wargearChanged', message: 'Tide shield: now 0 (was 1).' },
                { kind: 'wargearChanged', message: 'Bolt thrower: now 1 (was 0).' },
              ],
            },
          ],
          notCompared: [],
        },
        userErrors: [],
      },
    }));
  it('determines the Underdog', async () =>
    expect(await run('player-8-who-is-the-underdog')).toMatchObject({
      compareRosters: { comparison: { underdog: 'FIRST', commandRerolls: 2, lacks: null }, userErrors: [] },
    }));
});

describe('for organisers', () => {
  it('shows under which releases a list is legal', async () =>
    expect(await run('organiser-8-legal-when')).toEqual({
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
          },
          expect.objectContaining({
            release: { label: 'sample-2026-07' },
            verdict: 'LEGAL',
            points: 990,
            warnings: 0,
            findingsAdded: [],
            findingsGone: expect.arrayContaining([
              {
                code: 'POINTS_DIFFER',
                message:
                  'The list and the data release sample-2026-01 seem to be from different dates: the prices in the list are different. Stated and computed points: Harbourmaster 110 / 100, Ysolde Marn, Keeper of the Long Quay 110 / 115, Deckhand Company 85 / 90, Deckhand Company 165 / 170, Breakwater Guard 95 / 90, Siege Dredger 190 / 185; in total 990 and 985.',
              },
            ]) as unknown,
          }),
        ],
        userErrors: [],
      },
    }));
  it('shows where the sources of a release differ', async () =>
    expect(await run('organiser-10-where-sources-differ')).toEqual({ dataDifferences: { totalCount: 0, nodes: [] } }));
  it('explains drift', async () =>
    expect(await run('organiser-9-what-drifted')).toMatchObject({
      drift: {
        drift: {
          before: 985,
          after: 990,
          units: expect.arrayContaining([
            {
              name: 'Breakwater Guard',
              line: 50,
              before: 90,
              after: 95,
              differences: [
                { kind: 'priceDrifted', params: { before: 90, after: 95 }, message: 'Now 95 points (was 90).' },
                {
                  kind: 'optionPriceDrifted',
                  params: { name: 'Tide shield', before: 5, after: 10 },
                  message: 'Tide shield: now 10 points each (was 5).',
                },
              ],
            },
          ]) as unknown,
        },
        userErrors: [],
      },
    }));
  it('judges by an amendment and house rules', async () =>
    expect(await run('organiser-4-house-rules')).toMatchObject({
      checkList: {
        reports: [
          {
            verdict: 'ILLEGAL',
            ruleset: 'wh40k-10e',
            amendments: [
              { id: 'wh40k-10e-mission-pack', version: 1 },
              { id: 'house-rules', version: 1, title: 'Harbour Open' },
            ],
            findings: expect.arrayContaining([
              {
                code: 'no-banned-units',
                message: 'Siege Dredger is not allowed: siege dredger.',
                cites: 'Harbour Open, event pack, page 2',
                fix: { kind: 'REMOVE', message: 'Remove Siege Dredger.', paths: [['units', '6']] },
              },
              {
                code: 'capped-units-within-limit',
                message: 'The army has 2 units of the kind "mounted"; at most 1 is allowed.',
                cites: 'Harbour Open, event pack, page 2',
                fix: { kind: 'REMOVE', message: 'Remove 1 of these units.', paths: [['units', '8']] },
              },
            ]),
          },
        ],
        userErrors: [],
      },
    }));
  it('gives the rules as data', async () =>
    expect(await run('organiser-5-the-rules-as-data')).toMatchObject({
      ruleset: {
        id: 'wh40k-10e',
        rules: expect.arrayContaining([
          expect.objectContaining({
            id: 'enhancements-within-limit',
            severity: 'ERROR',
            cites: 'Core Rules (10th edition), Muster Your Army: Select Units, Enhancements',
            limits: [{ name: 'enhancements', meaning: 'Maximum number of Enhancements in an army', value: 3 }],
          }),
        ]),
        amendments: [
          { id: 'wh40k-10e-mission-pack', adds: [{ id: 'reserves-within-half' }] },
          { id: 'wh40k-10e-house-rules', adds: [{ id: 'no-legends' }, { id: 'no-banned-units' }, { id: 'capped-units-within-limit' }] },
        ],
      },
    }));
  it('says why a list is illegal', async () =>
    expect(await run('organiser-1-why-is-it-illegal')).toMatchObject({ checkList: { reports: [{ verdict: 'ILLEGAL' }], userErrors: [] } }));
  it('judges under several releases', async () =>
    expect(await run('organiser-2-under-several-releases')).toMatchObject({
      checkList: { reports: [{ release: { label: 'sample-2026-01' } }, { release: { label: 'sample-2026-07' } }], userErrors: [] },
    }));
  it('selects the release of a date', async () =>
    expect(await run('organiser-3-which-releases')).toMatchObject({ release: { label: 'sample-2026-01' }, releases: { totalCount: 2 } }));
});

describe('for administrators', () => {
  it('opens, edits, compares and publishes a draft, and shows who did so', async () => {
    expect(await run('administrator-1-open-a-draft')).toMatchObject({
      openDraft: { release: { label: 'my-first-draft', revision: 0 }, userErrors: [] },
    });
    expect(await run('administrator-2-edit-it')).toMatchObject({ editDraft: { release: { revision: 1 }, userErrors: [] } });
    expect(await run('administrator-3-compare')).toMatchObject({
      compareReleases: {
        kinds: expect.arrayContaining([
          expect.objectContaining({ kind: 'ENHANCEMENT', added: [{ key: 'salt-crown', name: 'Salt Crown' }] }),
        ]),
      },
    });
    expect(await run('administrator-4-publish')).toMatchObject({
      publishDraft: { release: { status: 'PUBLISHED' }, userErrors: [] },
    });
    const { auditLog } = (await run('administrator-5-who-changed-what')) as { auditLog: { nodes: { action: string }[] } };
    expect(auditLog.nodes.map(({ action }) => action)).toEqual(['publish', 'save', 'openDraft', 'import', 'import']);
    expect(await run('administrator-12-withdraw-and-restore')).toMatchObject({
      withdrawRelease: { release: { status: 'WITHDRAWN' }, userErrors: [] },
      restoreRelease: { release: { status: 'PUBLISHED' }, userErrors: [] },
    });
  });

  it('maps a data version to a release', async () =>
    expect(await run('administrator-8-what-data-versions-mean')).toEqual({
      setDataVersion: {
        dataVersion: { version: 'v1', release: { label: 'sample-2026-01' }, setBy: expect.any(String) as unknown },
        userErrors: [],
      },
    }));
  it('teaches a name, and shows the names to teach', async () => {
    expect(await run('administrator-11-teach-a-name')).toMatchObject({
      teachAlias: { alias: { name: 'Coursiers', means: 'Signal Runners' }, userErrors: [] },
    });
    expect(await run('administrator-10-names-to-teach')).toMatchObject({ unresolvedNames: { nodes: expect.any(Array) as unknown } });
  });
  it('refuses an import if no import folder is configured', async () =>
    expect(await run('administrator-6-import')).toMatchObject({ startImport: { job: null, userErrors: [{ code: 'NO_IMPORT_FOLDER' }] } }));
  it('watches imports', async () =>
    expect(await run('administrator-7-watch-imports')).toEqual({ importSources: [], importJobs: { nodes: [] } }));
});

it('every example is run in this file, in other specs of examples, or in test/bulk', () => {
  const notRun = examples.map(({ name }) => name).filter((name) => !ran.has(name));
  expect(notRun).toEqual([
    'player-10-what-can-i-add',
    'player-11-what-may-my-units-choose',
    'player-12-why-and-what-helps',
    'player-13-under-a-newer-release',
    'player-14-move-it',
    'player-15-which-rosters-are-affected',
    'player-16-export',
    'player-17-what-became-of-ids',
    'player-18-releases-as-files',
    'player-19-take-my-data',
    'organiser-6-check-many-lists',
    'organiser-7-a-job-and-its-table',
    'administrator-9-ask-kept-rosters',
  ]);
});
