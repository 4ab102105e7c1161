import type { DraftAt, EntryKind, StoredRelease } from '#muster/persistence';
import { type DraftEdit, type EditOutcome, isFault } from '#muster/publishing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource, unitId } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

let database: TestDatabase;
let services: Services;
let draft: StoredRelease;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
  const source = inventedSource({ factions: 2, unitsPerFaction: 5 });
  const result = await services.imports.import({
    edition: '10e',
    label: 'base',
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    actor: { name: 'ada' },
  });
  if (result.outcome !== 'imported') throw new Error(result.outcome);
  draft = sound(
    await services.drafts.open({ baseId: result.release.id, label: 'draft', effectiveFrom: '2026-02-01', actor: { name: 'ben' } }),
  );
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

function sound(outcome: EditOutcome): StoredRelease {
  if (isFault(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function edit(...edits: readonly DraftEdit[]): Promise<EditOutcome> {
  const at: DraftAt = { id: draft.id, revision: draft.revision, actor: { name: 'ben' } };
  const outcome = await services.drafts.edit(at, edits);
  if (!isFault(outcome)) draft = outcome;
  return outcome;
}

function save(entryKind: EntryKind, document: unknown): DraftEdit {
  return { kind: 'save', entryKind, document, reason: 'new book' };
}

function remove(entryKind: EntryKind, id: string): DraftEdit {
  return { kind: 'remove', entryKind, id, reason: 'out of print' };
}

function herons(points: number): DraftEdit {
  return save('datasheet', {
    id: 'herons',
    name: 'Moor Herons',
    faction: 'cat-0',
    keywords: ['Infantry'],
    models: [{ id: 'heron', name: 'Heron', min: 3, max: 6 }],
    points: {
      bySize: [
        { upTo: 3, points },
        { upTo: null, points: points * 2 },
      ],
    },
  });
}

function counts(): Promise<readonly number[]> {
  const kinds: readonly EntryKind[] = ['faction', 'datasheet', 'detachment', 'enhancement', 'armyOption'];
  return Promise.all(kinds.map(async (kind) => (await services.catalogue.list(kind, draft.id, {}, { first: 1 })).totalCount));
}

async function nodeNames(): Promise<readonly string[]> {
  const data = await services.releases.load(draft.id);
  return (data?.files ?? [])
    .flatMap(({ entries, sharedEntries }) => [...(entries ?? []), ...(sharedEntries ?? [])])
    .map(({ name }) => name);
}

it('creates a datasheet that can be found and that the evaluator knows', async () => {
  sound(await edit(herons(60)));
  expect(await counts()).toEqual([2, 11, 0, 0, 0]);
  expect(await services.catalogue.find('datasheet', draft.id, 'herons')).toMatchObject({
    slug: 'moor-herons',
    factions: [{ factionId: 'cat-0' }],
    points: { minModels: 3, maxModels: 6, bySize: [{ upTo: 3, points: 60 }, { points: 120 }] },
  });
  expect(await nodeNames()).toContain('Moor Herons');
});

it('replaces it when it is saved again', async () => {
  sound(await edit(herons(75)));
  expect(await counts()).toEqual([2, 11, 0, 0, 0]);
  expect(await services.catalogue.find('datasheet', draft.id, 'herons')).toMatchObject({
    points: { bySize: [{ points: 75 }, { points: 150 }] },
  });
  expect((await nodeNames()).filter((name) => name === 'Moor Herons')).toHaveLength(1);
});

it('creates related entries together, and changes imported data at the same time', async () => {
  sound(
    await edit(
      save('faction', { id: 'herd', name: 'Herd of the Moor', keyword: 'Herd' }),
      save('datasheet', {
        id: 'oxen',
        name: 'Bog Oxen',
        faction: 'herd',
        keywords: ['Beast'],
        models: [{ id: 'ox', name: 'Ox', min: 1, max: 3 }],
        points: { bySize: [{ upTo: null, points: 90 }] },
      }),
      save('armyOption', { id: 'stampede', name: 'Stampede', kind: 'stratagem', factions: ['herd'], commandPoints: 1 }),
      { kind: 'change', target: unitId(2), field: 'pointsOfSize', value: '{"models":5,"points":1}', reason: 'errata' },
    ),
  );
  expect(await counts()).toEqual([3, 12, 0, 0, 1]);
  expect(await services.catalogue.find('armyOption', draft.id, 'stampede')).toMatchObject({
    kind: 'stratagem',
    factionIds: ['herd'],
    commandPoints: 1,
  });
  expect(await services.catalogue.find('datasheet', draft.id, unitId(2))).toMatchObject({
    points: { bySize: [{ points: 1 }, { points: 120 }] },
  });
});

it('refuses invalid documents, ids in use and references to missing entries, and stores nothing', async () => {
  const before = draft;
  const outcome = await edit(
    save('datasheet', { id: 'x y', name: 'X', faction: 'cat-0' }),
    save('faction', { id: unitId(1), name: 'Y', keyword: 'Y' }),
  );
  expect('problems' in outcome && outcome.problems.map(({ code, messageId, path }) => [code, messageId, path.slice(0, 4)])).toEqual(
    expect.arrayContaining([
      ['import/native', 'notId', ['edits', 0, 'document', 'id']],
      ['draft/invalid-edit', 'idTaken', ['edits', 1, 'document', 'id']],
    ]),
  );
  const dangling = await edit(save('armyOption', { id: 'rush', name: 'Rush', kind: 'stratagem', factions: ['nobody'] }));
  expect('problems' in dangling && dangling.problems.map(({ messageId, params }) => [messageId, params])).toEqual([
    ['stillNeeded', { kind: 'armyOption', by: 'rush', id: 'nobody' }],
  ]);
  const needed = await edit(remove('faction', 'herd'));
  expect('problems' in needed && needed.problems.map(({ params }) => params['by'])).toEqual(['oxen', 'stampede']);
  expect(await services.releases.findFresh(draft.id)).toEqual(before);
});

it('changes its fields like those of other entries, and keeps the change when it is saved again', async () => {
  sound(await edit({ kind: 'change', target: 'herons', field: 'pointsOfSize', value: '{"models":3,"points":70}', reason: 'errata' }));
  const after = { points: { bySize: [{ points: 70 }, { points: 150 }] } };
  expect(await services.catalogue.find('datasheet', draft.id, 'herons')).toMatchObject(after);
  sound(await edit(herons(75)));
  expect(await services.catalogue.find('datasheet', draft.id, 'herons')).toMatchObject(after);
  const data = await services.releases.load(draft.id);
  const node = data?.files
    .flatMap(({ entries, sharedEntries }) => [...(entries ?? []), ...(sharedEntries ?? [])])
    .find(({ name }) => name === 'Moor Herons');
  expect(node?.costs?.map(({ value }) => value)).toContain(70);
  const [overlay] = (await services.overlays.list(draft.id)).filter(({ target }) => target === 'herons');
  sound(await edit({ kind: 'undo', overlayId: overlay?.id ?? '', reason: 'wrong' }));
  expect(await services.catalogue.find('datasheet', draft.id, 'herons')).toMatchObject({
    points: { bySize: [{ points: 75 }, { points: 150 }] },
  });
});

it('copies manually created entries to the next release', async () => {
  const published = sound(await services.drafts.publish({ id: draft.id, revision: draft.revision, actor: { name: 'ben' } }));
  draft = sound(await services.drafts.open({ baseId: published.id, label: 'next', effectiveFrom: '2026-03-01', actor: { name: 'ben' } }));
  sound(await edit(herons(80)));
  expect(await services.catalogue.find('datasheet', draft.id, 'herons')).toMatchObject({
    points: { bySize: [{ points: 80 }, { points: 160 }] },
  });
  expect(await services.catalogue.find('datasheet', published.id, 'herons')).toMatchObject({
    points: { bySize: [{ points: 75 }, { points: 150 }] },
  });
  expect((await services.drafts.compare(draft.id))?.flatMap(({ changed }) => changed.map(({ id }) => id))).toEqual(['herons']);
});

it('removes it, as well as imported entries', async () => {
  sound(
    await edit(
      remove('datasheet', 'herons'),
      remove('datasheet', 'oxen'),
      remove('armyOption', 'stampede'),
      remove('faction', 'herd'),
      remove('datasheet', unitId(9)),
    ),
  );
  expect(await counts()).toEqual([2, 9, 0, 0, 0]);
  expect(await nodeNames()).not.toContain('Moor Herons');
  expect(await services.overlays.list(draft.id)).toMatchObject([
    { target: unitId(2), field: 'pointsBySize' },
    { target: unitId(9), field: 'removed', value: 'true' },
  ]);
});

it('records what was created and removed', async () => {
  const [last, ...others] = await services.audit.list({ releaseId: draft.id, first: 10 });
  expect([last?.action, last?.target?.id]).toEqual(['remove', unitId(9)]);
  const removed = others.find(({ target }) => target?.id === 'herons');
  expect(removed).toMatchObject({
    action: 'remove',
    before: { entries: [{ kind: 'datasheet', id: 'herons', whole: { name: 'Moor Herons' } }] },
  });
});
