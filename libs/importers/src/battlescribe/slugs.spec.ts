import { slugOf } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { stableSlugs } from './slugs.js';

it.each([
  ['Khêl’s Own (Aura)', 'khels-own-aura'],
  ['  Boat-men & Co. ', 'boat-men-co'],
  ['???', 'unnamed'],
])('makes a slug of %s', (name, slug) => expect(slugOf(name)).toBe(slug));

const boats = [
  { id: 'a1b2-1', name: 'Boat', of: 'Reed' },
  { id: 'c3d4-2', name: 'Boat', of: 'Grey' },
  { id: 'e5f6-3', name: 'Oar', of: 'Grey' },
  { id: 'g7h8-4', name: 'Oar', of: 'Grey' },
  { id: 'i9j0-5', name: 'Oar of Reed', of: 'Reed' },
  { id: 'k1l2-6', name: 'Reed', of: '' },
];

it('joins the name and what it belongs to; only equal ones also have the beginning of the id', () => {
  expect([...stableSlugs(boats)].toSorted()).toEqual([
    ['a1b2-1', 'boat-reed'],
    ['c3d4-2', 'boat-grey'],
    ['e5f6-3', 'oar-grey-e5f6'],
    ['g7h8-4', 'oar-grey-g7h8'],
    ['i9j0-5', 'oar-of-reed'],
    ['k1l2-6', 'reed'],
  ]);
});

it('gives the same slugs in any order, and whatever namesakes there are elsewhere', () => {
  expect([...stableSlugs(boats.toReversed())].toSorted()).toEqual([...stableSlugs(boats)].toSorted());
  expect(stableSlugs(boats.slice(0, 1)).get('a1b2-1')).toBe('boat-reed');
});
