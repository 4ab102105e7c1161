import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSample } from './sample.js';
import { ADMIN_KEY, ask, asAdministrator, codes, startApi, type Answer, type TestApi } from './start-api.js';

let api: TestApi;
let imports: string;
beforeAll(async () => {
  imports = await mkdtemp(path.join(tmpdir(), 'muster-imports-'));
  api = await startApi({ MUSTER_IMPORT_DIR: imports, MUSTER_ADMIN_KEY: `anna:${ADMIN_KEY},ben:another-key-of-an-administrator` });
  await publishSample(api);
});
afterAll(async () => {
  await api.close();
  await rm(imports, { recursive: true });
});

const admin = (query: string, variables: object = {}): Promise<Answer> => ask(api, query, variables, asAdministrator);

async function data<Data>(query: string, variables: object = {}): Promise<Data> {
  const answer = await admin(query, variables);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data as Data;
}

interface Payload {
  readonly release: { readonly id: string; readonly revision: number; readonly label: string; readonly status: string } | null;
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[]; readonly message: string }[];
}

const PAYLOAD = '{ release { id revision label status } userErrors { code message path } }';

const openDraft = async (label: string, base: object = { label: 'sample-2026-07' }): Promise<Payload> =>
  (
    await data<{ openDraft: Payload }>(`mutation ($input: OpenDraftInput!) { openDraft(input: $input) ${PAYLOAD} }`, {
      input: { base, label, effectiveFrom: '2026-09-01' },
    })
  ).openDraft;

const edit = async (draft: { id: string; revision: number }, edits: readonly object[]): Promise<Payload> =>
  (
    await data<{ editDraft: Payload }>(`mutation ($input: EditDraftInput!) { editDraft(input: $input) ${PAYLOAD} }`, {
      input: { draft, edits },
    })
  ).editDraft;

async function freshDraft(label: string): Promise<{ id: string; revision: number }> {
  const { release } = await openDraft(label);
  if (!release) throw new Error('The draft was not opened.');
  return { id: release.id, revision: release.revision };
}

const change = (target: string, to: object, reason = 'A test.'): object => ({ change: { target, to, reason } });

describe('who may administer', () => {
  const mutation = `mutation { openDraft(input: { base: { edition: E10 }, label: "x", effectiveFrom: "2026-09-01" }) ${PAYLOAD} }`;

  it('nobody without a key', async () => {
    const answer = await ask(api, mutation);
    expect([answer.status, codes(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
    for (const query of [
      '{ auditLog { nodes { id } } }',
      '{ importJobs { id } }',
      '{ importSources }',
      '{ releaseChanges(release: "x") { id } }',
    ]) {
      expect(codes(await ask(api, query))).toEqual(['UNAUTHENTICATED']);
    }
  });

  it('nobody with a wrong key, who is told so for every request', async () => {
    const wrong = [
      'Bearer wrong',
      `Bearer ${ADMIN_KEY}x`,
      `Bearer ${ADMIN_KEY.slice(1)}`,
      'Bearer ',
      'Basic eDp4',
      ADMIN_KEY,
      `bearer  ${ADMIN_KEY}`,
      '',
    ];
    for (const authorization of wrong) {
      const answer = await ask(api, '{ __typename }', {}, { authorization });
      expect([authorization, answer.status, codes(answer)]).toEqual([authorization, 401, ['UNAUTHENTICATED']]);
    }
  });

  it('each key under its own name', async () => {
    await openDraft('annas');
    const bens = { authorization: 'Bearer another-key-of-an-administrator' };
    const opened = await ask(api, mutation.replace('"x"', '"bens"'), {}, bens);
    expect(opened.body.errors).toBeUndefined();
    const { auditLog } = await data<{ auditLog: { nodes: { actor: string }[] } }>('{ auditLog(first: 2) { nodes { actor } } }');
    expect(auditLog.nodes).toEqual([{ actor: 'ben' }, { actor: 'anna' }]);
  });
});

describe('a draft', () => {
  it('is seen by administrators only', async () => {
    const { id } = await freshDraft('hidden');
    const seen = `query ($id: ID!) { release(by: { label: "hidden" }) { label } node(id: $id) { id } releases(filter: { status: DRAFT }) { totalCount } }`;
    expect((await ask(api, seen, { id })).body.data).toEqual({ release: null, node: null, releases: { totalCount: 0 } });
    expect(codes(await ask(api, '{ datasheets(release: { label: "hidden" }) { totalCount } }'))).toEqual(['UNKNOWN_RELEASE']);
    const check = '{ checkList(input: { text: "x", against: [{ label: "hidden" }] }) { reports { verdict } userErrors { code path } } }';
    expect((await ask(api, check)).body.data).toEqual({
      checkList: { reports: [], userErrors: [{ code: 'UNKNOWN_RELEASE', path: ['input', 'against', '0'] }] },
    });
    expect(await data(seen, { id })).toMatchObject({ release: { label: 'hidden' }, node: { id } });
    expect(await data('{ datasheets(release: { label: "hidden" }) { totalCount } }')).toEqual({ datasheets: { totalCount: 12 } });
  });

  it('cannot be opened under a label that is taken, on nothing, or on a draft', async () => {
    await freshDraft('taken');
    expect((await openDraft('taken')).userErrors).toMatchObject([{ code: 'LABEL_TAKEN', path: ['input', 'label'] }]);
    expect((await openDraft('on-nothing', { label: 'nowhere' })).userErrors).toMatchObject([
      { code: 'UNKNOWN_RELEASE', path: ['input', 'base'] },
    ]);
    expect((await openDraft('on-a-draft', { label: 'taken' })).userErrors).toMatchObject([
      { code: 'WRONG_STATUS', path: ['input', 'base'] },
    ]);
  });

  it('refuses labels and dates that are none, and writes nothing', async () => {
    const before = await data('{ auditLog(first: 1) { nodes { id } } }');
    for (const input of [
      { base: { edition: 'E10' }, label: '', effectiveFrom: '2026-09-01' },
      { base: { edition: 'E10' }, label: '../x', effectiveFrom: '2026-09-01' },
      { base: { edition: 'E10' }, label: 'x', effectiveFrom: '2026-13-01' },
      { base: { edition: 'E10' }, label: 'x', effectiveFrom: 'soon' },
    ]) {
      expect(codes(await admin(`mutation ($input: OpenDraftInput!) { openDraft(input: $input) ${PAYLOAD} }`, { input }))).toEqual([
        'BAD_USER_INPUT',
      ]);
    }
    expect(await data('{ auditLog(first: 1) { nodes { id } } }')).toEqual(before);
  });

  it('takes edits of every kind of entry, and what is browsed follows', async () => {
    const draft = await freshDraft('every-kind');
    const outcome = await edit(draft, [
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
    const query = `query ($r: ReleaseSelector!) {
      datasheet(by: { key: "salt-warden" }, release: $r) { name role factions { name } points { bySize { upTo points } } profiles { characteristics { name value } } }
      detachment(by: { key: "brine-host" }, release: $r) { grants { to { text } } enhancements { name points } }
      armyOptions(release: $r, filter: { faction: "salt-guild" }) { nodes { name kind } }
      gone: datasheet(by: { key: "thornback" }, release: $r) { name }
      search(text: "salt wardn", release: $r) { entry { name } } }`;
    expect(await data(query, { r: { label: 'every-kind' } })).toMatchObject({
      datasheet: { name: 'Salt Warden', factions: [{ name: 'Salt Guild' }], points: { bySize: [{ upTo: null, points: 75 }] } },
      detachment: { grants: [{ to: { text: 'INFANTRY and not CHARACTER' } }], enhancements: [{ name: 'Salt Crown', points: 30 }] },
      armyOptions: {
        nodes: [
          { name: 'Salt Relic', kind: 'RELIC' },
          { name: 'Salt Rush', kind: 'STRATAGEM' },
        ],
      },
      gone: null,
      search: [{ entry: { name: 'Salt Warden' } }],
    });
    const { compareReleases } = await data<{ compareReleases: { kinds: { kind: string; added: unknown[]; dropped: unknown[] }[] } }>(
      'query ($id: ID!) { compareReleases(release: $id) { kinds { kind added { key } changed { key } dropped { key } } } }',
      { id: draft.id },
    );
    const counts = compareReleases.kinds.map(({ kind, added, dropped }) => [kind, added.length, dropped.length]);
    expect(counts).toEqual([
      ['FACTION', 1, 0],
      ['DATASHEET', 1, 1],
      ['DETACHMENT', 1, 0],
      ['ENHANCEMENT', 1, 0],
      ['ARMY_OPTION', 2, 0],
    ]);
  });

  it('says what is wrong with which edit, and makes none of them', async () => {
    const draft = await freshDraft('wrong-edits');
    const outcome = await edit(draft, [
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
    expect(await data('{ faction(by: { key: "fine" }, release: { label: "wrong-edits" }) { name } }')).toEqual({ faction: null });
    const { release } = await data<{ release: { revision: number } }>('{ release(by: { label: "wrong-edits" }) { revision } }');
    expect(release.revision).toBe(draft.revision);
  });

  it('refuses an edit that does nothing, or two things', async () => {
    const draft = await freshDraft('one-of');
    const mutation = `mutation ($input: EditDraftInput!) { editDraft(input: $input) ${PAYLOAD} }`;
    const both = {
      undo: { change: '00000000-0000-4000-8000-000000000000', reason: 'x' },
      remove: { kind: 'FACTION', key: 'x', reason: 'x' },
    };
    for (const one of [{}, both, change('x', {}), change('x', { points: 1, name: 'x' })]) {
      for (const _again of [1, 2, 3]) expect(codes(await admin(mutation, { input: { draft, edits: [one] } }))).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('is not changed by who has not seen its last edit', async () => {
    const draft = await freshDraft('two-editors');
    const save = (key: string): object => ({ saveFaction: { entry: { key, name: key, keyword: key }, reason: 'A race.' } });
    const outcomes = await Promise.all([edit(draft, [save('first')]), edit(draft, [save('second')])]);
    expect(outcomes.map(({ userErrors }) => userErrors.map(({ code }) => code)).toSorted()).toEqual([[], ['CONFLICT']]);
  });

  it('is published in one step, and then never changes', async () => {
    const draft = await freshDraft('to-publish');
    const publish = `mutation ($d: DraftRef!) { publishDraft(input: { draft: $d, effectiveFrom: "2031-01-01" }) ${PAYLOAD} }`;
    expect(await data(publish, { d: draft })).toMatchObject({ publishDraft: { release: { status: 'PUBLISHED' }, userErrors: [] } });
    const after = { id: draft.id, revision: draft.revision + 1 };
    for (const d of [draft, after]) {
      expect((await edit(d, [change('harbourmaster', { alias: 'x' })])).userErrors).toMatchObject([{ code: 'WRONG_STATUS' }]);
      expect(await data(publish, { d })).toMatchObject({ publishDraft: { release: null, userErrors: [{ code: 'WRONG_STATUS' }] } });
    }
    expect((await ask(api, '{ release(by: { label: "to-publish" }) { status effectiveFrom } }')).body.data).toEqual({
      release: { status: 'PUBLISHED', effectiveFrom: '2031-01-01' },
    });
  });

  it('can be thrown away', async () => {
    const draft = await freshDraft('to-discard');
    const discard = `mutation ($d: DraftRef!) { discardDraft(input: { draft: $d }) ${PAYLOAD} }`;
    expect(await data(discard, { d: draft })).toEqual({ discardDraft: { release: null, userErrors: [] } });
    expect(await data(discard, { d: draft })).toMatchObject({ discardDraft: { userErrors: [{ code: 'UNKNOWN_RELEASE' }] } });
    expect(await data(discard, { d: { id: 'nonsense', revision: 0 } })).toMatchObject({
      discardDraft: { userErrors: [{ code: 'UNKNOWN_RELEASE' }] },
    });
  });
});

describe('a withdrawn release', () => {
  it('is in force no more, and still answers to its label', async () => {
    const draft = await freshDraft('to-withdraw');
    await data(`mutation ($d: DraftRef!) { publishDraft(input: { draft: $d }) ${PAYLOAD} }`, { d: draft });
    const withdraw = `mutation ($id: ID!) { withdrawRelease(input: { release: $id, reason: "A misprint." }) ${PAYLOAD} }`;
    expect(await data(withdraw, { id: draft.id })).toMatchObject({ withdrawRelease: { release: { status: 'WITHDRAWN' }, userErrors: [] } });
    expect(await data(withdraw, { id: draft.id })).toMatchObject({ withdrawRelease: { userErrors: [{ code: 'WRONG_STATUS' }] } });
    const { release } = (await ask(api, '{ release(by: { label: "to-withdraw" }) { status } }')).body.data as { release: unknown };
    expect(release).toEqual({ status: 'WITHDRAWN' });
    const inForce = '{ release(by: { asOf: { edition: E10, date: "2026-09-02" } }) { label } }';
    expect((await ask(api, inForce)).body.data).toEqual({ release: { label: 'sample-2026-07' } });
  });
});

describe('imports', () => {
  const start = `mutation ($input: StartImportInput!) { startImport(input: $input) { job { id status } userErrors { code path } } }`;
  const input = (source: string): object => ({
    source,
    edition: 'E10',
    label: `from ${source}`.replaceAll(/[^\w ]/g, '-').slice(0, 60),
    effectiveFrom: '2026-01-01',
  });

  it('read nothing outside their folder', async () => {
    await mkdir(path.join(imports, 'empty'), { recursive: true });
    await writeFile(path.join(imports, 'notes.txt'), 'x');
    expect(await data('{ importSources }')).toEqual({ importSources: ['empty'] });
    for (const source of ['../x', '/etc', '..', 'notes.txt', 'empty/../..', '', 'nowhere']) {
      expect(await data(start, { input: input(source) })).toEqual({
        startImport: { job: null, userErrors: [{ code: 'UNKNOWN_SOURCE', path: ['input', 'source'] }] },
      });
    }
  });

  it('are done by a worker and can be watched', async () => {
    await mkdir(path.join(imports, 'broken'));
    await writeFile(path.join(imports, 'broken', 'a.gst'), '<gameSystem id="x" name="X"');
    const { startImport } = await data<{ startImport: { job: { id: string; status: string } } }>(start, { input: input('broken') });
    expect(startImport.job.status).toBe('QUEUED');
    const watch =
      'query ($id: ID!) { importJob(id: $id) { status failure actor release { label } diagnostics { severity message path line } } }';
    let job: { status: string } = { status: 'QUEUED' };
    for (let tries = 0; tries < 100 && (job.status === 'QUEUED' || job.status === 'RUNNING'); tries += 1) {
      await sleep(100);
      job = (await data<{ importJob: { status: string } }>(watch, { id: startImport.job.id })).importJob;
    }
    expect(job).toMatchObject({
      status: 'FAILED',
      failure: 'UNREADABLE',
      actor: 'anna',
      release: null,
      diagnostics: [{ severity: 'ERROR' }],
    });
    expect(await data('{ importJobs(first: 1) { label } }')).toEqual({ importJobs: [{ label: 'from broken' }] });
    expect(await data('{ importJob(id: "nonsense") { id } }')).toEqual({ importJob: null });
  });
});

describe('the audit log', () => {
  it('turns its pages, and can be kept to one release', async () => {
    const list = 'query ($after: String) { auditLog(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }';
    const first = (await data<{ auditLog: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>(list))
      .auditLog;
    expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([2, true]);
    const second = (await data<{ auditLog: { nodes: { id: string }[] } }>(list, { after: first.pageInfo.endCursor })).auditLog;
    expect(Number(second.nodes[0]?.id)).toBeLessThan(Number(first.nodes[1]?.id));
    const { id } = await freshDraft('audited');
    await edit({ id, revision: 0 }, [{ saveFaction: { entry: { key: 'k', name: 'K', keyword: 'K' }, reason: 'Because.' } }]);
    const own = await data('query ($r: ID!) { auditLog(release: $r) { nodes { action actor reason target release } } }', { r: id });
    expect(own).toEqual({
      auditLog: {
        nodes: [
          { action: 'save', actor: 'anna', reason: 'Because.', target: 'k', release: id },
          { action: 'openDraft', actor: 'anna', reason: null, target: null, release: id },
        ],
      },
    });
    for (const after of ['x', '-1', '9'.repeat(40)]) expect(codes(await admin(list, { after }))).toEqual(['BAD_USER_INPUT']);
  });
});

it('a key never reaches the log', async () => {
  await request(api.url).post('/graphql').set(asAdministrator).send({ query: '{ auditLog { nodes { id } } }' });
  expect(api.logs()).not.toContain(ADMIN_KEY);
});
