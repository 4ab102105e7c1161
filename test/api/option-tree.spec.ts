import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, codes, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

const query = `query ($slug: String!, $faction: String, $first: Int, $after: String, $hidden: Boolean) {
  datasheet(by: { slug: $slug }) {
    optionTree(faction: $faction, first: $first, after: $after, hidden: $hidden) {
      price { type value } totalCount cut pageInfo { hasNextPage endCursor }
      nodes { path parent kind type key name minimum maximum armyMaximum default price { type value } hidden weapons { name } abilities { name } }
    }
  }
}`;

interface Node {
  readonly path: string;
  readonly parent: string | null;
  readonly kind: string;
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly armyMaximum: number | null;
  readonly default: number;
  readonly price: readonly { readonly type: string; readonly value: number }[];
  readonly hidden: boolean;
  readonly weapons: readonly { readonly name: string }[];
}

interface Tree {
  readonly price: Node['price'];
  readonly totalCount: number;
  readonly cut: boolean;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function tree(variables: object): Promise<Tree | null> {
  const answer = await ask(api, query, variables);
  expect(answer.body.errors).toBeUndefined();
  return (answer.body.data as { datasheet: { optionTree: Tree | null } }).datasheet.optionTree;
}

const brief = ({ path, kind, name, minimum, maximum, armyMaximum, default: chosen, price }: Node) =>
  [path, kind, name, `${minimum}-${maximum ?? ''}`, armyMaximum, chosen, price.map(({ value }) => value)] as const;

it('contains the unit with its options, limits, defaults and prices', async () => {
  const found = await tree({ slug: 'breakwater-guard' });
  expect(found?.price).toEqual([{ type: 'pts', value: 85 }]);
  expect(found?.nodes.map(brief)).toEqual([
    ['0', 'ENTRY', 'Breakwater Guard', '0-', 3, 1, [85]],
    ['0.0', 'ENTRY', 'Breakwater Sergeant', '1-1', null, 1, []],
    ['0.0.0', 'ENTRY', 'Pile hammer', '1-1', null, 1, []],
    ['0.1', 'ENTRY', 'Breakwater Guard', '2-5', null, 2, []],
    ['0.1.0', 'ENTRY', 'Pile hammer', '1-1', null, 1, []],
    ['0.1.1', 'GROUP', 'Guard wargear', '0-1', null, 0, []],
    ['0.1.1.0', 'ENTRY', 'Tide shield', '0-1', null, 0, [10]],
    ['0.1.1.1', 'ENTRY', 'Bolt thrower', '0-1', null, 0, [10]],
  ]);
  expect([found?.totalCount, found?.cut, found?.pageInfo.hasNextPage]).toEqual([8, false, false]);
});

it('links each option to the profiles of the weapons that it brings, as the card does', async () => {
  const found = await tree({ slug: 'breakwater-guard' });
  expect(found?.nodes.filter(({ weapons }) => weapons.length > 0).map(({ name, weapons }) => [name, weapons])).toEqual([
    ['Pile hammer', [{ name: 'Pile hammer' }]],
    ['Pile hammer', [{ name: 'Pile hammer' }]],
    ['Bolt thrower', [{ name: 'Bolt thrower' }]],
  ]);
});

it('marks options that the data hides from the unit, and omits them on request', async () => {
  const all = await tree({ slug: 'harbourmaster' });
  const hidden = all?.nodes.filter((node) => node.hidden).map(({ name }) => name) ?? [];
  expect(hidden).toContain('Storm Charts');
  const shown = await tree({ slug: 'harbourmaster', hidden: false });
  expect(shown?.nodes.map(({ name }) => name)).toEqual(all?.nodes.filter((node) => !node.hidden).map(({ name }) => name));
});

it('is returned in pages, with every parent before its children', async () => {
  const seen: Node[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 20; pages += 1) {
    const page: Tree | null = await tree({ slug: 'deckhand-company', first: 4, after });
    seen.push(...(page?.nodes ?? []));
    after = page?.pageInfo.endCursor ?? null;
    if (!page?.pageInfo.hasNextPage) break;
  }
  expect(seen).toEqual((await tree({ slug: 'deckhand-company', first: 100 }))?.nodes);
  expect(seen.every(({ parent }, index) => parent === null || seen.slice(0, index).some(({ path }) => path === parent))).toBe(true);
});

it('is null for a faction that cannot take the unit, and refuses an invalid page', async () => {
  expect(await tree({ slug: 'breakwater-guard', faction: 'ashen-orchard' })).toBeNull();
  expect(await tree({ slug: 'breakwater-guard', faction: 'nobody' })).toBeNull();
  expect(await tree({ slug: 'breakwater-guard', faction: 'tidewright-league', first: 1 })).toMatchObject({ totalCount: 8 });
  expect(codes(await ask(api, query, { slug: 'breakwater-guard', after: 'x' }))).toEqual(['BAD_USER_INPUT']);
  expect(codes(await ask(api, query, { slug: 'breakwater-guard', first: 101 }))).toEqual(['BAD_USER_INPUT']);
});

it('is too expensive to request for every datasheet at once', async () => {
  const every = '{ datasheets(first: 100) { nodes { optionTree { totalCount } } } }';
  expect(codes(await ask(api, every, {}))).toHaveLength(1);
});
