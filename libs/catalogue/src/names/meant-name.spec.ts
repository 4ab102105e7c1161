import { expect, it } from 'vitest';
import { meantBy, nameable } from './meant-name.js';

const names = ['The Tidal Blade', 'Gull w/ Hook', 'Deckhand harpoon', 'Lantern', 'Harbour Cannon', 'Net', 'Rope'].map(nameable);
const meant = (name: string, words: readonly string[] = []) => meantBy(name, names, new Set(words));

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
  const labelled = ['5. Cold Eye', 'Relic: Long Lantern', 'Trait (Book 2): Steady Hand', 'Relic: Bell', 'Trait: Bell'].map(nameable);
  expect(meantBy('Cold eye', labelled)).toEqual({ name: '5. Cold Eye', isCertain: false });
  expect(meantBy('Long Lantern', labelled)).toEqual({ name: 'Relic: Long Lantern', isCertain: false });
  expect(meantBy('Steady Hand', labelled)).toEqual({ name: 'Trait (Book 2): Steady Hand', isCertain: false });
  expect(meantBy('Bell', labelled)).toBeNull();
});

it('does not correct a short name, or a name that could mean two', () => {
  expect(meant('Nut')).toBeNull();
  expect(meantBy('Lantarn', [nameable('Lantern'), nameable('Lantorn')])).toBeNull();
});
