import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { publishSample } from './sample.js';
import { ask, codes, startApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
let other: AccountHolder;
beforeAll(async () => {
  api = await startApi();
  await publishSample(api);
  [player, other] = [await newHolder(api), await newHolder(api)];
});
afterAll(() => api.close());

const ROSTER = `{ id name revision verdict points pointsLimit faction release notes
  detachments { id name choices { name } }
  units { id detachment name datasheet models points warlord attachedTo embarkedIn held notes choices { id of option name count points } }
  report { verdict findings { code message } } }`;
const PAYLOAD = `{ roster ${ROSTER} changes { pointsBefore pointsAfter units { unit name before after } gained { code } lost { code } }
  repeated review { code message } userErrors { code message path } }`;

interface Roster {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly verdict: string;
  readonly points: number | null;
  readonly units: readonly {
    readonly id: string;
    readonly name: string;
    readonly models: number;
    readonly points: number;
    readonly [key: string]: unknown;
  }[];
  readonly [key: string]: unknown;
}
interface Payload {
  readonly roster: Roster;
  readonly changes: { readonly pointsBefore: number; readonly pointsAfter: number; readonly [key: string]: unknown } | null;
  readonly repeated: number | null;
  readonly review: readonly unknown[];
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[]; readonly message: string }[];
}

async function mutate(name: string, type: string, input: object, as = player): Promise<Payload> {
  const data = await as.data<Record<string, Payload>>(`mutation ($input: ${type}!) { answer: ${name}(input: $input) ${PAYLOAD} }`, {
    input,
  });
  const { answer } = data;
  if (!answer) throw new Error('A mutation has a payload.');
  return answer;
}

const create = (input: object = {}, as = player): Promise<Payload> =>
  mutate(
    'createRoster',
    'CreateRosterInput',
    {
      name: 'Night shift',
      faction: 'tidewright-league',
      detachments: ['harbour-watch'],
      battleSize: { name: 'Strike Force', limit: 2000 },
      ...input,
    },
    as,
  );
const edit = (
  { id, revision }: Pick<Roster, 'id' | 'revision'>,
  intents: readonly object[],
  more: object = {},
  as = player,
): Promise<Payload> => mutate('editRoster', 'EditRosterInput', { roster: id, revision, intents, ...more }, as);
const find = async (id: string, as = player): Promise<Roster | null> =>
  (await as.data<{ roster: Roster | null }>(`query ($id: String!) { roster(id: $id) ${ROSTER} }`, { id })).roster;

const unit = (datasheet: string, more: object = {}): object => ({ addUnit: { datasheet, ...more } });

describe('an empty roster', () => {
  it('is kept under the release in force, with what the data say that it must have', async () => {
    const { roster, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(roster).toMatchObject({
      name: 'Night shift',
      revision: 1,
      faction: 'Tidewright League',
      release: 'sample-2026-07',
      points: 0,
      pointsLimit: 2000,
      units: [],
    });
    expect(await find(roster.id)).toEqual(roster);
  });

  it('is made once for one request', async () => {
    const asked = { name: 'Once', requestKey: 'create-once-1' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(asked)));
    expect(new Set(answers.map(({ roster }) => roster.id)).size).toBe(1);
  });

  it('is refused for what the release does not have', async () => {
    const { roster, userErrors } = await create({ faction: 'nobody' });
    expect([roster, userErrors]).toEqual([
      null,
      [{ code: 'INVALID_EDIT', message: 'The release has no faction nobody.', path: ['input'] }],
    ]);
  });
});

describe('edits', () => {
  it('answer with the new state, its price, its verdict and what changed', async () => {
    const { roster } = await create();
    const first = await edit(roster, [
      unit('harbourmaster', { as: 'hm' }),
      { setWarlord: { unit: 'hm' } },
      unit('deckhand-company', { as: 'crew' }),
      { attach: { leader: 'hm', bodyguard: 'crew' } },
    ]);
    expect(first.userErrors).toEqual([]);
    expect(first.changes).toMatchObject({ pointsBefore: 0, pointsAfter: 165 });
    const [master, crew] = first.roster.units;
    expect(first.roster).toMatchObject({
      revision: 2,
      points: 165,
      units: [
        { name: 'Harbourmaster', points: 80, warlord: true, attachedTo: crew?.id },
        { models: 10, points: 85 },
      ],
    });
    const second = await edit(first.roster, [
      { resizeUnit: { unit: crew?.id, models: 20 } },
      { chooseEntry: { unit: master?.id, entry: 'brass-spyglass' } },
      { setNotes: { unit: crew?.id, notes: 'Hold the mole.' } },
    ]);
    expect(second.roster).toMatchObject({ revision: 3, units: [{ points: 100 }, { models: 20, points: 165, notes: 'Hold the mole.' }] });
    expect(second.changes).toMatchObject({
      pointsBefore: 165,
      pointsAfter: 265,
      units: [
        { before: 80, after: 100 },
        { before: 85, after: 165 },
      ],
    });
    expect(await find(roster.id)).toEqual(second.roster);
  });

  it('keep what is against the rules, and say it', async () => {
    const { roster } = await create();
    const masters = await edit(
      roster,
      Array.from({ length: 4 }, () => unit('ysolde-marn')),
    );
    expect(masters.roster).toMatchObject({ revision: 2, verdict: 'ILLEGAL' });
    expect(masters.changes?.['gained']).toEqual(expect.arrayContaining([{ code: 'epic-heroes-once' }]));
  });

  it('are all made, or none', async () => {
    const { roster } = await create();
    const { userErrors, changes } = await edit(roster, [unit('harbourmaster'), { removeUnit: { unit: 'nobody' } }]);
    expect(userErrors).toEqual([{ code: 'INVALID_EDIT', message: 'The roster has no unit nobody.', path: ['input', 'intents', '1'] }]);
    expect([changes, await find(roster.id)]).toEqual([null, roster]);
  });

  it('of an older revision get the present one, and change nothing', async () => {
    const { roster } = await create();
    const now = await edit(roster, [unit('harbourmaster')]);
    const stale = await edit(roster, [unit('deckhand-company')]);
    expect(stale.userErrors.map(({ code }) => code)).toEqual(['CONFLICT']);
    expect(stale.roster).toEqual(now.roster);
  });

  it('sent twice happen once', async () => {
    const { roster } = await create();
    const twins = await Promise.all(Array.from({ length: 8 }, () => edit(roster, [unit('harbourmaster')], { requestKey: 'add-master-1' })));
    expect(twins.filter(({ repeated, userErrors }) => repeated === 2 || userErrors.length === 0)).toHaveLength(8);
    expect(twins.filter(({ changes }) => changes !== null)).toHaveLength(1);
    expect((await find(roster.id))?.units).toHaveLength(1);
    expect(await edit(roster, [unit('harbourmaster')], { requestKey: 'add-master-1' })).toMatchObject({
      repeated: 2,
      changes: null,
      userErrors: [],
    });
  });

  it('by many at once lose nothing', async () => {
    const { roster } = await create();
    const insist = async (): Promise<void> => {
      let seen: Pick<Roster, 'id' | 'revision'> = roster;
      for (let round = 0; round < 200; round += 1) {
        const answer = await edit(seen, [unit('deckhand-company')]);
        if (answer.userErrors.length === 0) return;
        seen = answer.roster;
      }
      throw new Error('The edit never came through.');
    };
    await Promise.all(Array.from({ length: 8 }, insist));
    expect(await find(roster.id)).toMatchObject({ revision: 9, units: Array.from({ length: 8 }, () => ({ name: 'Deckhand Company' })) });
  });

  it('are undone to any point, and the undoing is undone', async () => {
    const { roster } = await create();
    const one = (await edit(roster, [unit('harbourmaster')])).roster;
    const two = (await edit(one, [unit('deckhand-company'), { rename: { name: 'Day shift' } }])).roster;
    const back = await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: two.revision, to: 2 });
    expect(back.roster).toEqual({ ...one, revision: 4 });
    const again = await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: 4, to: 3 });
    expect(again.roster).toEqual({ ...two, revision: 5 });
    expect(
      (await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: 5, to: 9 })).userErrors.map(({ code }) => code),
    ).toEqual(['NOT_FOUND']);
    const { roster: past } = await player.data<{ roster: { history: object[] } }>(
      'query ($id: String!) { roster(id: $id) { history(first: 3) { revision points intents } } }',
      { id: roster.id },
    );
    expect(past.history).toMatchObject([
      { revision: 5 },
      { revision: 4 },
      { revision: 3, intents: [{ kind: 'addUnit' }, { kind: 'rename' }] },
    ]);
  });
});

describe('rosters', () => {
  it('are listed for their owner only, filtered, a page at a time', async () => {
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
    expect((await owner.data<Page>(LIST, { filter: { text: 'ET' } })).rosters.nodes).toEqual([{ name: 'Beta' }]);
    expect((await owner.data<Page>(LIST, { filter: { archived: true } })).rosters.totalCount).toBe(0);
  });

  it('are put away, brought back, copied and deleted', async () => {
    const { roster } = await create();
    const away = await mutate('archiveRoster', 'ArchiveRosterInput', { roster: roster.id });
    expect(away.userErrors).toEqual([]);
    const copy = await mutate('forkRoster', 'ForkRosterInput', { roster: roster.id, name: 'A copy' });
    expect(copy.roster).toMatchObject({ name: 'A copy', revision: 1, units: roster.units });
    const gone = await player.data(`mutation ($input: RosterInputById!) { deleteRoster(input: $input) { deleted } }`, {
      input: { roster: roster.id },
    });
    expect([gone, await find(roster.id)]).toEqual([{ deleteRoster: { deleted: true } }, null]);
    expect((await find(copy.roster.id))?.name).toBe('A copy');
  });

  it('begin as any list', async () => {
    const made = await mutate('importRoster', 'ImportRosterInput', { text: sampleList('tidewright-harbour-watch-legal') });
    expect([made.userErrors, made.review]).toEqual([[], []]);
    expect(made.roster).toMatchObject({ verdict: 'LEGAL', faction: 'Tidewright League' });
    const added = await edit(made.roster, [unit('signal-runners')]);
    expect(added.roster.units).toHaveLength(made.roster.units.length + 1);
    expect((await mutate('importRoster', 'ImportRosterInput', { text: 'Dear Sir or Madam' })).userErrors.map(({ code }) => code)).toEqual([
      'UNREADABLE_TEXT',
    ]);
  });

  it('of others are not there, whatever is tried', async () => {
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
        await reader.ask('mutation ($input: RosterInputById!) { deleteRoster(input: $input) { deleted } }', {
          input: { roster: roster.id },
        }),
      ),
    ).toEqual(['FORBIDDEN']);
    expect(await find(roster.id)).toEqual(roster);
  });

  it("of an app's users are apart from each other and from the app's own", async () => {
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

describe('links', () => {
  const SHARE =
    'mutation ($input: ShareRosterInput!) { shareRoster(input: $input) { token share { id expiresAt revokedAt } userErrors { code } } }';
  const read = async (token: string): Promise<unknown> =>
    (await ask(api, 'query ($token: String!) { sharedRoster(token: $token) { name shares { id } } }', { token })).body.data;

  it('let anybody read until they are revoked or end', async () => {
    const { roster } = await create();
    const { shareRoster } = await player.data<{ shareRoster: { token: string; share: { id: string } } }>(SHARE, {
      input: { roster: roster.id },
    });
    expect(await read(shareRoster.token)).toEqual({ sharedRoster: { name: 'Night shift', shares: [] } });
    expect(await read(`${shareRoster.token}x`)).toEqual({ sharedRoster: null });
    await player.data('mutation ($input: UnshareRosterInput!) { unshareRoster(input: $input) { share { revokedAt } } }', {
      input: { roster: roster.id, share: shareRoster.share.id },
    });
    expect(await read(shareRoster.token)).toEqual({ sharedRoster: null });
    const ended = await player.data<{ shareRoster: { token: string } }>(SHARE, {
      input: { roster: roster.id, expiresAt: '2020-01-01T00:00:00Z' },
    });
    expect(await read(ended.shareRoster.token)).toEqual({ sharedRoster: null });
    const others = await other.data<{ shareRoster: object }>(SHARE, { input: { roster: roster.id } });
    expect(others.shareRoster).toEqual({ token: null, share: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });
});
