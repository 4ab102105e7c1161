import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishInvented } from './invented-release.js';
import { ask, codes, startApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  await publishInvented(api, 'spring', '2026-03-01', 100);
});
afterAll(() => api.close());

const LIST = `query ($filter: DatasheetFilterInput, $orderBy: EntryOrderInput, $first: Int, $after: String) {
  datasheets(filter: $filter, orderBy: $orderBy, first: $first, after: $after) { nodes { slug } pageInfo { hasNextPage endCursor } } }`;

interface Page {
  readonly nodes: readonly { readonly slug: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

async function page(variables: object): Promise<Page> {
  const { body } = await ask(api, LIST, variables);
  expect(body.errors).toBeUndefined();
  return (body.data as { readonly datasheets: Page }).datasheets;
}

const slugs = async (variables: object): Promise<readonly string[]> => (await page(variables)).nodes.map(({ slug }) => slug);

async function faults(query: string, variables: object = {}): Promise<unknown> {
  const answer = await ask(api, query, variables);
  expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  return (answer.body.errors?.[0]?.extensions as { readonly faults?: unknown } | undefined)?.faults;
}

describe('filters', () => {
  it('tell what a faction has itself from its allies', async () => {
    const tide = { faction: 'rust-tide' };
    expect(await slugs({ filter: tide })).toEqual(['bell-ringers-rust-tide', 'grand-conductor']);
    expect(await slugs({ filter: { ...tide, own: true } })).toEqual(['bell-ringers-rust-tide']);
    expect(await slugs({ filter: { ...tide, allies: false } })).toEqual(['bell-ringers-rust-tide']);
    expect(await slugs({ filter: { ...tide, allies: true } })).toEqual(['grand-conductor']);
  });

  it('take a range of points', async () => {
    expect(await slugs({ filter: { points: { atLeast: 105 } }, first: 4 })).toEqual(['drone-55', 'drone-56', 'drone-57', 'drone-58']);
    expect(await slugs({ filter: { points: { atLeast: 89, atMost: 90 }, faction: 'gilded-choir' } })).toEqual(['cantor-guard']);
  });

  it.each([
    [{ faction: 'gilded-chior' }, ['filter', 'faction'], ['descant-wing', 'gilded-choir', 'rust-tide']],
    [{ role: 'Infantri' }, ['filter', 'role'], ['Character', 'Infantry', 'Vehicle']],
    [{ keywords: ['INFANTRY', 'TANK'] }, ['filter', 'keywords'], expect.arrayContaining(['infantry', 'vehicle'])],
  ])('that name what the release does not have say what it has: %j', async (filter, path, allowed) => {
    expect(await faults(LIST, { filter })).toEqual([
      { path, allowed, message: expect.stringMatching(/^The release has no .+ Known: .+\.$/) },
    ]);
  });

  it('refuse own and allies without a faction, and together', async () => {
    expect(await faults(LIST, { filter: { own: true } })).toMatchObject([{ path: ['filter', 'faction'] }]);
    expect(await faults(LIST, { filter: { faction: 'rust-tide', own: true, allies: true } })).toMatchObject([
      { path: ['filter', 'allies'] },
    ]);
  });

  it('of detachments and enhancements name what is unknown as well', async () => {
    expect(await faults('{ enhancements(filter: { detachment: "perfect-harmoni" }) { totalCount } }')).toMatchObject([
      { path: ['filter', 'detachment'], allowed: ['chorus-line', 'perfect-harmony'] },
    ]);
    const query =
      '{ detachments(filter: { matchedPlay: true }) { totalCount } enhancements(filter: { points: { atMost: 24 } }) { totalCount } }';
    expect((await ask(api, query)).body.data).toEqual({ detachments: { totalCount: 2 }, enhancements: { totalCount: 0 } });
  });
});

describe('orders', () => {
  it('sort by points in both directions, page by page', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const orderBy = { field: 'POINTS', direction };
      const whole = await slugs({ orderBy, first: 100 });
      const seen: string[] = [];
      for (let after: string | null = null; seen.length < 100;) {
        const { nodes, pageInfo }: Page = await page({ orderBy, first: 30, after });
        seen.push(...nodes.map(({ slug }) => slug));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(seen).toEqual(whole);
      expect(whole[0]).toBe(direction === 'ASC' ? 'drone-00' : 'eolian-organ');
    }
  });

  it('do not take the cursor of another order', async () => {
    const { pageInfo } = await page({ orderBy: { field: 'POINTS' }, first: 1 });
    expect(await faults(LIST, { orderBy: { field: 'ROLE' }, after: pageInfo.endCursor })).toMatchObject([{ path: ['after'] }]);
  });
});

describe('slugs', () => {
  it('that two entries share answer with both', async () => {
    expect(await faults('{ datasheet(by: { slug: "bell-ringers" }) { name } }')).toEqual([
      {
        path: ['by', 'slug'],
        message: '2 datasheets are called "bell-ringers". Use one of these slugs: bell-ringers-gilded-choir, bell-ringers-rust-tide.',
        allowed: ['bell-ringers-gilded-choir', 'bell-ringers-rust-tide'],
      },
    ]);
  });

  it('find an entry each', async () => {
    const query = '{ a: datasheet(by: { slug: "bell-ringers-rust-tide" }) { key } b: datasheet(by: { slug: "no-such-thing" }) { key } }';
    expect((await ask(api, query)).body.data).toEqual({ a: { key: 'd-ringers-rust-tide' }, b: null });
  });
});

it('leads from a faction to its datasheets and detachments, in pages', async () => {
  const query = `{ faction(by: { slug: "rust-tide" }) { all: datasheets { totalCount } own: datasheets(own: true) { nodes { slug } } }
    choir: faction(by: { slug: "gilded-choir" }) { detachments { nodes { name } }
      datasheets(first: 1, orderBy: { field: POINTS }) { nodes { name } pageInfo { hasNextPage } } } }`;
  expect((await ask(api, query)).body.data).toEqual({
    faction: { all: { totalCount: 2 }, own: { nodes: [{ slug: 'bell-ringers-rust-tide' }] } },
    choir: {
      detachments: { nodes: [{ name: 'Chorus Line' }, { name: 'Perfect Harmony' }] },
      datasheets: { nodes: [{ name: 'Bell Ringers' }], pageInfo: { hasNextPage: true } },
    },
  });
});
