import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Administrator, change, PAYLOAD, draftSeen } from './administrator.js';
import { ADMIN_KEY, ask, codes, publishSample, startApi, type TestApi } from './start-api.js';

let api: TestApi;
let administrator: Administrator;
beforeAll(async () => {
  api = await startApi({ MUSTER_ADMIN_KEY: `anna:${ADMIN_KEY}` });
  administrator = new Administrator(api);
  await publishSample(api);
});
afterAll(() => api.close());

describe('a draft', () => {
  it('is seen by administrators only', async () => {
    const { id } = await administrator.freshDraft('hidden');
    const seen = `query ($id: ID!) { release(by: { label: "hidden" }) { label } node(id: $id) { id } releases(filter: { status: DRAFT }) { totalCount } }`;
    expect((await ask(api, seen, { id })).body.data).toEqual({ release: null, node: null, releases: { totalCount: 0 } });
    expect(codes(await ask(api, '{ datasheets(release: { label: "hidden" }) { totalCount } }'))).toEqual(['UNKNOWN_RELEASE']);
    const check = '{ checkList(input: { text: "x", against: [{ label: "hidden" }] }) { reports { verdict } userErrors { code path } } }';
    expect((await ask(api, check)).body.data).toEqual({
      checkList: { reports: [], userErrors: [{ code: 'UNKNOWN_RELEASE', path: ['input', 'against', '0'] }] },
    });
    expect(await administrator.data(seen, { id })).toMatchObject({ release: { label: 'hidden' }, node: { id } });
    expect(await administrator.data('{ datasheets(release: { label: "hidden" }) { totalCount } }')).toEqual({
      datasheets: { totalCount: 12 },
    });
  });

  it('cannot be opened with a label in use, without a base, or on another draft', async () => {
    await administrator.freshDraft('taken');
    expect((await administrator.openDraft('taken')).userErrors).toMatchObject([{ code: 'LABEL_TAKEN', path: ['input', 'label'] }]);
    expect((await administrator.openDraft('on-nothing', { label: 'nowhere' })).userErrors).toMatchObject([
      { code: 'UNKNOWN_RELEASE', path: ['input', 'base'] },
    ]);
    expect((await administrator.openDraft('on-a-draft', { label: 'taken' })).userErrors).toMatchObject([
      { code: 'WRONG_STATUS', path: ['input', 'base'] },
    ]);
  });

  it('refuses invalid labels and dates, and stores nothing', async () => {
    const before = await administrator.data('{ auditLog(first: 1) { nodes { id } } }');
    for (const input of [
      { base: { edition: 'E10' }, label: '', effectiveFrom: '2026-09-01' },
      { base: { edition: 'E10' }, label: '../x', effectiveFrom: '2026-09-01' },
      { base: { edition: 'E10' }, label: 'x', effectiveFrom: '2026-13-01' },
      { base: { edition: 'E10' }, label: 'x', effectiveFrom: 'soon' },
    ]) {
      expect(
        codes(await administrator.ask(`mutation ($input: OpenDraftInput!) { openDraft(input: $input) ${PAYLOAD} }`, { input })),
      ).toEqual(['BAD_USER_INPUT']);
    }
    expect(await administrator.data('{ auditLog(first: 1) { nodes { id } } }')).toEqual(before);
  });

  it('accepts edits of every kind of entry, and shows them when browsing', async () => {
    const draft = await administrator.freshDraft('every-kind');
    const outcome = await administrator.edit(draft, [
      { saveFaction: { entry: { key: 'salt-guild', name: 'Salt Guild', keyword: 'SALT GUILD' }, reason: 'New.' } },
      {
        saveDatasheet: {
          entry: {
            key: 'salt-warden',
            name: 'Salt Warden',
            faction: 'salt-guild',
            keywords: ['CHARACTER', 'INFANTRY'],
            profiles: [
              {
                name: 'Salt Warden',
                characteristics: [
                  { name: 'M', value: '6"' },
                  { name: 'T', value: '4' },
                ],
              },
            ],
            models: [{ name: 'Salt Warden', min: 1, max: 1 }],
            points: { bySize: [{ points: 75 }] },
          },
          reason: 'New.',
        },
      },
      {
        saveDetachment: {
          entry: {
            key: 'brine-host',
            name: 'Brine Host',
            factions: ['salt-guild'],
            grants: [{ keyword: 'BATTLELINE', to: { all: [{ has: 'INFANTRY' }, { not: { has: 'CHARACTER' } }] } }],
          },
          reason: 'New.',
        },
      },
      { saveEnhancement: { entry: { key: 'salt-crown', name: 'Salt Crown', detachments: ['brine-host'], points: 30 }, reason: 'New.' } },
      {
        saveArmyOption: {
          entry: { key: 'salt-rush', name: 'Salt Rush', kind: 'STRATAGEM', factions: ['salt-guild'], commandPoints: 1 },
          reason: 'New.',
        },
      },
      { saveArmyOption: { entry: { key: 'salt-relic', name: 'Salt Relic', kind: 'RELIC', factions: ['salt-guild'] }, reason: 'New.' } },
      { remove: { kind: 'DATASHEET', key: 'thornback', reason: 'Gone.' } },
    ]);
    expect(outcome).toMatchObject({ release: { revision: draft.revision + 1 }, userErrors: [] });
    const query = `query ($r: ReleaseInput!) {
      datasheet(by: { key: "salt-warden" }, release: $r) { name role factions { name } points { bySize { upTo points } } profiles { characteristics { name value } } }
      detachment(by: { key: "brine-host" }, release: $r) { grants { to { text } } enhancements { name points } }
      armyOptions(release: $r, filter: { faction: "salt-guild" }) { nodes { name kind } }
      gone: datasheet(by: { key: "thornback" }, release: $r) { name }
      search(text: "salt wardn", release: $r) { nodes { entry { name } } } }`;
    expect(await administrator.data(query, { r: { label: 'every-kind' } })).toMatchObject({
      datasheet: { name: 'Salt Warden', factions: [{ name: 'Salt Guild' }], points: { bySize: [{ upTo: null, points: 75 }] } },
      detachment: { grants: [{ to: { text: 'INFANTRY and not CHARACTER' } }], enhancements: [{ name: 'Salt Crown', points: 30 }] },
      armyOptions: {
        nodes: [
          { name: 'Salt Relic', kind: 'RELIC' },
          { name: 'Salt Rush', kind: 'STRATAGEM' },
        ],
      },
      gone: null,
      search: { nodes: [{ entry: { name: 'Salt Warden' } }] },
    });
    const { compareReleases } = await administrator.data<{
      compareReleases: { kinds: { kind: string; added: unknown[]; dropped: unknown[] }[] };
    }>('query ($id: ID!) { compareReleases(release: { id: $id }) { kinds { kind added { key } changed { key } dropped { key } } } }', {
      id: draft.id,
    });
    const counts = compareReleases.kinds.map(({ kind, added, dropped }) => [kind, added.length, dropped.length]);
    expect(counts).toEqual([
      ['FACTION', 1, 0],
      ['DATASHEET', 1, 1],
      ['DETACHMENT', 1, 0],
      ['ENHANCEMENT', 1, 0],
      ['ARMY_OPTION', 2, 0],
    ]);
  });

  it('reports which edits are invalid and why, and makes none of them', async () => {
    const draft = await administrator.freshDraft('wrong-edits');
    const outcome = await administrator.edit(draft, [
      { saveFaction: { entry: { key: 'fine', name: 'Fine', keyword: 'FINE' }, reason: 'Sound.' } },
      { remove: { kind: 'DATASHEET', key: 'nobody', reason: 'Gone.' } },
      { undo: { change: '00000000-0000-4000-8000-000000000000', reason: 'Sorry.' } },
      change('nobody', { points: 5 }),
      change('harbourmaster', { alias: 'Port Captain' }, ' '),
      { saveFaction: { entry: { key: 'Not a key', name: 'X', keyword: 'X' }, reason: 'Bad.' } },
    ]);
    expect(outcome.release).toBeNull();
    expect(outcome.userErrors.map(({ code, path: at }) => [code, at.join('.')])).toEqual(
      expect.arrayContaining([
        ['INVALID_EDIT', 'input.edits.1.remove.key'],
        ['INVALID_EDIT', 'input.edits.2.undo.change'],
        ['INVALID_EDIT', 'input.edits.3.change.target'],
        ['INVALID_EDIT', 'input.edits.4.change.reason'],
      ]),
    );
    expect(outcome.userErrors.every(({ message }) => message.length > 10)).toBe(true);
    expect(await administrator.data('{ faction(by: { key: "fine" }, release: { label: "wrong-edits" }) { name } }')).toEqual({
      faction: null,
    });
    const { release } = await administrator.data<{ release: { revision: number } }>(
      '{ release(by: { label: "wrong-edits" }) { revision } }',
    );
    expect(release.revision).toBe(draft.revision);
  });

  it('refuses an edit that does nothing, or two things', async () => {
    const draft = await administrator.freshDraft('one-of');
    const mutation = `mutation ($input: EditDraftInput!) { editDraft(input: $input) ${PAYLOAD} }`;
    const both = {
      undo: { change: '00000000-0000-4000-8000-000000000000', reason: 'x' },
      remove: { kind: 'FACTION', key: 'x', reason: 'x' },
    };
    for (const one of [{}, both, change('x', {}), change('x', { points: 1, name: 'x' })]) {
      for (const _again of [1, 2, 3])
        expect(codes(await administrator.ask(mutation, { input: { ...draftSeen(draft), edits: [one] } }))).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('cannot be changed by someone who has not seen its last edit', async () => {
    const draft = await administrator.freshDraft('two-editors');
    const save = (key: string): object => ({ saveFaction: { entry: { key, name: key, keyword: key }, reason: 'A race.' } });
    const outcomes = await Promise.all([administrator.edit(draft, [save('first')]), administrator.edit(draft, [save('second')])]);
    expect(outcomes.map(({ userErrors }) => userErrors.map(({ code }) => code)).toSorted()).toEqual([[], ['CONFLICT']]);
  });

  it('is published atomically and never changes afterwards', async () => {
    const draft = await administrator.freshDraft('to-publish');
    const publish = `mutation ($i: PublishDraftInput!) { publishDraft(input: $i) ${PAYLOAD} }`;
    expect(await administrator.data(publish, { i: { ...draftSeen(draft), effectiveFrom: '2031-01-01' } })).toMatchObject({
      publishDraft: { release: { status: 'PUBLISHED' }, userErrors: [] },
    });
    const after = { id: draft.id, revision: draft.revision + 1 };
    for (const d of [draft, after]) {
      expect((await administrator.edit(d, [change('harbourmaster', { alias: 'x' })])).userErrors).toMatchObject([{ code: 'WRONG_STATUS' }]);
      expect(await administrator.data(publish, { i: { ...draftSeen(d), effectiveFrom: '2031-01-01' } })).toMatchObject({
        publishDraft: { release: null, userErrors: [{ code: 'WRONG_STATUS' }] },
      });
    }
    expect((await ask(api, '{ release(by: { label: "to-publish" }) { status effectiveFrom } }')).body.data).toEqual({
      release: { status: 'PUBLISHED', effectiveFrom: '2031-01-01' },
    });
  });

  it('can be discarded', async () => {
    const draft = await administrator.freshDraft('to-discard');
    const discard = `mutation ($i: DiscardDraftInput!) { discardDraft(input: $i) ${PAYLOAD} }`;
    expect(await administrator.data(discard, { i: draftSeen(draft) })).toEqual({ discardDraft: { release: null, userErrors: [] } });
    expect(await administrator.data(discard, { i: draftSeen(draft) })).toMatchObject({
      discardDraft: { userErrors: [{ code: 'UNKNOWN_RELEASE' }] },
    });
    expect(await administrator.data(discard, { i: draftSeen({ id: 'nonsense', revision: 0 }) })).toMatchObject({
      discardDraft: { userErrors: [{ code: 'UNKNOWN_RELEASE' }] },
    });
  });

  it('can be withdrawn once published, and restored under its label', async () => {
    const { id } = await administrator.freshDraft('to-withdraw');
    const release = { id };
    await administrator.data(`mutation ($i: PublishDraftInput!) { publishDraft(input: $i) ${PAYLOAD} }`, {
      i: draftSeen({ id, revision: 0 }),
    });
    const act = (name: string) => `mutation ($i: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $i) ${PAYLOAD} }`;
    const input = { release, reason: 'A test.' };
    expect(await administrator.data(act('withdrawRelease'), { i: input })).toMatchObject({
      withdrawRelease: { release: { status: 'WITHDRAWN' } },
    });
    expect(await administrator.data(act('restoreRelease'), { i: input })).toMatchObject({
      restoreRelease: { release: { status: 'PUBLISHED', label: 'to-withdraw' }, userErrors: [] },
    });
    expect(await administrator.data(act('restoreRelease'), { i: input })).toMatchObject({
      restoreRelease: { release: null, userErrors: [{ code: 'WRONG_STATUS', path: ['input', 'release'] }] },
    });
    expect(codes(await administrator.ask(act('restoreRelease'), { i: { release, reason: ' ' } }))).toEqual(['BAD_USER_INPUT']);
  });
});
