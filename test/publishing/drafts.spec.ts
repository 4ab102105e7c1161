import type { DraftAt, StoredRelease } from '#muster/persistence';
import { type DraftEdit, type EditOutcome, isFault } from '#muster/publishing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource, unitId, unitName } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

let database: TestDatabase;
let services: Services;
let base: StoredRelease;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
  const source = inventedSource({ factions: 2, unitsPerFaction: 10 });
  const result = await services.imports.import({
    edition: '10e',
    label: 'base',
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    actor: { name: 'ada' },
  });
  if (result.outcome !== 'imported') throw new Error(result.outcome);
  base = result.release;
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

async function open(label: string, effectiveFrom = '2026-02-01', on = base): Promise<StoredRelease> {
  return sound(await services.drafts.open({ baseId: on.id, label, effectiveFrom, actor: { name: 'ben' } }));
}

function sound(outcome: EditOutcome): StoredRelease {
  if (isFault(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

function at({ id, revision }: StoredRelease): DraftAt {
  return { id, revision, actor: { name: 'ben' } };
}

function change(target: string, field: string, value: string): DraftEdit {
  return { kind: 'change', target, field, value, reason: 'errata of the day' };
}

/** Changes the price of the smallest size, which has five models. */
const price = (unit: number, cost: number): DraftEdit => change(unitId(unit), 'pointsOfSize', JSON.stringify({ models: 5, points: cost }));

function points(release: StoredRelease, unit: number): Promise<unknown> {
  return services.catalogue.find('datasheet', release.id, unitId(unit)).then((datasheet) => datasheet?.points.bySize);
}

it('opens on a published release and contains the same data', async () => {
  const draft = await open('opened');
  expect(draft).toMatchObject({
    status: 'draft',
    basedOnId: base.id,
    edition: '10e',
    source: 'draft',
    contentHash: base.contentHash,
    revision: 0,
  });
  expect((await services.catalogue.list('datasheet', draft.id, {}, { first: 1 })).totalCount).toBe(20);
  expect(await services.drafts.compare(draft.id)).toEqual(
    ['faction', 'datasheet', 'detachment', 'enhancement', 'armyOption'].map((kind) => ({ kind, added: [], changed: [], dropped: [] })),
  );
});

it('refuses a label in use, a missing base, and a draft as a base', async () => {
  const draft = await open('once');
  const on = (baseId: string, label: string) =>
    services.drafts.open({ baseId, label, effectiveFrom: '2026-02-01', actor: { name: 'ben' } });
  expect(await on(base.id, 'once')).toEqual({ fault: 'LABEL_TAKEN' });
  expect(await on('00000000-0000-4000-8000-000000000000', 'new')).toEqual({ fault: 'NOT_FOUND' });
  expect(await on(draft.id, 'new')).toEqual({ fault: 'WRONG_STATUS' });
});

it('changes prices in the nodes and in the browsable entries, and nothing else', async () => {
  const draft = await open('prices');
  const edited = sound(
    await services.drafts.edit(at(draft), [change(unitId(3), 'pointsBySize', '[{"upTo":5,"points":75},{"upTo":10,"points":140}]')]),
  );
  expect(edited.revision).toBe(1);
  expect(await points(edited, 3)).toEqual([
    { upTo: 5, points: 75 },
    { upTo: 10, points: 140 },
  ]);
  const [datasheets] = (await services.drafts.compare(draft.id))?.filter(({ kind }) => kind === 'datasheet') ?? [];
  expect(datasheets).toEqual({
    kind: 'datasheet',
    added: [],
    dropped: [],
    changed: [
      {
        id: unitId(3),
        name: unitName(3),
        changes: [
          { field: 'points.bySize[5].points', before: 65, after: 75 },
          { field: 'points.bySize[10].points', before: 130, after: 140 },
        ],
      },
    ],
  });
  const unit = (await services.releases.load(draft.id))?.files
    .flatMap(({ sharedEntries }) => sharedEntries ?? [])
    .find(({ id }) => id === unitId(3));
  expect(unit?.costs).toEqual([{ typeId: 'pts', name: 'pts', value: 75 }]);
  expect(await points(base, 3)).toEqual([
    { upTo: 5, points: 65 },
    { upTo: 10, points: 130 },
  ]);
});

it('renames entries and adds keywords and aliases; old names can still be found', async () => {
  const draft = await open('names');
  const edits = [
    change(unitId(4), 'name', 'Tide Wardens of the Deep'),
    change(unitId(4), 'alias', 'Deepers'),
    change(unitId(4), 'addKeyword', 'Sworn'),
  ];
  sound(await services.drafts.edit(at(draft), edits));
  const datasheet = await services.catalogue.find('datasheet', draft.id, unitId(4));
  expect(datasheet).toMatchObject({ name: 'Tide Wardens of the Deep', aliases: ['Deepers', unitName(4)] });
  expect(datasheet?.keywords).toContain('Sworn');
  for (const search of ['Deepers', unitName(4), 'wardens of the deep'])
    expect((await services.catalogue.list('datasheet', draft.id, { search }, { first: 1 })).edges[0]?.node.id).toBe(unitId(4));
});

it('removes a datasheet and restores it', async () => {
  const draft = await open('removal');
  const without = sound(await services.drafts.edit(at(draft), [change(unitId(5), 'removed', 'true')]));
  expect(await services.catalogue.find('datasheet', draft.id, unitId(5))).toBeNull();
  const [overlay] = await services.overlays.list(draft.id);
  const back = sound(await services.drafts.edit(at(without), [{ kind: 'undo', overlayId: overlay?.id ?? '', reason: 'too early' }]));
  expect(await services.catalogue.find('datasheet', draft.id, unitId(5))).toMatchObject({ name: unitName(5) });
  expect(back.contentHash).toBe(base.contentHash);
  expect(await services.overlays.list(draft.id)).toEqual([]);
});

it('stores nothing if one of several edits is invalid, and says which one', async () => {
  const draft = await open('wrong');
  const outcome = await services.drafts.edit(at(draft), [
    price(1, 60),
    change(unitId(1), 'points', 'many'),
    change('nobody', 'points', '60'),
    change(unitId(1), 'colour', 'red'),
    { kind: 'undo', overlayId: '00000000-0000-4000-8000-000000000000', reason: 'x' },
    { ...price(1, 60), reason: ' ' },
  ]);
  expect('problems' in outcome && outcome.problems.map(({ messageId, path }) => [messageId, ...path])).toEqual([
    ['badValue', 'edits', 1, 'value'],
    ['unknownTarget', 'edits', 2, 'target'],
    ['unknownField', 'edits', 3, 'field'],
    ['unknownOverlay', 'edits', 4, 'overlayId'],
    ['noReason', 'edits', 5, 'reason'],
  ]);
  expect(await services.releases.findFresh(draft.id)).toEqual(draft);
  expect(await services.overlays.list(draft.id)).toEqual([]);
});

it.each([
  ['points', '-5', 'badValue'],
  ['points', '1e3', 'badValue'],
  ['points', '0x10', 'badValue'],
  ['points', '65.125', 'badValue'],
  ['points', '100001', 'badValue'],
  ['points', 'NaN', 'badValue'],
  ['pointsBySize', '[{"upTo":5,"points":-1}]', 'badValue'],
  ['powerRating', '-1', 'badValue'],
  ['powerRating', '2.5', 'badValue'],
  ['name', 'Tide\nWardens', 'badValue'],
  ['alias', 'Tide\u202eWardens', 'badValue'],
  ['addKeyword', 'Sworn\u200b', 'badValue'],
  ['leads', '["No Such Unit"]', 'unknownLed'],
  ['points', '60', 'severalSizes'],
])('refuses %s %j', async (field, value, problem) => {
  const draft = await open(`refused ${field} ${Buffer.from(value).toString('hex')}`);
  const outcome = await services.drafts.edit(at(draft), [change(unitId(1), field, value)]);
  expect('problems' in outcome && outcome.problems.map(({ messageId }) => messageId)).toEqual([problem]);
});

it('accepts half points, and names of existing units', async () => {
  const draft = await open('sound');
  const edits = [price(1, 65.5), change(unitId(1), 'leads', JSON.stringify([unitName(2), unitId(3)]))];
  expect(isFault(await services.drafts.edit(at(draft), edits))).toBe(false);
});

it('warns of a larger unit that is cheaper, and keeps the edit', async () => {
  const draft = await open('cheaper');
  const outcome = sound(
    await services.drafts.edit(at(draft), [change(unitId(3), 'pointsBySize', '[{"upTo":5,"points":75},{"upTo":10,"points":60}]')]),
  );
  expect(outcome).toMatchObject({
    revision: 1,
    warnings: [{ messageId: 'sizeCheaper', severity: 'warning', params: { name: unitName(3), models: 6, points: 60, before: 75 } }],
  });
});

it('does not publish a draft with an invalid edit', async () => {
  const draft = await open('older');
  await services.sql(
    `INSERT INTO overlay (release_id, position, target, field, value, author, reason)
     VALUES ('${draft.id}', 0, '${unitId(1)}', 'points', '-5', 'ben', 'by an older version')`,
  );
  const outcome = await services.drafts.publish(at(draft));
  expect('problems' in outcome && outcome.problems.map(({ messageId }) => messageId)).toEqual(['badValue']);
  expect(await services.releases.findFresh(draft.id)).toMatchObject({ status: 'draft' });
});

it('refuses the edit of the second of two simultaneous editors', async () => {
  const draft = await open('race');
  const outcomes = await Promise.all([1, 2].map((unit) => services.drafts.edit(at(draft), [price(unit, 1)])));
  expect(
    outcomes.map((outcome) => (isFault(outcome) ? outcome : outcome.revision)).toSorted((a, b) => (a === 1 ? -1 : b === 1 ? 1 : 0)),
  ).toEqual([1, { fault: 'CONFLICT', revision: 1 }]);
  expect(await services.overlays.list(draft.id)).toHaveLength(1);
});

it('publishes atomically; after that, nothing can change the release', async () => {
  const draft = await open('published', '2026-05-01');
  const edited = sound(await services.drafts.edit(at(draft), [price(6, 5)]));
  expect(await services.releases.findDefault('10e', '2026-06-01')).toMatchObject({ label: 'base' });
  const published = sound(await services.drafts.publish(at(edited), '2026-05-02'));
  expect(published).toMatchObject({ status: 'published', effectiveFrom: '2026-05-02', revision: 2 });
  expect(await services.releases.findDefault('10e', '2026-05-01')).toMatchObject({ label: 'base' });
  expect(await services.releases.findDefault('10e', '2026-05-02')).toMatchObject({ label: 'published' });
  expect(await services.drafts.edit(at(published), [price(6, 6)])).toEqual({ fault: 'WRONG_STATUS' });
  expect(await services.drafts.publish(at(published))).toEqual({ fault: 'WRONG_STATUS' });
  expect(await services.drafts.discard(at(published))).toEqual({ fault: 'WRONG_STATUS' });
});

it('opens on a release with overlays', async () => {
  const published = await services.releases.findByLabel('published');
  const draft = await open('further', '2026-06-01', published ?? base);
  expect(await services.overlays.list(draft.id)).toMatchObject([{ target: unitId(6), field: 'pointsBySize', author: 'ben' }]);
  sound(await services.drafts.edit(at(draft), [change(unitId(6), 'name', 'Lantern Wardens')]));
  expect(await services.catalogue.find('datasheet', draft.id, unitId(6))).toMatchObject({
    name: 'Lantern Wardens',
    points: { bySize: [{ points: 5 }, { points: 160 }] },
  });
});

it('withdraws a release, which is no longer in force but still available under its label', async () => {
  const release = await services.releases.findByLabel('published');
  const loaded = await services.releases.load(release?.id ?? '');
  expect(sound(await services.drafts.withdraw(release?.id ?? '', { name: 'ben' }, 'a wrong price'))).toMatchObject({ status: 'withdrawn' });
  expect(await services.releases.findDefault('10e', '2026-06-01')).toMatchObject({ label: 'base' });
  expect((await services.releases.load(release?.id ?? ''))?.readModel).toEqual(loaded?.readModel);
  expect(await services.drafts.withdraw(release?.id ?? '', { name: 'ben' }, 'again')).toEqual({ fault: 'WRONG_STATUS' });
  expect(await services.drafts.withdraw('00000000-0000-4000-8000-000000000000', { name: 'ben' }, 'x')).toEqual({ fault: 'NOT_FOUND' });
});

it('restores a withdrawn release as it was, and records it', async () => {
  const release = await services.releases.findByLabel('published');
  expect(sound(await services.drafts.restore(release?.id ?? '', { name: 'ben' }, 'the price is right'))).toEqual({
    ...release,
    ...{ status: 'published', withdrawnAt: null },
  });
  expect(await services.releases.findDefault('10e', '2026-06-01')).toMatchObject({ label: 'published' });
  const [restored] = await services.audit.list({ releaseId: release?.id ?? '', first: 1 });
  expect(restored).toMatchObject({ action: 'restore', reason: 'the price is right', after: { status: 'published' } });
  expect(await services.drafts.restore(release?.id ?? '', { name: 'ben' }, 'again')).toEqual({ fault: 'WRONG_STATUS' });
  expect(await services.drafts.restore('00000000-0000-4000-8000-000000000000', { name: 'ben' }, 'x')).toEqual({ fault: 'NOT_FOUND' });
});

it('discards a draft with all its content', async () => {
  const draft = await open('discarded');
  const edited = sound(await services.drafts.edit(at(draft), [price(7, 123)]));
  expect(await services.drafts.discard(at(draft))).toEqual({ fault: 'CONFLICT', revision: 1 });
  expect(await services.drafts.discard(at(edited))).toBeNull();
  expect(await services.releases.findByLabel('discarded')).toBeNull();
  expect(await services.sweeper.sweep()).toMatchObject({ chunks: 0 });
});

it('records who did what, with the values before and after', async () => {
  const draft = await services.releases.findByLabel('names');
  const entries = await services.audit.list({ releaseId: draft?.id ?? '', first: 10 });
  expect(entries.map(({ actor, action, target, reason }) => [actor.name, action, target?.id, target?.name, reason])).toEqual([
    ...['addKeyword', 'alias', 'name'].map(() => ['ben', 'change', unitId(4), 'Tide Wardens of the Deep', 'errata of the day']),
    ['ben', 'openDraft', draft?.id, 'names', null],
  ]);
  expect(entries[2]?.after).toMatchObject({
    field: 'name',
    value: 'Tide Wardens of the Deep',
    entries: [{ id: unitId(4), name: 'Tide Wardens of the Deep' }],
  });
  expect(entries[2]?.before).toMatchObject({ entries: [{ id: unitId(4), name: unitName(4) }] });
});
