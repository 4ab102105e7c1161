import { expect, it } from 'vitest';
import { splitJoinedNames } from './joined-names.js';

const known = new Set(['Song', 'Saga', 'Legends of Song and Saga', 'Deep Watch', "Keeper's Household", 'Salt, Sail and Sea']);
const split = (line: string) =>
  splitJoinedNames(line, (name) => known.has(name))?.map(({ name, isKnown }) => (isKnown ? name : `?${name}`));

it.each([
  ['Song and Saga', ['Song', 'Saga']],
  ['Legends of Song and Saga and Deep Watch', ['Legends of Song and Saga', 'Deep Watch']],
  ["Deep Watch, Keeper's Household, and Song", ['Deep Watch', "Keeper's Household", 'Song']],
  ['Salt, Sail and Sea, Deep Watch', ['Salt, Sail and Sea', 'Deep Watch']],
  ['Long Swell and Deep Watch', ['?Long Swell', 'Deep Watch']],
  ['Deep Watch, Long Swell and High Tide, and Song', ['Deep Watch', '?Long Swell and High Tide', 'Song']],
  ['Deep Watch', ['Deep Watch']],
])('splits %j', (line, names) => {
  expect(split(line)).toEqual(names);
});

it('does not split if no name is known, nor inside words', () => {
  expect(split('Long Swell and High Tide')).toBeUndefined();
  expect(split('Great Song')).toBeUndefined();
});
