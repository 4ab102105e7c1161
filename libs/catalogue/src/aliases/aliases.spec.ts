import { describe, expect, it } from 'vitest';
import type { Entry } from '../entries.js';
import { NameIndex } from '../names/name-index.js';
import type { Alias } from './alias.js';
import { Aliases } from './aliases.js';

const entry = (name: string, id = name, aliases: readonly string[] = []): Entry => ({ id, slug: id, name, aliases });

describe('an index with taught names', () => {
  const diver = entry('Divers');
  const bell = entry('Bell Ringers', 'bell', ['Chimers']);
  const [own, foreign] = [entry('Watch', 'own'), entry('Watch', 'foreign')];
  const index = new NameIndex(
    [diver, bell, own, foreign],
    [
      { name: 'Plongeurs', means: 'Divers' },
      { name: 'Sonneurs', means: 'chimers' },
      { name: 'Guet', means: 'Watch' },
      { name: 'Divers', means: 'Bell Ringers' },
      { name: 'Fantômes', means: 'Ghosts' },
    ],
  );

  it.each([
    ['Plongeurs', 'Divers'],
    ['PLONGEUR', 'Divers'],
    ['sonneurs', 'bell'],
  ])('finds %s', (name, id) => expect(index.find(name)).toMatchObject({ kind: 'one', entry: { id } }));

  it('finds a taught name with a typing error', () => expect(index.meant('Plongueurs')).toMatchObject({ entry: diver, isCertain: false }));

  it("prefers the data's own names", () => expect(index.find('Divers')).toMatchObject({ kind: 'one', entry: diver }));

  it('returns all entries if a taught name means several, unless a scope decides', () => {
    expect(index.find('Guet')).toMatchObject({ kind: 'several', entries: [own, foreign] });
    expect(index.find('Guet', [({ id }) => id === 'own'])).toMatchObject({ kind: 'one', entry: own });
  });

  it('ignores a name for something that the release does not have', () => expect(index.find('Fantômes')).toEqual({ kind: 'none' }));

  it('knows which names were taught', () => {
    expect([index.isTaught('plongeur', diver), index.isTaught('Plongeurs', bell), index.isTaught('Chimers', bell)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('finds the aliases inside datasheets by kind and closeness', () => {
  const alias = (kind: Alias['kind'], name: string, means: string): Alias => ({ kind, name, means });
  const aliases = new Aliases([
    alias('wargear', 'Crochets', 'Hooks'),
    alias('model', 'Crochet', 'Hooker'),
    alias('unit', 'Crochets', 'Hook Crew'),
  ]);
  const meanings = (name: string) => aliases.insideDatasheets(name).map(({ means }) => means);
  expect(meanings('crochets')).toEqual(['Hooks']);
  expect(meanings('CROCHET')).toEqual(['Hooker']);
  expect(meanings('Crochet (grand)')).toEqual(['Hooks', 'Hooker']);
  expect(aliases.of('unit')).toHaveLength(1);
});
