import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleList } from '../checking/sample-release.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openAliases, type AliasServices } from './alias-services.js';

const ALL = { withWithdrawn: true } as const;
const watch = { kind: 'unit', name: 'Coursiers', means: 'Signal Runners', language: 'fr' } as const;
const barge = { kind: 'unit', name: 'Péniche à lanternes', means: 'Lantern Barge', language: 'fr' } as const;
const foreign = sampleList('tidewright-harbour-watch-legal').replaceAll('Signal Runners', 'Coursiers');

let database: TestDatabase;
let one: AliasServices;
let other: AliasServices;

beforeAll(async () => {
  database = await createTestDatabase();
  [one, other] = [await openAliases(database.url), await openAliases(database.url)];
  await one.sample.load();
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.drop();
});

describe('aliases', () => {
  it('are used by the next check of every process, and no longer after they were withdrawn', async () => {
    expect([(await one.check(foreign)).verdict, (await other.check(foreign)).verdict]).toEqual(['NEEDS_REVIEW', 'NEEDS_REVIEW']);
    const [taught] = (await one.aliases.teach('10e', [watch], { name: 'ada' })) ?? [];
    expect(taught).toMatchObject({ outcome: 'taught', alias: { ...watch, edition: '10e', taughtBy: 'ada', withdrawnAt: null } });
    expect((await one.check(foreign)).verdict).toBe('LEGAL');
    await expect.poll(async () => (await other.check(foreign)).verdict, { timeout: 5_000 }).toBe('LEGAL');
    const withdrawn = await other.aliases.withdraw(taught?.alias.id ?? '', { name: 'bob' }, 'misleading');
    expect(withdrawn).toMatchObject({ withdrawnBy: 'bob', withdrawnAt: expect.any(String) });
    expect((await other.check(foreign)).verdict).toBe('NEEDS_REVIEW');
    await expect.poll(async () => (await one.check(foreign)).verdict, { timeout: 5_000 }).toBe('NEEDS_REVIEW');
  });

  it('keep their history, in the table and in the audit log', async () => {
    const again = await one.aliases.teach('10e', [watch], { name: 'cy' });
    expect(again?.[0]?.outcome).toBe('taught');
    expect((await one.aliases.list(ALL, { first: 9 })).map(({ taughtBy, withdrawnBy }) => [taughtBy, withdrawnBy])).toEqual([
      ['cy', null],
      ['ada', 'bob'],
    ]);
    expect(
      (await one.audit.list({ first: 3 })).map(({ actor, action, target, reason }) => [actor.name, action, target?.name, reason]),
    ).toEqual([
      ['cy', 'teachAlias', watch.name, null],
      ['bob', 'withdrawAlias', watch.name, 'misleading'],
      ['ada', 'teachAlias', watch.name, null],
    ]);
  });

  it('are taught once, whatever the case and accents', async () => {
    const twice = await one.aliases.teach('10e', [barge, { ...barge, name: 'PENICHE A LANTERNES' }, watch], { name: 'ada' });
    expect(twice?.map(({ outcome }) => outcome)).toEqual(['taught', 'duplicate', 'duplicate']);
    const concurrent = await Promise.all([one, other].map(({ aliases }) => aliases.teach('9e', [barge], { name: 'ada' })));
    expect(
      concurrent
        .flatMap((done) => done ?? [])
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['duplicate', 'taught']);
  });

  it('belong to one edition', async () => {
    expect((await one.known.get('9e')).aliases.of('unit')).toEqual([{ kind: 'unit', name: barge.name, means: barge.means }]);
    expect((await one.known.get('8e')).revision).toBe(0);
  });

  it('are listed newest first, filtered and in pages', async () => {
    const names = async (filter: object, page: { first: number; after?: string } = { first: 9 }) =>
      (await one.aliases.list({ withWithdrawn: false, ...filter }, page)).map(({ edition, name }) => `${edition} ${name}`);
    expect(await names({})).toEqual(['9e Péniche à lanternes', '10e Péniche à lanternes', '10e Coursiers']);
    expect(await names({ search: 'lántern' })).toEqual(['9e Péniche à lanternes', '10e Péniche à lanternes']);
    expect(await names({ edition: '10e', search: 'signal' })).toEqual(['10e Coursiers']);
    expect(await names({ kind: 'model' })).toEqual([]);
    const [first] = await one.aliases.list(ALL, { first: 1 });
    expect(await names({}, { first: 1, after: first?.id ?? '' })).toEqual(['10e Péniche à lanternes']);
    expect(await one.aliases.count(ALL)).toBe(4);
  });

  it.each([
    `DELETE FROM alias`,
    `TRUNCATE alias`,
    `UPDATE alias SET name = 'x'`,
    `UPDATE alias SET withdrawn_at = NULL, withdrawn_by = NULL WHERE withdrawn_at IS NOT NULL`,
  ])('cannot be rewritten: %s', async (statement) => {
    await expect(one.sql(statement)).rejects.toThrow(/refuses|only be withdrawn/);
  });
});

it('teaches thousands of aliases at once', async () => {
  const many = Array.from({ length: 2_500 }, (_, at) => ({ ...barge, name: `Péniche ${at}` }));
  const done = await one.aliases.teach('8e', many, { name: 'ada' });
  expect(done?.filter(({ outcome }) => outcome === 'taught')).toHaveLength(2_500);
  expect((await one.known.get('8e')).aliases.of('unit')).toHaveLength(2_500);
});
