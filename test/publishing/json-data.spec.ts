import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openManualFolder, openSources, type ImportResult } from '#muster/publishing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openServices, type Services } from './open-services.js';

let database: TestDatabase;
let services: Services;
let folder: string;

const system = {
  ...{ id: 'sys', name: 'Saltmarch', revision: 1 },
  costTypes: [{ id: 'pts', name: 'pts', defaultCostLimit: '' }],
  categoryEntries: [{ id: 'infantry', name: 'Infantry' }],
  forceEntries: [{ id: 'force', name: 'Army Roster', categoryLinks: [{ id: 'fl', name: 'Infantry', targetId: 'infantry' }] }],
};
const reeds = {
  ...{ id: 'reeds', name: 'Reed Wardens', revision: 1, gameSystemId: 'sys', library: false },
  catalogueLinks: [{ id: 'cl', name: 'Reed Library', targetId: 'library', type: 'catalogue', importRootEntries: true }],
  selectionEntries: [
    {
      ...{ id: 'squad', name: 'Reed Squad', type: 'unit', import: true, hidden: false },
      categoryLinks: [{ id: 'c', name: 'Infantry', targetId: 'infantry', primary: true }],
      costs: [{ name: 'pts', typeId: 'pts', value: 90 }],
    },
  ],
};
const library = { id: 'library', name: 'Reed Library', revision: 1, gameSystemId: 'sys', library: true };

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
  folder = await mkdtemp(path.join(tmpdir(), 'muster-json-'));
  await save('Saltmarch.json', { gameSystem: system });
  await save('Reed Wardens.json', { catalogue: reeds });
  await save('Reed Library.json', { catalogue: library });
  await save('settings.json', { tabWidth: 2 });
});
afterAll(async () => {
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const save = (name: string, document: object): Promise<void> => writeFile(path.join(folder, name), JSON.stringify(document));
const file = (name: string): string => path.join(folder, name);

async function run(label: string, locations: readonly string[], incomplete = false): Promise<ImportResult> {
  const source = (await openSources(locations)) ?? { files: [], diagnostics: [] };
  return services.imports.import({
    edition: '11e',
    label,
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    incomplete,
    actor: { name: 'ada' },
  });
}

const said = ({ diagnostics }: ImportResult) =>
  diagnostics.map(({ severity, code, params }) => [severity, code, params['name'] ?? params['file']]);

it('imports a folder of JSON files, and reports those that are not data', async () => {
  const result = await run('folder', [folder]);
  expect(result).toMatchObject({ outcome: 'imported', release: { edition: '11e' } });
  expect(said(result)).toEqual([['warning', 'import/other-file', 'settings.json']]);
  const release = await services.releases.findByLabel('folder');
  expect((await services.catalogue.find('datasheet', release?.id ?? '', 'squad'))?.name).toBe('Reed Squad');
});

it('refuses single files whose linked files are missing, by name', async () => {
  const result = await run('single', [file('Saltmarch.json'), file('Reed Wardens.json')]);
  expect(result).toMatchObject({ outcome: 'refused', fault: 'UNREADABLE' });
  expect(said(result)).toContainEqual(['error', 'import/missing-file', 'Reed Library']);
});

it('imports them as incomplete on request, and the faction names what is missing', async () => {
  const result = await run('incomplete', [file('Saltmarch.json'), file('Reed Wardens.json')], true);
  expect(said(result)).toContainEqual(['warning', 'import/missing-file', 'Reed Library']);
  const release = await services.releases.findByLabel('incomplete');
  expect(await services.catalogue.find('faction', release?.id ?? '', 'reeds')).toMatchObject({ missingFiles: ['Reed Library'] });
});

it('lays a Field Manual over a release, and marks what it contradicts', async () => {
  const units = [{ name: 'Reed Squad', pricing: [{ range: '[1,)', costs: [{ models: 1, points: 95 }] }] }];
  const manuals = await mkdtemp(path.join(tmpdir(), 'muster-manual-'));
  // JSON is YAML too.
  await writeFile(path.join(manuals, 'reed-wardens.yaml'), JSON.stringify({ name: 'Reed Wardens', units }));
  const claws = [{ name: 'Claws', pricing: [{ range: '[1,)', costs: [{ models: 1, points: 40 }] }] }];
  await writeFile(path.join(manuals, 'crabfolk.yaml'), JSON.stringify({ name: 'Crabfolk', units: claws }));
  await writeFile(path.join(manuals, 'meta.yaml'), 'version: "1.1"');
  const manual = (await openManualFolder(manuals)) ?? { version: '', files: [] };
  await rm(manuals, { recursive: true });
  const asked = { manual, base: 'folder', label: 'with manual', effectiveFrom: '2026-02-01', actor: { name: 'ada' } };
  expect(await services.manuals.import({ ...asked, base: 'absent' })).toMatchObject({ outcome: 'refused', fault: 'UNKNOWN_BASE' });
  expect(await services.manuals.import(asked)).toMatchObject({
    ...{ outcome: 'published', label: 'with manual' },
    comparison: { found: 1, notFound: [], absent: [{ name: 'Crabfolk' }] },
  });
  const release = await services.releases.findByLabel('with manual');
  const prices = { pricesOf: 'Field Manual 1.1', missingFiles: ['Crabfolk'] };
  expect(await services.catalogue.find('faction', release?.id ?? '', 'mfm-crabfolk')).toMatchObject(prices);
  expect(await services.catalogue.find('datasheet', release?.id ?? '', 'mfm-crabfolk-claws')).toMatchObject({
    ...{ pricesOnly: true, points: { bySize: [{ points: 40 }] } },
  });
  expect(await services.catalogue.find('datasheet', release?.id ?? '', 'squad')).toMatchObject({
    points: { bySize: [{ points: 90 }] },
    disputes: [{ field: 'points', used: '1: 90', other: '1: 95', source: 'Field Manual 1.1' }],
  });
  expect(await services.differences.list(release?.id ?? '')).toEqual([
    {
      ...{ kind: 'datasheet', id: 'squad', slug: 'reed-squad-reed-wardens', name: 'Reed Squad' },
      ...{ field: 'points', used: '1: 90', other: '1: 95', source: 'Field Manual 1.1', choice: 'release' },
    },
  ]);
  expect(await services.manuals.import(asked)).toMatchObject({ outcome: 'refused', fault: 'LABEL_TAKEN' });
  const strange = { ...manual, files: [{ path: 'notes.yaml', document: 'prose' }] };
  expect(await services.manuals.import({ ...asked, manual: strange })).toMatchObject({ fault: 'NOT_UNDERSTOOD', files: ['notes.yaml'] });
});
