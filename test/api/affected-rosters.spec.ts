import { RosterCheckWorker } from '#muster/bulk';
import { RosterCheckRunRepository } from '#muster/persistence';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { inThread } from '../bulk/threads.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { editRoster, harbourArmy, mutateRoster, type KeptRoster } from './kept-rosters.js';
import { publishChanged, publishLater } from './later-release.js';
import { subscribe, type Live } from './live-socket.js';
import { asAdministrator, ask, codes, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
let other: AccountHolder;
const faults: unknown[] = [];
const stopping = new AbortController();
let working: Promise<void> = Promise.resolve();
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  [player, other] = [await newHolder(api), await newHolder(api)];
});
afterAll(async () => {
  stopping.abort();
  await working;
  await api.close();
});

const sockets: Live[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
const EVENTS = 'subscription { rosterEvents { kind roster revision release { label } } }';
async function listen(init: object | undefined): Promise<Live> {
  const socket = await subscribe(api.url, EVENTS, init);
  sockets.push(socket);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return socket;
}
const event = (kind: string, roster: string | null, more: object = {}): object => ({
  data: { rosterEvents: { kind, roster, revision: null, release: null, ...more } },
});

const sql = <Row extends Record<string, unknown>>(text: string): Promise<readonly Row[]> =>
  administer(api.database.url, async (client) => (await client.query<Row>(text)).rows);

const AFFECTED = `query ($release: ReleaseInput!, $filter: AffectedRosterFilterInput, $after: String) {
  affectedRosters(release: $release, filter: $filter, first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    nodes { roster { id name release { label } faction { slug } } revision editedSince verdictBefore verdictAfter pointsBefore pointsAfter loses } } }`;
interface Affected {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly nodes: readonly { readonly roster: { readonly id: string }; readonly [key: string]: unknown }[];
}
const affected = async (label: string, more: object = {}, as = player): Promise<Affected> =>
  (await as.data<{ affectedRosters: Affected }>(AFFECTED, { release: { label }, ...more })).affectedRosters;

const TOTALS =
  'query ($release: ReleaseInput!) { rosterCheck(release: $release) { finishedAt checked becameIllegal pointsChanged verdictChanged } }';
const totals = async (label: string): Promise<Readonly<Record<string, unknown>> | null> =>
  ((await ask(api, TOTALS, { release: { label } }, asAdministrator)).body.data as { rosterCheck: Record<string, unknown> | null })
    .rosterCheck;

/** An army with as many crew units as fit: legal under the sample release, over the limit under the next one. */
async function fullArmy(as: AccountHolder, name: string): Promise<KeptRoster> {
  const roster = await harbourArmy(as, name);
  const barges = await editRoster(as, roster, [
    { removeUnit: { unit: roster.units[2]?.id } },
    ...Array.from({ length: 2 }, () => ({ addUnit: { datasheet: 'siege-dredger' } })),
    ...Array.from({ length: 3 }, () => ({ addUnit: { datasheet: 'deckhand-company' } })),
  ]);
  expect([barges.userErrors, barges.roster.verdict]).toEqual([[], 'LEGAL']);
  return barges.roster;
}

const work = (): void => {
  working = api.app.get(RosterCheckWorker, { strict: false }).run(stopping.signal, (fault) => faults.push(fault), inThread);
};

describe('when a release is published', () => {
  it('every roster of its edition is checked once, and only its owner is notified', { timeout: 180_000 }, async () => {
    const mine = await fullArmy(player, 'Night shift');
    const small = await harbourArmy(player, 'Small hours');
    const away = await fullArmy(player, 'Put away');
    await mutateRoster(player, 'archiveRoster', 'ArchiveRosterInput', { roster: away.id });
    const theirs = await fullArmy(other, 'Day shift');
    const [ear, otherEar] = [await listen(player.headers), await listen(other.headers)];
    work();
    await publishChanged(api, { label: 'dear-october', effectiveFrom: '2026-10-01' }, (text) =>
      text.replace(/("points": )80(,\s*"leads")/, '$1380$2'),
    );
    await expect
      .poll(async () => (await totals('dear-october'))?.['finishedAt'], { timeout: 120_000, interval: 500 })
      .toEqual(expect.any(String));
    expect(await totals('dear-october')).toMatchObject({ checked: 4, becameIllegal: 3, pointsChanged: 4 });
    await expect.poll(() => [ear.events.length, otherEar.events.length], { timeout: 10_000 }).toEqual([1, 1]);
    expect(ear.events).toEqual([event('BECAME_ILLEGAL', mine.id, { release: { label: 'dear-october' } })]);
    expect(otherEar.events).toEqual([event('BECAME_ILLEGAL', theirs.id, { release: { label: 'dear-october' } })]);

    const first = await affected('dear-october');
    const second = await affected('dear-october', { after: first.pageInfo.endCursor });
    const nodes = [...first.nodes, ...second.nodes];
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
    expect(new Set(nodes.map(({ roster }) => roster.id))).toEqual(new Set([mine.id, small.id, away.id]));
    expect(nodes.find(({ roster }) => roster.id === mine.id)).toEqual({
      ...{ revision: 3, editedSince: false, loses: false },
      roster: { id: mine.id, name: 'Night shift', release: { label: 'sample-2026-07' }, faction: { slug: 'tidewright-league' } },
      ...{ verdictBefore: 'LEGAL', verdictAfter: 'ILLEGAL', pointsBefore: mine.points, pointsAfter: (mine.points ?? 0) + 300 },
    });
    expect((await affected('dear-october', { filter: { becameIllegal: true } })).totalCount).toBe(2);
    expect((await affected('dear-october', {}, other)).nodes.map(({ roster }) => roster.id)).toEqual([theirs.id]);
    expect(faults).toEqual([]);
  });

  it(
    'moved rosters are no longer listed, and edited rosters are checked again when an administrator requests it',
    { timeout: 120_000 },
    async () => {
      const [{ roster: { id } } = { roster: { id: '' } }] = (await affected('dear-october', { filter: { becameIllegal: true } })).nodes;
      const before = (await affected('dear-october')).totalCount;
      const edited = await mutateRoster(player, 'editRoster', 'EditRosterInput', {
        ...{ roster: id, revision: 3 },
        intents: [{ rename: { name: 'Renamed' } }],
      });
      expect(
        (await affected('dear-october')).nodes.concat((await affected('dear-october', { filter: { becameIllegal: true } })).nodes),
      ).toContainEqual(expect.objectContaining({ roster: expect.objectContaining({ id }) as unknown, editedSince: true, revision: 3 }));
      const CHECK =
        'mutation ($input: CheckAffectedRostersInput!) { checkAffectedRosters(input: $input) { check { finishedAt } userErrors { code } } }';
      const input = { release: { label: 'dear-october' } };
      expect(codes(await player.ask(CHECK, { input }))).toEqual(['FORBIDDEN']);
      expect(codes(await player.ask(TOTALS, input))).toEqual(['FORBIDDEN']);
      const [checkedBefore] = await sql<{ last: string }>('SELECT max(checked_at)::text AS last FROM roster_check');
      const begun = await ask(api, CHECK, { input }, asAdministrator);
      expect(begun.body.data).toEqual({ checkAffectedRosters: { check: { finishedAt: null }, userErrors: [] } });
      await expect
        .poll(async () => (await totals('dear-october'))?.['finishedAt'], { timeout: 60_000, interval: 500 })
        .toEqual(expect.any(String));
      const again = await sql(`SELECT revision FROM roster_check WHERE checked_at > '${checkedBefore?.last}'`);
      expect(again).toEqual([{ revision: edited.roster.revision }]);
      await mutateRoster(player, 'moveRoster', 'MoveRosterInput', { ...{ roster: id, revision: 4 }, release: { label: 'dear-october' } });
      expect((await affected('dear-october')).totalCount).toBe(before - 1);
    },
  );

  it('an older release causes no checks', async () => {
    await publishLater(api, 'sample-2026-03', '2026-03-15');
    expect(await totals('sample-2026-03')).toBeNull();
  });
});

describe('a run', () => {
  it('that was interrupted continues with the rosters that were not checked, once each', async () => {
    const runs = api.app.get(RosterCheckRunRepository);
    stopping.abort();
    await working;
    await sql('DELETE FROM roster_check');
    const [release] = await sql<{ id: string }>(`SELECT id FROM release WHERE label = 'dear-october'`);
    const run = { releaseId: release?.id ?? '' };
    const QUEUED = `SELECT data, state FROM pgboss.job WHERE name = 'roster-checks' AND state IN ('created', 'retry')`;
    await runs.begin({ id: run.releaseId, label: 'a release' }, { name: 'ada' });
    await runs.begin({ id: run.releaseId, label: 'a release' }, { name: 'ada' });
    expect(await sql(QUEUED)).toEqual([{ data: { release: run.releaseId }, state: 'created' }]);
    const [one, ...rest] = await runs.next(run, 10);
    if (!one) throw new Error('There are rosters to check.');
    const check = { revision: 9, verdictBefore: 'LEGAL', verdictAfter: 'LEGAL', pointsBefore: 1, pointsAfter: 2, loses: false };
    await runs.save(run, { rosterId: one.id, ...check });
    await runs.save(run, { rosterId: one.id, ...check, pointsAfter: 3 });
    expect(await runs.next(run, 10, one)).toEqual(rest);
    expect(await sql('SELECT points_after FROM roster_check')).toEqual([{ points_after: 2 }]);
    await runs.finish(run);
    expect(await runs.next(run, 10)).toEqual([]);
  });
});

describe('events', () => {
  it('report edits and deletions, whoever made them, to the owner only', async () => {
    const [ear, otherEar] = [await listen(player.headers), await listen(other.headers)];
    const roster = await harbourArmy(player, 'Told');
    await player.data('mutation ($input: DeleteRosterInput!) { deleteRoster(input: $input) { deleted } }', {
      input: { roster: roster.id },
    });
    await expect
      .poll(() => ear.events, { timeout: 10_000 })
      .toEqual([event('EDITED', roster.id, { revision: 2 }), event('DELETED', roster.id)]);
    expect(otherEar.events).toEqual([]);
  });

  it("of an application's users are separate", async () => {
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
    const seven = await listen({ ...app.headers, musterUser: 'user-7' });
    const eight = await listen({ ...app.headers, musterUser: 'user-8' });
    const itself = await listen(app.headers);
    await harbourArmy(as('user-7'));
    await expect.poll(() => seven.events.length, { timeout: 10_000 }).toBe(1);
    expect([eight.events, itself.events]).toEqual([[], []]);
  });

  it('require the permission to read rosters', async () => {
    const nobody = await listen(undefined);
    expect(nobody.events).toEqual([[expect.objectContaining({ message: expect.stringContaining('requires an account') })]]);
    const writer = await newHolder(api, 'PLAYER', ['ACCOUNT']);
    expect((await listen(writer.headers)).events).toEqual([
      [expect.objectContaining({ message: 'The key or token does not have the permission rosters:read.' })],
    ]);
    for (const init of [{ authorization: 'Bearer unknown' }, { authorization: 7 }, { ...player.headers, musterUser: 'user-7' }]) {
      const refused = await listen(init);
      expect([refused.isOver(), refused.events, refused.closedWith()]).toEqual([true, [], [4403, 'Forbidden']]);
    }
  });

  it('end within five seconds after the key is revoked', { timeout: 30_000 }, async () => {
    const holder = await newHolder(api);
    const ear = await listen(holder.headers);
    const { createApiKey } = await holder.data<{ createApiKey: { secret: string } }>(
      'mutation { createApiKey(input: { name: "Second", scopes: [ROSTERS_READ, ROSTERS_WRITE] }) { secret } }',
    );
    const { apiKeys } = await holder.data<{ apiKeys: { id: string; name: string }[] }>('{ apiKeys { id name } }');
    const key = apiKeys.find(({ name }) => name === 'A key')?.id;
    await holder.data('mutation ($key: ID!) { revokeApiKey(input: { key: $key }) { key { id } } }', { key });
    const revokedAt = performance.now();
    await expect.poll(() => ear.isOver(), { timeout: 10_000, interval: 100 }).toBe(true);
    expect(performance.now() - revokedAt).toBeLessThan(5_000);
    const headers = { authorization: `Bearer ${createApiKey.secret}` };
    const asSecond: AccountHolder['ask'] = (query, variables = {}) => ask(api, query, variables, headers);
    await harbourArmy({
      ...holder,
      headers,
      ask: asSecond,
      data: async <Data>(query: string, variables?: object) => (await asSecond(query, variables)).body.data as Data,
    });
    expect(ear.events).toEqual([]);
  });
});
