import { expect, it } from 'vitest';
import { MeantNames } from './meant-name.js';

const meantAmong = (name: string, names: readonly string[], words: readonly string[] = []) =>
  new MeantNames(
    names.map((one) => ({ name: one })),
    new Set(words),
  ).meant(name);
const names = ['The Tidal Blade', 'Gull w/ Hook', 'Deckhand harpoon', 'Lantern', 'Harbour Cannon', 'Net', 'Rope'];
const meant = (name: string, words: readonly string[] = []) => meantAmong(name, names, words);

it.each([
  ['Tidal-Blade', 'The Tidal Blade'],
  ['tidalblade', 'The Tidal Blade'],
  ['Gull with hook', 'Gull w/ Hook'],
  ['Cannon Harbour', 'Harbour Cannon'],
])('%s is certainly %s', (name, found) => expect(meant(name)).toEqual({ name: found, isCertain: true }));

it.each([
  ['Lantrn', 'Lantern'],
  ['Harbor Canon', 'Harbour Cannon'],
])('%s is %s but for a letter or two', (name, found) => expect(meant(name)).toEqual({ name: found, isCertain: false }));

it('ignores words that any part of a unit may carry', () => {
  expect(meant('Harpoon')).toBeNull();
  expect(meant('Harpoon', ['deckhand'])).toEqual({ name: 'Deckhand harpoon', isCertain: false });
});

it('finds a name behind a number or a label, unless several have it', () => {
  const labelled = ['5. Cold Eye', 'Relic: Long Lantern', 'Trait (Book 2): Steady Hand', 'Relic: Bell', 'Trait: Bell'];
  expect(meantAmong('Cold eye', labelled)).toEqual({ name: '5. Cold Eye', isCertain: false });
  expect(meantAmong('Long Lantern', labelled)).toEqual({ name: 'Relic: Long Lantern', isCertain: false });
  expect(meantAmong('Steady Hand', labelled)).toEqual({ name: 'Trait (Book 2): Steady Hand', isCertain: false });
  expect(meantAmong('Bell', labelled)).toBeNull();
});

it('does not correct a short name, or a name that could mean two', () => {
  expect(meant('Nut')).toBeNull();
  expect(meantAmong('Lantarn', ['Lantern', 'Lantorn'])).toBeNull();
});

it('gives all candidates of the name within a scope', () => {
  const wardens = [
    { name: 'Warden', id: 'a' },
    { name: 'Wardens', id: 'b' },
    { name: 'Gull', id: 'c' },
  ];
  const among = new MeantNames(wardens);
  expect(among.among('Wraden', () => true)).toEqual({ ones: wardens.slice(0, 2), isCertain: false });
  expect(among.among('Wraden', ({ id }) => id === 'b')).toEqual({ ones: wardens.slice(1, 2), isCertain: false });
  expect(among.among('Wraden', ({ id }) => id === 'c')).toBeNull();
});
