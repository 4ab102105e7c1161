import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { rosterPlayer, unit } from './roster-player.js';
import { ask, codes, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
let other: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi();
  [player, other] = [await newHolder(api), await newHolder(api)];
});
afterAll(() => api.close());

const { mutate, create, edit, find } = rosterPlayer(() => player);

describe('rosters', () => {
  it('are listed only for their owner, filtered and in pages', async () => {
    const owner = await newHolder(api);
    for (const name of ['Alpha', 'Beta', 'Gamma']) await create({ name }, owner);
    const LIST =
      'query ($after: String, $filter: RosterFilterInput) { rosters(first: 2, after: $after, filter: $filter) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } }';
    interface Page {
      readonly rosters: {
        readonly totalCount: number;
        readonly nodes: readonly { readonly name: string }[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      };
    }
    const first = (await owner.data<Page>(LIST)).rosters;
    const second = (await owner.data<Page>(LIST, { after: first.pageInfo.endCursor })).rosters;
    expect([...first.nodes, ...second.nodes].map(({ name }) => name)).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
    expect((await owner.data<Page>(LIST, { filter: { search: 'ET' } })).rosters.nodes).toEqual([{ name: 'Beta' }]);
    expect((await owner.data<Page>(LIST, { filter: { archived: true } })).rosters.totalCount).toBe(0);
    const faction = { key: expect.any(String) as string, name: 'Tidewright League', release: { label: 'sample-2026-07' } };
    expect(await owner.data('{ rosters(first: 1) { nodes { factionName faction { key name release { label } } } } }')).toEqual({
      rosters: { nodes: [{ factionName: 'Tidewright League', faction }] },
    });
  });

  it('can be archived, restored, copied and deleted', async () => {
    const { roster } = await create();
    const away = await mutate('archiveRoster', 'ArchiveRosterInput', { roster: roster.id });
    expect(away.userErrors).toEqual([]);
    const copy = await mutate('forkRoster', 'ForkRosterInput', { roster: roster.id, name: 'A copy' });
    expect(copy.roster).toMatchObject({ name: 'A copy', revision: 1, units: roster.units });
    const gone = await player.data(`mutation ($input: DeleteRosterInput!) { deleteRoster(input: $input) { deleted } }`, {
      input: { roster: roster.id },
    });
    expect([gone, await find(roster.id)]).toEqual([{ deleteRoster: { deleted: true } }, null]);
    expect((await find(copy.roster.id))?.name).toBe('A copy');
  });

  it('can be created from a list', async () => {
    const made = await mutate('importRoster', 'ImportRosterInput', { text: sampleList('tidewright-harbour-watch-legal') });
    expect([made.userErrors, made.review]).toEqual([[], []]);
    expect(made.roster).toMatchObject({ verdict: 'LEGAL', faction: { name: 'Tidewright League' } });
    const added = await edit(made.roster, [unit('signal-runners')]);
    expect(added.roster.units).toHaveLength(made.roster.units.length + 1);
    expect((await mutate('importRoster', 'ImportRosterInput', { text: 'Dear Sir or Madam' })).userErrors.map(({ code }) => code)).toEqual([
      'UNREADABLE_TEXT',
    ]);
  });

  it('of others cannot be found in any way', async () => {
    const { roster } = await create();
    expect(await find(roster.id, other)).toBeNull();
    const refused = await edit(roster, [unit('harbourmaster')], {}, other);
    const nowhere = await edit({ id: 'Um9zdGVyOm5vd2hlcmU', revision: 1 }, [unit('harbourmaster')], {}, other);
    expect([refused.roster, refused.userErrors]).toEqual([
      null,
      [{ code: 'NOT_FOUND', message: 'There is no such roster.', path: ['input', 'roster'] }],
    ]);
    expect(nowhere).toEqual(refused);
    expect(codes(await ask(api, `{ roster(id: "${roster.id}") { id } }`))).toEqual(['UNAUTHENTICATED']);
    const reader = await newHolder(api, 'PLAYER', ['ROSTERS_READ']);
    expect(
      codes(
        await reader.ask('mutation ($input: DeleteRosterInput!) { deleteRoster(input: $input) { deleted } }', {
          input: { roster: roster.id },
        }),
      ),
    ).toEqual(['FORBIDDEN']);
    expect(await find(roster.id)).toEqual(roster);
  });

  it("of an application's users are separate from each other and from the application's own", async () => {
    const app = await newHolder(api, 'APP');
    const as = (user: string): AccountHolder => {
      const headers = { ...app.headers, 'muster-user': user };
      const asUser: AccountHolder['ask'] = (query, variables = {}) => ask(api, query, variables, headers);
      return {
        ...app,
        ask: asUser,
        data: async <Data>(query: string, variables?: object) => (await asUser(query, variables)).body.data as Data,
      };
    };
    const { roster } = await create({ name: 'Of seven' }, as('user-7'));
    expect([(await find(roster.id, as('user-7')))?.name, await find(roster.id, as('user-8')), await find(roster.id, app)]).toEqual([
      'Of seven',
      null,
      null,
    ]);
  });
});

describe('the profiles of a unit', () => {
  it('are the profiles of the models on its datasheet', async () => {
    const { roster } = await create();
    await edit(roster, [unit('harbourmaster'), unit('deckhand-company'), unit('harbourmaster')]);
    const PROFILES = 'profiles { name kind characteristics { name value } }';
    const read = await player.data<{ roster: { units: { datasheet: { slug: string }; profiles: unknown[] }[] } }>(
      `query ($id: ID!) { roster(id: $id) { units { datasheet { slug } ${PROFILES} } } }`,
      { id: roster.id },
    );
    expect(read.roster.units).toHaveLength(3);
    for (const { datasheet, profiles } of read.roster.units) {
      const { datasheet: sheet } = await player.data<{ datasheet: { profiles: unknown[] } }>(
        `query ($slug: String!) { datasheet(by: { slug: $slug }) { profiles { name kind characteristics { name value } } } }`,
        { slug: datasheet.slug },
      );
      expect(sheet.profiles.length).toBeGreaterThan(0);
      expect(profiles).toEqual(sheet.profiles);
    }
  });
});

describe('the history of a roster', () => {
  it('says how each revision was made, under which release, and with which intents', async () => {
    const { roster } = await create();
    const one = (await edit(roster, [unit('harbourmaster')])).roster;
    const two = (await edit(one, [unit('deckhand-company'), { rename: { name: 'Day shift' } }])).roster;
    await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: two.revision, to: 2 });
    const copy = await mutate('forkRoster', 'ForkRosterInput', { roster: roster.id, name: 'A copy' });
    const made = 'kind restored release { label } intents { addUnit { datasheet models } rename { name } }';
    const history = `query ($id: ID!) { roster(id: $id) { history { nodes { ${made} } } } }`;
    const release = { label: 'sample-2026-07' };
    const master = { addUnit: { datasheet: 'harbourmaster', models: null }, rename: null };
    const company = { addUnit: { datasheet: 'deckhand-company', models: null }, rename: null };
    expect(await player.data(history, { id: roster.id })).toEqual({
      roster: {
        history: {
          nodes: [
            { kind: 'UNDONE', restored: 2, release, intents: [] },
            { kind: 'EDITED', restored: null, release, intents: [company, { addUnit: null, rename: { name: 'Day shift' } }] },
            { kind: 'EDITED', restored: null, release, intents: [master] },
            { kind: 'CREATED', restored: null, release, intents: [] },
          ],
        },
      },
    });
    expect(await player.data(history, { id: copy.roster.id })).toEqual({
      roster: { history: { nodes: [{ kind: 'COPIED', restored: null, release, intents: [] }] } },
    });
  });
});

describe('links', () => {
  const SHARE =
    'mutation ($input: ShareRosterInput!) { shareRoster(input: $input) { token share { id expiresAt revokedAt } userErrors { code } } }';
  const read = async (token: string): Promise<unknown> =>
    (
      await ask(
        api,
        'query ($token: String!) { sharedRoster(token: $token) { name notes shares { id } history { nodes { revision kind } } } }',
        {
          token,
        },
      )
    ).body.data;

  it('let anyone read the roster until they are revoked or expire', async () => {
    const { roster } = await create();
    const noted = await edit(roster, [{ setNotes: { notes: 'Only for me.' } }]);
    await edit(noted.roster, [{ setNotes: { notes: null } }]);
    const { shareRoster } = await player.data<{ shareRoster: { token: string; share: { id: string } } }>(SHARE, {
      input: { roster: roster.id },
    });
    expect(await read(shareRoster.token)).toEqual({
      sharedRoster: { name: 'Night shift', notes: null, shares: [], history: { nodes: [] } },
    });
    expect(await read(`${shareRoster.token}x`)).toEqual({ sharedRoster: null });
    await player.data('mutation ($input: UnshareRosterInput!) { unshareRoster(input: $input) { share { revokedAt } } }', {
      input: { roster: roster.id, share: shareRoster.share.id },
    });
    expect(await read(shareRoster.token)).toEqual({ sharedRoster: null });
    const ended = await player.ask(SHARE, { input: { roster: roster.id, expiresAt: '2020-01-01T00:00:00Z' } });
    expect(codes(ended)).toEqual(['BAD_USER_INPUT']);
    const ending = await player.data<{ shareRoster: { token: string } }>(SHARE, {
      input: { roster: roster.id, expiresAt: new Date(Date.now() + 1_500).toISOString() },
    });
    await expect.poll(() => read(ending.shareRoster.token), { timeout: 10_000 }).toEqual({ sharedRoster: null });
    const others = await other.data<{ shareRoster: object }>(SHARE, { input: { roster: roster.id } });
    expect(others.shareRoster).toEqual({ token: null, share: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });
});
