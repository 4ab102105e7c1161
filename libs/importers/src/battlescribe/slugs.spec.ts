import { slugOf } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { uniqueSlugs } from './slugs.js';

it.each([
  ['Khêl’s Own (Aura)', 'khels-own-aura'],
  ['  Boat-men & Co. ', 'boat-men-co'],
  ['???', 'unnamed'],
])('makes a slug of %s', (name, slug) => expect(slugOf(name)).toBe(slug));

const boats = [
  { id: 'a1b2-1', name: 'Boat', of: 'Reed' },
  { id: 'c3d4-2', name: 'Boat', of: 'Grey' },
  { id: 'e5f6-3', name: 'Boat', of: 'Grey' },
  { id: 'g7h8-4', name: 'Oar', of: 'Reed' },
  { id: 'i9j0-5', name: 'Boat Reed', of: 'Hill' },
];

it('adds the faction, then the id, only if a name is not unique', () => {
  expect([...uniqueSlugs(boats)].toSorted()).toEqual([
    ['a1b2-1', 'boat-reed-a1b2'],
    ['c3d4-2', 'boat-grey-c3d4'],
    ['e5f6-3', 'boat-grey-e5f6'],
    ['g7h8-4', 'oar'],
    ['i9j0-5', 'boat-reed'],
  ]);
});

it('gives the same slugs in any order', () => {
  expect([...uniqueSlugs(boats.toReversed())].toSorted()).toEqual([...uniqueSlugs(boats)].toSorted());
});
