import { expect, it } from 'vitest';
import type { EntryName } from '#muster/persistence';
import { entryMigrations } from './entry-migration.js';

const entry = (id: string, name: string, slug = name.toLowerCase().replaceAll(' ', '-')): EntryName => ({ row: 0, id, slug, name });

it('reports entries that were renamed, got another id, or were removed, and no others', () => {
  const before = [entry('a', 'Lamp Keeper'), entry('b', 'Reed Cutter'), entry('c', 'Mole Watch'), entry('d', 'Tide Caller')];
  const after = [entry('a', 'Lamp Warden'), entry('b2', 'Reed Cutter'), entry('d', 'Tide Caller'), entry('e', 'Newcomer')];
  expect(entryMigrations('datasheet', before, after)).toEqual([
    {
      kind: 'datasheet',
      change: 'renamed',
      before: { id: 'a', slug: 'lamp-keeper', name: 'Lamp Keeper' },
      after: { id: 'a', slug: 'lamp-warden', name: 'Lamp Warden' },
    },
    {
      kind: 'datasheet',
      change: 're-identified',
      before: { id: 'b', slug: 'reed-cutter', name: 'Reed Cutter' },
      after: { id: 'b2', slug: 'reed-cutter', name: 'Reed Cutter' },
    },
    { kind: 'datasheet', change: 'removed', before: { id: 'c', slug: 'mole-watch', name: 'Mole Watch' }, after: null },
  ]);
});

it('reports a changed slug by itself', () => {
  const [told] = entryMigrations('faction', [entry('a', 'Reeds')], [entry('a', 'Reeds', 'reeds-2')]);
  expect([told?.change, told?.after?.slug]).toEqual(['renamed', 'reeds-2']);
});

it('does not match names that several entries share, before or after', () => {
  const twice = [entry('n1', 'Captain', 'captain-1'), entry('n2', 'Captain', 'captain-2')];
  expect(entryMigrations('datasheet', [entry('o', 'Captain')], twice).map(({ change }) => change)).toEqual(['removed']);
  expect(entryMigrations('datasheet', twice, [entry('o', 'Captain')]).map(({ change }) => change)).toEqual(['removed', 'removed']);
});
