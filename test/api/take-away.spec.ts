import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { administer } from '../administer.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { editRoster, harbourArmy, importList, mutateRoster, type KeptRoster } from './kept-rosters.js';
import { publishLater, publishUnchanged } from './later-release.js';
import { ask, codes, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  player = await newHolder(api);
});
afterAll(() => api.close());

interface Exported {
  readonly text: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly notCarried: readonly string[];
  readonly faults: readonly string[];
}

async function exported(id: string, format: string): Promise<Exported> {
  const { roster } = await player.data<{ roster: { export: Exported } }>(
    'query ($id: ID!, $format: RosterExportFormat!) { roster(id: $id) { export(format: $format) { text fileName mediaType notCarried faults } } }',
    { id, format },
  );
  return roster.export;
}

interface Shown {
  readonly units: readonly { readonly id: string; readonly choices: readonly { readonly id: string; readonly of: string }[] }[];
  readonly [key: string]: unknown;
}

/** All fields of a roster except its creation time, with or without ids. */
async function shown(id: string): Promise<Shown> {
  const { roster } = await player.data<{ roster: Shown }>(
    `query ($id: ID!) { roster(id: $id) { name release { label } verdict points pointsLimit faction { slug } forces { id name choices { name count } }
      units { id name datasheet { slug } models points warlord attachedTo { id } choices { id of option name count points } } } }`,
    { id },
  );
  return roster;
}

function withoutIds({ units, ...roster }: Shown): object {
  const place = new Map(units.map(({ id }, index) => [id, index]));
  return {
    ...roster,
    forces: undefined,
    units: units.map(({ id: _id, choices, ...unit }) => ({
      ...unit,
      detachment: undefined,
      attachedTo: place.get(String((unit as { attachedTo?: { id: string } | null }).attachedTo?.id)) ?? null,
      choices: choices.map(({ id: _choice, of: _of, ...choice }) => JSON.stringify(choice)).toSorted(),
    })),
  };
}

const again = async (text: string): Promise<KeptRoster> => importList(player, text);

describe('an exported roster', () => {
  it('is imported from a .ros file without differences, by its ids, even after edits', async () => {
    const first = await importList(player, sampleList('tidewright-harbour-watch-legal'));
    const edited = (
      await editRoster(player, first, [{ addUnit: { datasheet: 'lantern-barge' } }, { removeUnit: { unit: first.units[1]?.id } }])
    ).roster;
    const file = await exported(edited.id, 'ROS');
    expect(file).toMatchObject({ fileName: 'Dawn Watch.ros', mediaType: 'application/xml', notCarried: [], faults: [] });
    const back = await again(file.text);
    expect(await shown(back.id)).toEqual(await shown(edited.id));
    const twice = await exported(back.id, 'ROS');
    expect(twice.text.replace(/roster id="[^"]*"/, '')).toBe(file.text.replace(/roster id="[^"]*"/, ''));
  });

  it.each(['APP', 'WTC_COMPACT', 'MUSTER_JSON'])('comes back from %s with the same units, choices and price', async (format) => {
    const roster = await importList(player, sampleList('tidewright-storm-convoy-legal'));
    const list = await exported(roster.id, format);
    expect(list.faults).toEqual([]);
    const back = await again(list.text);
    const { name: _name, pointsLimit: _limit, ...one } = withoutIds(await shown(back.id)) as Record<string, unknown>;
    const { name: _other, pointsLimit: _otherLimit, ...two } = withoutIds(await shown(roster.id)) as Record<string, unknown>;
    expect(one).toEqual(two);
  });

  it('reports what a format cannot contain', async () => {
    const roster = await harbourArmy(player, 'Night / shift: "1"');
    const noted = (
      await editRoster(player, roster, [
        { setNotes: { notes: 'Hold.' } },
        { placeInReserves: { unit: roster.units[2]?.id, how: 'STRATEGIC' } },
      ])
    ).roster;
    expect(await exported(noted.id, 'ROS')).toMatchObject({
      fileName: 'Night _ shift_ _1_.ros',
      notCarried: ['declared.attachments', 'declared.reserves', 'notes'],
    });
    expect((await exported(noted.id, 'MUSTER_JSON')).notCarried).toEqual(['notes']);
  });
});

describe('a release as a file', () => {
  it('is listed with size and hash, found by its label, and never changes', { timeout: 60_000 }, async () => {
    const list = async (): Promise<
      { release: { label: string; id: string }; file: { address: string; hash: string; bytes: number; rawBytes: number } | null }[]
    > =>
      (
        (await ask(api, '{ bulkData { totalCount nodes { release { label id } file { address hash bytes rawBytes } } } }')).body.data as {
          bulkData: { nodes: never[] };
        }
      ).bulkData.nodes;
    await expect.poll(async () => (await list()).every(({ file }) => file !== null), { timeout: 30_000 }).toBe(true);
    const [newest] = await list();
    expect(newest).toMatchObject({ release: { label: 'sample-2026-07' }, file: { address: `/bulk/${newest?.file?.hash}.json.gz` } });
    const { hash = '', address = '', bytes, rawBytes } = newest?.file ?? {};
    for (const name of ['sample-2026-07', newest?.release.id]) {
      const led = await request(api.url).get(`/bulk/${name}.json.gz`).redirects(0);
      expect([led.status, led.headers['location'], led.headers['cache-control']]).toEqual([302, address, 'no-cache']);
    }
    const file = await request(api.url)
      .get(address)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    const content = file.body as Buffer;
    expect([file.status, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([200, bytes, hash]);
    expect(file.headers).toMatchObject({
      etag: `"${hash}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="sample-2026-07.json.gz"',
      'content-length': String(bytes),
    });
    const text = gunzipSync(content).toString();
    const document = JSON.parse(text) as Record<string, { id: string; name: string }[]>;
    expect(Buffer.byteLength(text)).toBe(rawBytes);
    expect(document).toMatchObject({ format: 'muster-release/1', release: { label: 'sample-2026-07', edition: '10e' } });
    expect(['factions', 'datasheets', 'detachments', 'enhancements', 'armyOptions'].map((kind) => document[kind]?.length)).toEqual([
      2, 12, 3, 6, 2,
    ]);
    const { datasheet } = (await ask(api, '{ datasheet(by: { slug: "harbourmaster" }) { name } }')).body.data as {
      datasheet: { name: string };
    };
    expect(document['datasheets']?.map(({ name }) => name)).toContain(datasheet.name);
    const known = await request(api.url).get(address).set('if-none-match', `"other", W/"${hash}"`);
    expect([known.status, known.text]).toEqual([304, '']);
  });

  it('is not available for drafts, unknown names and unknown hashes', async () => {
    for (const name of ['nowhere', '0'.repeat(64), 'sample-2026-07.json', '%2e%2e%2fetc'])
      expect([name, (await request(api.url).get(`/bulk/${name}.json.gz`)).status]).toEqual([name, 404]);
    expect((await request(api.url).get('/bulk/sample-2026-07')).status).toBe(404);
  });
});

describe('migrations', () => {
  const MIGRATIONS = `query ($since: ReleaseInput!, $after: String) { migrations(since: $since, first: 2, after: $after) { totalCount
    pageInfo { hasNextPage endCursor } nodes { from { label } to { label } kind change before { key slug name } after { key slug name } } } }`;
  const since = async (label: string, after: string | null = null) =>
    (
      (await ask(api, MIGRATIONS, { since: { label }, after })).body.data as {
        migrations: { totalCount: number; nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      }
    ).migrations;

  it('show what happened to ids in every later release', async () => {
    expect(await since('sample-2026-01')).toMatchObject({ totalCount: 0, nodes: [] });
    await publishUnchanged(api, { label: 'league-2026-08', effectiveFrom: '2026-08-15' });
    await publishLater(api);
    const step = { from: { label: 'league-2026-08' }, to: { label: 'sample-2026-10' } };
    const first = await since('league-2026-08');
    const second = await since('league-2026-08', first.pageInfo.endCursor);
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
    expect([...first.nodes, ...second.nodes]).toEqual([
      {
        ...step,
        kind: 'DATASHEET',
        change: 'RENAMED',
        before: { key: 'harbourmaster', slug: 'harbourmaster', name: 'Harbourmaster' },
        after: { key: 'harbourmaster', slug: 'harbour-warden', name: 'Harbour Warden' },
      },
      {
        ...step,
        kind: 'DATASHEET',
        change: 'REMOVED',
        before: { key: 'signal-runners', slug: 'signal-runners', name: 'Signal Runners' },
        after: null,
      },
      {
        ...step,
        kind: 'ENHANCEMENT',
        change: 'REIDENTIFIED',
        before: { key: 'keel-oath', slug: 'keel-oath', name: 'Keel Oath' },
        after: { key: 'oath-of-the-keel', slug: 'keel-oath', name: 'Keel Oath' },
      },
    ]);
    expect((await since('sample-2026-10')).totalCount).toBe(0);
    expect((await since('sample-2026-01')).totalCount).toBe(0);
    expect(codes(await ask(api, MIGRATIONS, { since: { label: 'nowhere' } }))).toEqual(['UNKNOWN_RELEASE']);
  });
});

describe('an account', () => {
  const EXPORT = `query ($after: String) { accountExport { account { id role } subject keys { prefix name } rosters(first: 1, after: $after) { totalCount
    pageInfo { hasNextPage endCursor } nodes { content } } } }`;
  interface AccountExport {
    readonly account: { readonly id: string };
    readonly keys: readonly { readonly prefix: string }[];
    readonly rosters: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      readonly nodes: readonly { readonly content: Readonly<Record<string, unknown>> }[];
    };
  }

  it('is exported completely, and erased completely', { timeout: 60_000 }, async () => {
    const canary = 'Canary of the quay';
    const holder = await newHolder(api, 'APP');
    const roster = await harbourArmy(holder, canary);
    await mutateRoster(holder, 'moveRoster', 'MoveRosterInput', { roster: roster.id, revision: 2, release: { label: 'sample-2026-01' } });
    await holder.data('mutation ($input: ShareRosterInput!) { shareRoster(input: $input) { token } }', { input: { roster: roster.id } });
    const headers = { ...holder.headers, 'muster-user': `${canary.replaceAll(' ', '-')}-user` };
    const made = await ask(
      api,
      'mutation ($input: CreateRosterInput!) { createRoster(input: $input) { roster { id } userErrors { code } } }',
      { input: { name: canary, faction: 'ashen-orchard' } },
      headers,
    );
    expect(made.body.data).toMatchObject({ createRoster: { userErrors: [] } });
    const rows = async (needle: string): Promise<readonly string[]> =>
      administer(api.database.url, async (client) => {
        const { rows: tables } = await client.query<{ name: string }>(
          `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
        );
        const holding: string[] = [];
        for (const { name } of tables) {
          const found = await client.query(`SELECT FROM "${name}" row WHERE position($1 in row::text) > 0 LIMIT 1`, [needle]);
          if (found.rowCount) holding.push(name);
        }
        return holding.toSorted();
      });
    const [, accountId = ''] = Buffer.from(holder.account, 'base64url').toString().split(':');
    const [, rosterId = ''] = Buffer.from(roster.id, 'base64url').toString().split(':');
    await administer(api.database.url, (client) =>
      client.query(
        `INSERT INTO roster_check (release_id, roster_id, revision, verdict_before, verdict_after, loses)
         SELECT id, $1, 3, 'LEGAL', 'ILLEGAL', false FROM release WHERE label = 'sample-2026-10'`,
        [rosterId],
      ),
    );

    const first = (await holder.data<{ accountExport: AccountExport }>(EXPORT)).accountExport;
    const second = (await holder.data<{ accountExport: AccountExport }>(EXPORT, { after: first.rosters.pageInfo.endCursor })).accountExport;
    expect([first.account.id, first.rosters.totalCount, second.rosters.pageInfo.hasNextPage]).toEqual([holder.account, 2, false]);
    const contents = [...first.rosters.nodes, ...second.rosters.nodes].map(({ content }) => content);
    expect(contents.find(({ id }) => id === rosterId)).toMatchObject({
      ...{ user: null, name: canary, release: 'sample-2026-01', revision: 3, document: { name: canary } },
      revisions: [
        { revision: 1, release: 'sample-2026-07', delta: null, intents: [{ kind: 'create' }] },
        { revision: 2, release: 'sample-2026-07' },
        { revision: 3, release: 'sample-2026-01', intents: [{ kind: 'move', release: 'sample-2026-01' }] },
      ],
      links: [{ expiresAt: null }],
      checks: [{ release: 'sample-2026-10', verdictAfter: 'ILLEGAL' }],
    });
    expect(contents.find(({ id }) => id !== rosterId)).toMatchObject({ user: 'Canary-of-the-quay-user', name: canary });
    expect(JSON.stringify([first, second])).not.toContain(holder.headers.authorization.slice(-80));

    expect(await rows(accountId)).toEqual(['account', 'api_key', 'audit', 'roster']);
    expect(await rows(rosterId)).toEqual(['roster', 'roster_check', 'roster_revision', 'roster_share']);
    await holder.data('mutation ($input: EraseAccountInput!) { eraseAccount(input: $input) { erased } }', {
      input: { account: holder.account, confirm: 'erase' },
    });
    for (const needle of [rosterId, canary, 'Canary-of-the-quay-user']) expect([needle, await rows(needle)]).toEqual([needle, []]);
    // The log of who changed what keeps the random id, which no longer leads to anything, so that it stays complete. It has no name.
    expect(await rows(accountId)).toEqual(['audit']);
  });

  it('can be exported by its owner with a key for that purpose', async () => {
    const reader = await newHolder(api, 'PLAYER', ['ROSTERS_READ']);
    expect(codes(await reader.ask(EXPORT))).toEqual(['FORBIDDEN']);
    expect(codes(await ask(api, EXPORT))).toEqual(['UNAUTHENTICATED']);
  });
});
