import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../entries.js';
import { exactKey, looseKey } from './name-key.js';
import { NameIndex } from './name-index.js';
import { NearNames } from './near-names.js';

const entry = (name: string, id = name, aliases: readonly string[] = []): Entry => ({ id, slug: id, name, aliases });

describe('keys', () => {
  it.each([
    ['Tide‑Caller Maré', 'TIDE-CALLER MARE'],
    ['Keeper’s Oath', "Keeper's  Oath"],
    ['Sea\u00a0Wolf', 'sea wolf'],
  ])('%j is exactly %j', (a, b) => expect(exactKey(a)).toBe(exactKey(b)));

  it.each([
    ['Deckhand Squads', 'Deckhand squad(s)'],
    ['Harpies', 'Harpy'],
    ['Tide Witches', 'Tide Witch'],
    ['Sea Wolves', 'Sea Wolf'],
    ['Gutting knives', 'gutting knife'],
    ['Boatsmen', 'Boatsman'],
    ['Lantern [Legends]', 'lantern'],
    ['Signal drone (Aura)', 'Signal drone'],
    ['Hook & line', 'Hook and line'],
  ])('%j is loosely %j', (a, b) => expect(looseKey(a)).toBe(looseKey(b)));

  it.each([
    ['Chaos', 'Chao'],
    ['Warden', 'Wardens of the Deep'],
    ['(1)', '(2)'],
  ])('%j is not %j', (a, b) => expect(exactKey(a)).not.toBe(exactKey(b)));
});

describe('an index', () => {
  const old = entry('Lantern [Legends]', 'old');
  const index = new NameIndex([entry('Warden', 'w1'), entry('Wardens', 'w2'), old, entry('Conch', 'c', ['Shell'])]);

  it('prefers the name as printed', () => {
    expect(index.find('WARDENS')).toMatchObject({ kind: 'one', entry: { id: 'w2' } });
  });

  it('finds a Legends entry by its plain name, but prefers the current one', () => {
    expect(index.find('Lantern')).toMatchObject({ kind: 'one', entry: { id: 'old' } });
    const both = new NameIndex([old, entry('Lantern', 'new')]);
    expect(both.find('Lantern')).toMatchObject({ kind: 'one', entry: { id: 'new' } });
  });

  it('knows aliases', () => expect(index.find('shell')).toMatchObject({ kind: 'one', entry: { id: 'c' } }));

  it('returns all entries if several match', () => {
    const twins = new NameIndex([entry('Warden', 'a'), entry('Warden', 'b')]);
    expect(twins.find('warden')).toMatchObject({ kind: 'several', entries: [{ id: 'a' }, { id: 'b' }] });
    expect(twins.find('warden', [({ id }) => id === 'b'])).toMatchObject({ kind: 'one', entry: { id: 'b' } });
  });

  it('uses the first scope that knows the name, even with the looser comparison', () => {
    const scopes = [({ id }: Entry) => id === 'w1', () => true];
    expect(index.find('Wardens', scopes)).toMatchObject({ kind: 'one', entry: { id: 'w1' } });
    expect(index.find('Conch', scopes)).toMatchObject({ kind: 'one', entry: { id: 'c' } });
  });

  it('finds the entries whose names end with other words', () => {
    const words = fc.array(fc.constantFrom('Sea', 'Wolf', 'Wolves', 'Old', 'of'), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(words), words, (names, sought) => {
        const entries = names.map((name, at) => entry(name.join(' '), `${at}`));
        const ending = entries.filter(({ name }) => looseKey(name).endsWith(` ${looseKey(sought.join(' '))}`));
        expect(new NameIndex(entries).endingWith(sought.join(' '))).toEqual(ending);
      }),
    );
  });

  it('tells which entries have a name of their own and not as an alias', () => {
    expect(index.named('conch').map(({ id }) => id)).toEqual(['c']);
    expect(index.named('Shell')).toEqual([]);
  });

  it('suggests similar names without using one', () => {
    expect(index.find('Wraden')).toEqual({ kind: 'none' });
    expect(index.near('Wraden')).toEqual(['Warden', 'Wardens']);
    expect(index.near('Zeppelin')).toEqual([]);
  });
});

it('suggests at most three names, best match first', () => {
  const names = new NearNames(['Harp', 'Great harpoon gun', 'Harpoon gunner', 'Harpoon gun', 'Harpoon'].map((name) => entry(name)));
  expect(names.to('harpon gun')).toEqual(['Harpoon gun', 'Harpoon gunner', 'Harpoon']);
  expect(names.to('hapr')).toEqual([]);
  expect(names.to('Haproon')).toEqual(['Harpoon']);
});
