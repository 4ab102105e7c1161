import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../administer.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { databaseOf, PREVIOUS, RELEASED, schemaOf } from './migrating.js';

/**
 * Parts of the schema that the previous version no longer uses, or with which it can work, and why: the second half of a change in two
 * versions (CONTRIBUTING.md, "Migrations").
 */
const CONTRACTED: readonly { readonly part: RegExp; readonly why: string }[] = [
  {
    part: /constraint on public\.audit PRIMARY KEY/,
    why: 'The key of a partitioned table has its month. Nothing looks for a conflict in it, and its numbers come from a sequence.',
  },
];

let before: TestDatabase;
let current: TestDatabase;
beforeAll(async () => {
  [before, current] = await Promise.all([databaseOf(PREVIOUS), createTestDatabase()]);
});
afterAll(() => Promise.all([before.drop(), current.drop()]));

/** What the previous version would miss, and what would refuse its writes. */
async function obstacles(url: string): Promise<readonly string[]> {
  const [old, now] = [await schemaOf(before.url), await schemaOf(url)];
  const tables = new Set(old.flatMap((part) => /^column (\S+)\./.exec(part)?.[1] ?? []));
  const isUsed = (part: string): boolean =>
    tables.has(/^(?:constraint|unique) on (\S+)/.exec(part)?.[1] ?? /^column (\S+)\./.exec(part)?.[1] ?? '');
  const missing = old.filter(
    (part) =>
      /^(?:column|function|label|unique) |^constraint .* (?:PRIMARY KEY|UNIQUE) /.test(part) &&
      !now.includes(part) &&
      !now.includes(part.replace(/ required$/, '')),
  );
  const refusing = now.filter((part) => !old.includes(part) && isUsed(part) && /^constraint|^unique| required$/.test(part));
  return [...missing.map((part) => `missing: ${part}`), ...refusing.map((part) => `new: ${part}`)];
}

const uncontracted = async (url: string): Promise<readonly string[]> =>
  (await obstacles(url)).filter((obstacle) => !CONTRACTED.some(({ part }) => part.test(obstacle)));

it(`version ${PREVIOUS} can work with the current schema`, async () => {
  expect(await uncontracted(current.url)).toEqual([]);
});

it('every contracted part is one that the previous version would run into', async () => {
  const found = await obstacles(current.url);
  expect(CONTRACTED.filter(({ part }) => !found.some((obstacle) => part.test(obstacle)))).toEqual([]);
});

it.each([
  'ALTER TABLE account DROP COLUMN name',
  'ALTER TABLE account RENAME COLUMN name TO title',
  'ALTER TABLE account RENAME TO holder',
  'ALTER TABLE account ALTER COLUMN name SET NOT NULL',
  'ALTER TABLE account ADD COLUMN country text NOT NULL',
  'ALTER TABLE roster ALTER COLUMN points TYPE text',
  `ALTER TABLE account ADD CHECK (name <> '')`,
  'CREATE UNIQUE INDEX ON account (name)',
  'DROP TABLE page_session',
  'ALTER TABLE check_result DROP CONSTRAINT check_result_pkey',
  'DROP FUNCTION submit_list',
])('a migration with %s is noticed', async (statement) => {
  const changed = await createTestDatabase();
  try {
    await administer(changed.url, (client) => client.query(statement));
    expect((await obstacles(changed.url)).length).toBeGreaterThan((await obstacles(current.url)).length);
  } finally {
    await changed.drop();
  }
});

it.each([
  'ALTER TABLE account ADD COLUMN country text',
  `ALTER TABLE account ADD COLUMN country text NOT NULL DEFAULT ''`,
  'CREATE TABLE harbour (id int PRIMARY KEY)',
])('a migration with %s is none of these', async (statement) => {
  const changed = await createTestDatabase();
  try {
    await administer(changed.url, (client) => client.query(statement));
    expect(await obstacles(changed.url)).toEqual(await obstacles(current.url));
  } finally {
    await changed.drop();
  }
});

it('the previous version is the newest that has ended', () => {
  expect(Object.keys(RELEASED).at(-1)).toBe(PREVIOUS);
});
