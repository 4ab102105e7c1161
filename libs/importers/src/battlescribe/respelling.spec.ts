import { keywordVocabulary } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { respeltVocabulary } from './respelling.js';

const names = ['Reed Wardens', 'Hedge Wardens', 'Boatman', 'Boatmen of Old', 'Marsh Witches', 'Eel', 'Salt Lantern', 'Salt Lanterk'];

function looking(...words: string[]) {
  const told: string[] = [];
  const found = respeltVocabulary(names, keywordVocabulary(names), (printed, name) => told.push(`${printed} -> ${name}`)).find(words);
  return { found, told };
}

it.each([
  ['a letter left out', 'Marsh Wiches', 'Marsh Witches'],
  ['a letter too many', 'Reed Warddens', 'Reed Wardens'],
  ['another letter', 'Reed Wordens', 'Reed Wardens'],
  ['two letters changed about', 'Hegde Wardens', 'Hedge Wardens'],
])('finds a name with %s', (_, printed, name) =>
  expect(looking(...printed.split(' '))).toEqual({ found: name, told: [`${printed} -> ${name}`] }),
);

it('does not report an exact name', () => expect(looking('Reed', 'Wardens')).toEqual({ found: 'Reed Wardens', told: [] }));

it.each([
  ['two slips', 'Red Wurdens'],
  ['another first letter', 'Weed Wardens'],
  ['a short name', 'Eal'],
  ['two names as near', 'Salt Lantert'],
  ['no name', 'Ploughmen of Old'],
])('does not guess at %s', (_, printed) => expect(looking(...printed.split(' '))).toEqual({ found: null, told: [] }));
