import { PrismaService } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishInvented } from './invented-release.js';
import { ask, codes, startApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  await publishInvented(api, 'spring', '2026-03-01', 100);
  await publishInvented(api, 'summer', '2026-06-01', 110);
  await publishInvented(api, 'far future', '2999-01-01', 120);
});
afterAll(() => api.close());

async function data(query: string, variables: object = {}): Promise<unknown> {
  const answer = await ask(api, query, variables);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
}

describe('which release', () => {
  const query =
    'query ($release: ReleaseInput) { datasheet(by: { slug: "grand-conductor" }, release: $release) { release { label } points { bySize { points } } } }';
  const found = (label: string, points: number): unknown => ({
    datasheet: { release: { label }, points: { bySize: [{ points }, { points: points * 2 }] } },
  });

  it('is the newest published one whose date has been reached', async () => expect(await data(query)).toEqual(found('summer', 110)));
  it('can be selected by its label, even before its date', async () =>
    expect(await data(query, { release: { label: 'far future' } })).toEqual(found('far future', 120)));
  it('can be selected by a date', async () =>
    expect(await data(query, { release: { asOf: { edition: 'E10', date: '2026-05-31' } } })).toEqual(found('spring', 100)));
  it('can be selected by edition', async () => expect(await data(query, { release: { edition: 'E10' } })).toEqual(found('summer', 110)));

  it('can be queried on its own', async () => {
    expect(await data('{ release { label basedOn { label } } }')).toEqual({ release: { label: 'summer', basedOn: null } });
    expect(await data('{ release(by: { label: "nowhere" }) { label } }')).toEqual({ release: null });
  });

  it('is never guessed if there is none', async () => {
    for (const release of [{ label: 'nowhere' }, { edition: 'E9' }, { asOf: { edition: 'E10', date: '2020-01-01' } }]) {
      expect(codes(await ask(api, query, { release }))).toEqual(['UNKNOWN_RELEASE']);
    }
    expect(codes(await ask(api, query, { release: { asOf: { edition: 'E10', date: 'yesterday' } } }))).toEqual(['BAD_USER_INPUT']);
  });

  it('are listed with the newest first, in pages', async () => {
    const list =
      'query ($after: String) { releases(first: 2, after: $after) { totalCount nodes { label status edition } pageInfo { hasNextPage endCursor } } }';
    const first = await data(list);
    expect(first).toMatchObject({
      releases: { totalCount: 3, nodes: [{ label: 'far future' }, { label: 'summer', status: 'PUBLISHED', edition: 'E10' }] },
    });
    const { pageInfo } = (first as { releases: { pageInfo: { endCursor: string } } }).releases;
    expect(await data(list, { after: pageInfo.endCursor })).toMatchObject({
      releases: { nodes: [{ label: 'spring' }], pageInfo: { hasNextPage: false } },
    });
  });
});

describe('lists', () => {
  it('return every page once and then end', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 10; pages += 1) {
      const answer = (await data(
        'query ($after: String) { datasheets(first: 20, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } }',
        {
          after,
        },
      )) as { datasheets: { totalCount: number; nodes: { name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
      expect(answer.datasheets.totalCount).toBe(65);
      seen.push(...answer.datasheets.nodes.map(({ name }) => name));
      after = answer.datasheets.pageInfo.endCursor;
      if (!answer.datasheets.pageInfo.hasNextPage) break;
    }
    expect(seen).toHaveLength(65);
    expect(new Set(seen).size).toBe(64); // two have the same name
    expect([seen[2], seen[3], seen.at(-2)]).toEqual(['Cantor Guard', 'Drone 00', 'Éolian Organ']);
  });

  it('have 25 items by default', async () =>
    expect(((await data('{ datasheets { nodes { slug } } }')) as { datasheets: { nodes: unknown[] } }).datasheets.nodes).toHaveLength(25));

  it('refuse an invalid cursor', async () => {
    expect(codes(await ask(api, '{ datasheets(after: "nonsense") { totalCount } }'))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await ask(api, '{ releases(after: "nonsense") { totalCount } }'))).toEqual(['BAD_USER_INPUT']);
  });

  it('are filtered by faction, keywords, role and Legends', async () => {
    const names = async (filter: object): Promise<unknown> => {
      const answer = await data('query ($filter: DatasheetFilterInput) { datasheets(filter: $filter) { nodes { name } } }', { filter });
      return (answer as { datasheets: { nodes: { name: string }[] } }).datasheets.nodes.map(({ name }) => name);
    };
    expect(await names({ faction: 'rust-tide' })).toEqual(['Bell Ringers', 'Grand Conductor']);
    expect(await names({ faction: 'f-choir' })).toEqual(['Bell Ringers', 'Cantor Guard', 'Éolian Organ', 'Grand Conductor']);
    expect(await names({ keywords: ['infantry', 'Gilded choir'], faction: 'f-choir' })).toEqual([
      'Bell Ringers',
      'Cantor Guard',
      'Grand Conductor',
    ]);
    expect(await names({ role: 'character' })).toEqual(['Grand Conductor']);
    expect(await names({ legends: true })).toEqual(['Éolian Organ']);
  });

  it('of army options are filtered by kind', async () =>
    expect(
      await data('{ armyOptions(filter: { kind: STRATAGEM }) { nodes { name kind commandPoints group eligibility { text } } } }'),
    ).toEqual({
      armyOptions: {
        nodes: [{ name: 'Encore', kind: 'STRATAGEM', commandPoints: 1, group: 'Battle Tactic', eligibility: { text: 'CHARACTER' } }],
      },
    }));
});

describe('search', () => {
  it('tolerates typos and accents', async () => {
    const search = 'query ($text: String!) { datasheets(filter: { search: $text }) { edges { node { name } } } }';
    expect(await data(search, { text: 'grand condctor' })).toEqual({
      datasheets: { edges: [{ node: { name: 'Grand Conductor' } }] },
    });
    expect(await data(search, { text: 'eolian' })).toMatchObject({ datasheets: { edges: [{ node: { name: 'Éolian Organ' } }] } });
    expect(await data(search, { text: 'MAESTRO' })).toEqual({ datasheets: { edges: [{ node: { name: 'Grand Conductor' } }] } });
  });

  it('searches all kinds at once, with the best match first', async () => {
    const answer = await data(
      '{ search(text: "conductor", first: 3) { nodes { score entry { __typename name ... on Datasheet { role } } } } }',
    );
    expect(answer).toMatchObject({
      search: { nodes: [{ score: expect.any(Number), entry: { __typename: 'Datasheet', name: 'Grand Conductor', role: 'Character' } }] },
    });
  });

  it('can be limited to certain kinds', async () =>
    expect(await data('{ search(text: "metronome", kinds: [DATASHEET]) { nodes { score } } }')).toEqual({ search: { nodes: [] } }));
});

describe('one entry', () => {
  it('is found by id, key or slug, and by node', async () => {
    const byKey = (await data('{ datasheet(by: { key: "d-guard" }) { id key slug } }')) as { datasheet: { id: string } };
    expect(byKey).toMatchObject({ datasheet: { key: 'd-guard', slug: 'cantor-guard' } });
    const { id } = byKey.datasheet;
    expect(
      await data('query ($id: ID!) { datasheet(by: { id: $id }) { slug } node(id: $id) { __typename id ... on Datasheet { name } } }', {
        id,
      }),
    ).toEqual({
      datasheet: { slug: 'cantor-guard' },
      node: { __typename: 'Datasheet', id, name: 'Cantor Guard' },
    });
    expect(await data('query ($id: ID!) { faction(by: { id: $id }) { slug } }', { id })).toEqual({ faction: null });
  });

  it('is null if it does not exist, whatever the id contains', async () => {
    expect(await data('{ datasheet(by: { slug: "nobody" }) { id } }')).toEqual({ datasheet: null });
    const ids = [
      '',
      'x',
      'RGF0YXNoZWV0',
      Buffer.from('Datasheet:nowhere:x').toString('base64url'),
      Buffer.from('Release:%00').toString('base64url'),
    ];
    for (const id of ids) expect(await data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
    const { datasheets } = (await data('{ datasheets(first: 3) { nodes { id } } }')) as { datasheets: { nodes: { id: string }[] } };
    const several = [...ids, ...datasheets.nodes.map(({ id }) => id), ...ids];
    expect(await data('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: several })).toEqual({
      nodes: several.map((id) => (ids.includes(id) ? null : { id })),
    });
    expect(
      codes(await ask(api, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array.from({ length: 101 }, () => 'x') })),
    ).toEqual(['BAD_USER_INPUT']);
  });

  it('shows all its data', async () => {
    const query = `{ datasheet(by: { slug: "eolian-organ" }) { name legends keywords factionKeywords role powerRating abilities { text kind } leads { name }
      profiles { name kind characteristics { name value } } weapons { name kind } models { name min max }
      points { minModels maxModels bySize { upTo points } wargear { name points } perModel { name } byCopy { from } complete }
      options { name model { name } min max options { name points default } } damage { name }
      transport { models passengers { text anyOf { all none } } }
      availability { ally addedKeywords faction { name keyword parent { name } } } release { label effectiveFrom status source } } }`;
    const found = await data(query);
    expect(found).toMatchObject({
      datasheet: {
        name: 'Éolian Organ',
        legends: true,
        transport: { models: 12, passengers: { text: 'INFANTRY and not TITAN', anyOf: [{ all: ['INFANTRY'], none: ['TITAN'] }] } },
        profiles: [{ kind: 'Unit', characteristics: [{ name: 'M', value: '6"' }, {}, {}, {}, {}, {}] }],
        points: {
          minModels: 5,
          bySize: [
            { upTo: 5, points: 180 },
            { upTo: 10, points: 360 },
          ],
          wargear: [{ name: 'Bell blade', points: 5 }],
          complete: true,
        },
        availability: [{ ally: false, faction: { name: 'Gilded Choir', parent: null } }],
        release: { label: 'summer', effectiveFrom: '2026-06-01', status: 'PUBLISHED', source: 'native' },
      },
    });
  });

  it('leads to the entries that it refers to', async () => {
    const query = `{ detachment(by: { slug: "perfect-harmony" }) { ruleName factions { name parent { name } } grants { keyword to { text } }
      restrictions { kind units { text } } enhancements { name points upgrade bearer { text } bearerUnread detachments { name } offeredBy { name } } } }`;
    expect(await data(query)).toEqual({
      detachment: {
        ruleName: 'In Unison',
        factions: [
          { name: 'Gilded Choir', parent: null },
          { name: 'Descant Wing', parent: { name: 'Gilded Choir' } },
        ],
        grants: [{ keyword: 'BATTLELINE', to: { text: 'CANTOR GUARD' } }],
        restrictions: [
          { kind: 'FORBIDS', units: { text: 'VEHICLE' } },
          { kind: 'UNREAD', units: null },
        ],
        enhancements: [
          {
            name: 'Original Score',
            points: 25,
            upgrade: false,
            bearer: { text: 'CHARACTER and not VEHICLE' },
            bearerUnread: false,
            detachments: [{ name: 'Perfect Harmony' }],
            offeredBy: [{ name: 'Grand Conductor' }],
          },
          expect.objectContaining({ name: 'Tuning Fork of Dawn', bearer: null, bearerUnread: false }),
        ],
      },
    });
  });
});

describe('related entries', () => {
  it('are read together, however many entries refer to them', async () => {
    const statements = vi.spyOn(api.app.get(PrismaService), 'query');
    const query = `{ datasheets(first: 100) { nodes { name factions { name parent { name } } release { label } } }
      detachments { nodes { name factions { name } enhancements { name detachments { name } offeredBy { name factions { name } } } } } }`;
    await data(query);
    statements.mockClear();
    const wide = await data(query);
    const asked = statements.mock.calls.map(([statement]) => statement.name);
    statements.mockRestore();
    expect((wide as { datasheets: { nodes: unknown[] } }).datasheets.nodes).toHaveLength(65);
    // Two lists, and for each level of the query at most one read of each kind.
    expect(asked.filter((name) => name === 'entry-bodies').length).toBeLessThanOrEqual(8);
    expect(asked.filter((name) => name !== 'entry-bodies' && name !== 'all-releases')).toEqual([]);
  });
});
