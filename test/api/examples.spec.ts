import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleOperations, type ExampleOperation } from '../../apps/api/src/platform/pages/example-operations.js';
import { publishSample } from './sample.js';
import { ask, asAdministrator, startApi, type TestApi } from './start-api.js';

const examples = await readExampleOperations();

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await publishSample(api);
});
afterAll(() => api.close());

async function run(
  name: string,
  change: (variables: string) => string = (variables) => variables,
): Promise<Readonly<Record<string, unknown>>> {
  const example = examples.find((one): one is ExampleOperation => one.name === name);
  if (!example) throw new Error(`There is no example ${name}.`);
  const variables = change(example.variables || '{}');
  const headers = name.startsWith('administrator') ? asAdministrator : {};
  const answer = await ask(api, example.query, JSON.parse(variables) as object, headers);
  expect([name, answer.body.errors]).toEqual([name, undefined]);
  return answer.body.data as Readonly<Record<string, unknown>>;
}

it('there are examples for the three kinds of user', () => {
  expect(new Set(examples.map(({ name }) => name.split('-')[0]))).toEqual(new Set(['administrator', 'organiser', 'player']));
});

describe('for players and app developers', () => {
  it('checks a list', async () =>
    expect(await run('player-1-check-a-list')).toMatchObject({
      checkList: { reports: [{ verdict: 'LEGAL', release: { label: 'sample-2026-07' } }] },
    }));
  it('looks things up', async () =>
    expect(await run('player-2-look-things-up')).toMatchObject({ search: [{ entry: { name: 'Harbourmaster' } }] }));
  it('reads a datasheet', async () =>
    expect(await run('player-3-one-datasheet')).toMatchObject({ datasheet: { name: 'Deckhand Company' } }));
  it('pages through a faction', async () =>
    expect(await run('player-4-everything-of-a-faction')).toMatchObject({
      datasheets: { totalCount: 7 },
      detachments: { nodes: [{}, {}] },
    }));
  it('shows what a unit may choose', async () =>
    expect(await run('player-5-what-a-unit-may-choose')).toMatchObject({
      datasheet: { optionTree: { price: [{ type: 'pts', value: 85 }], totalCount: 8 } },
    }));
});

describe('for organisers', () => {
  it('says why a list is illegal', async () =>
    expect(await run('organiser-1-why-is-it-illegal')).toMatchObject({ checkList: { reports: [{ verdict: 'ILLEGAL' }], userErrors: [] } }));
  it('judges under several releases', async () =>
    expect(await run('organiser-2-under-several-releases')).toMatchObject({
      checkList: { reports: [{ release: { label: 'sample-2026-01' } }, { release: { label: 'sample-2026-07' } }], userErrors: [] },
    }));
  it('names the release of a day', async () =>
    expect(await run('organiser-3-which-releases')).toMatchObject({ release: { label: 'sample-2026-01' }, releases: { totalCount: 2 } }));
});

describe('for administrators', () => {
  it('opens, edits, compares and publishes a draft, and tells who did', async () => {
    const { openDraft } = (await run('administrator-1-open-a-draft')) as { openDraft: { release: { id: string } } };
    expect(openDraft).toMatchObject({ release: { label: 'my-first-draft', revision: 0 }, userErrors: [] });
    const named = (variables: string): string => variables.replace('<id of the draft>', openDraft.release.id);
    expect(await run('administrator-2-edit-it', named)).toMatchObject({ editDraft: { release: { revision: 1 }, userErrors: [] } });
    expect(await run('administrator-3-compare', named)).toMatchObject({
      compareReleases: {
        kinds: expect.arrayContaining([
          expect.objectContaining({ kind: 'ENHANCEMENT', added: [{ key: 'salt-crown', name: 'Salt Crown' }] }),
        ]),
      },
    });
    expect(await run('administrator-4-publish', named)).toMatchObject({
      publishDraft: { release: { status: 'PUBLISHED' }, userErrors: [] },
    });
    const { auditLog } = (await run('administrator-5-who-changed-what')) as { auditLog: { nodes: { action: string }[] } };
    expect(auditLog.nodes.map(({ action }) => action)).toEqual(['publish', 'save', 'openDraft', 'import', 'import']);
  });

  it('refuses an import where there is no folder to import from', async () =>
    expect(await run('administrator-6-import')).toMatchObject({ startImport: { job: null, userErrors: [{ code: 'NO_IMPORT_FOLDER' }] } }));
  it('watches imports', async () => expect(await run('administrator-7-watch-imports')).toEqual({ importSources: [], importJobs: [] }));
});

it('every example is run above', () => expect(examples).toHaveLength(15));
