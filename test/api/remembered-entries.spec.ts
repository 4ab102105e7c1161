import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishInvented } from './invented-release.js';
import { ask, asAdministrator, listen, startApi, type TestApi } from './start-api.js';

let api: TestApi;
/** Another process on the same database, which keeps no entries in memory. */
let forgetful: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  api = await startApi({ MUSTER_JOBS: 'elsewhere' });
  forgetful = await listen({ DATABASE_URL: api.database.url, MUSTER_JOBS: 'elsewhere', MUSTER_ENTRIES_KEPT: '0' });
  await publishInvented(api, 'spring', '2026-03-01', 100);
});
afterAll(async () => {
  await forgetful.app.close();
  await api.close();
});

const SHEET = `id key slug name keywords profiles { name characteristics { name value } } points { bySize { upTo points } }
  availability { ally faction { name parent { name } } } factions { name } release { label status }`;
const QUERIES: readonly (readonly [query: string, variables: object])[] = [
  [`{ datasheets(first: 100) { totalCount nodes { ${SHEET} } edges { cursor } pageInfo { hasNextPage endCursor } } }`, {}],
  [
    `query ($filter: DatasheetFilterInput) { datasheets(first: 7, filter: $filter) { totalCount nodes { ${SHEET} } } }`,
    { filter: { faction: 'f-choir' } },
  ],
  [`query ($by: EntryRefInput!) { datasheet(by: $by) { ${SHEET} } }`, { by: { slug: 'grand-conductor' } }],
  ['{ detachments { nodes { name restrictions { kind atLeast } enhancements { name points bearer { text } offeredBy { name } } } } }', {}],
  ['{ search(text: "conductor", first: 3) { nodes { score entry { __typename name release { label } } } } }', {}],
];

const read = async (from: Pick<TestApi, 'url'>, [query, variables]: (typeof QUERIES)[number]): Promise<unknown> => {
  const { body } = await ask(from, query, variables);
  expect(body.errors).toBeUndefined();
  return body.data;
};

it('are answered as from the database, in every page of a list', async () => {
  const page = 'query ($after: String) { datasheets(first: 9, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } } }';
  for (const query of [...QUERIES, ...QUERIES]) expect(await read(api, query)).toEqual(await read(forgetful, query));
  for (let after: string | null = null, isMore = true; isMore;) {
    const answer = (await read(api, [page, { after }])) as {
      readonly datasheets: { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string } };
    };
    expect(answer).toEqual(await read(forgetful, [page, { after }]));
    ({ hasNextPage: isMore, endCursor: after } = answer.datasheets.pageInfo);
  }
});

const CONDUCTOR = '{ datasheet(by: { slug: "grand-conductor" }) { release { label status } points { bySize { points } } } }';
const conductor = (label: string, points: number): object => ({
  datasheet: { release: { label, status: 'PUBLISHED' }, points: { bySize: [{ points }, { points: points * 2 }] } },
});

it('follow the releases that are in force, in every process', async () => {
  for (const from of [api, forgetful]) expect(await read(from, [CONDUCTOR, {}])).toEqual(conductor('spring', 100));
  await publishInvented(api, 'summer', '2026-06-01', 110);
  expect(await read(api, [CONDUCTOR, {}])).toEqual(conductor('summer', 110));
  await expect.poll(() => read(forgetful, [CONDUCTOR, {}])).toEqual(conductor('summer', 110));

  const { release } = (await read(forgetful, ['{ release { id } }', {}])) as { readonly release: { readonly id: string } };
  const WITHDRAW = 'mutation ($input: WithdrawReleaseInput!) { withdrawRelease(input: $input) { release { status } } }';
  const withdrawal = await ask(forgetful, WITHDRAW, { input: { release: { id: release.id }, reason: 'A wrong price.' } }, asAdministrator);
  expect(withdrawal.body.data).toEqual({ withdrawRelease: { release: { status: 'WITHDRAWN' } } });
  expect(await read(forgetful, [CONDUCTOR, {}])).toEqual(conductor('spring', 100));
  await expect.poll(() => read(api, [CONDUCTOR, {}])).toEqual(conductor('spring', 100));
  const named = CONDUCTOR.replace('" }', '" }, release: { label: "summer" }');
  const withdrawn = {
    datasheet: { release: { label: 'summer', status: 'WITHDRAWN' }, points: { bySize: [{ points: 110 }, { points: 220 }] } },
  };
  for (const from of [api, forgetful]) expect(await read(from, [named, {}])).toEqual(withdrawn);
});
