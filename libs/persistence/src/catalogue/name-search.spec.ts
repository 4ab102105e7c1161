import { expect, it } from 'vitest';
import { createNameScorer, toSearchName, typoDistance } from './name-search.js';

const score = (typed: string, name: string): number => createNameScorer(typed)(toSearchName(name));

it('counts changed, added, dropped and swapped letters', () => {
  const pairs = [
    ['reed', 'reed'],
    ['reed', 'read'],
    ['reed', 'reeds'],
    ['reed', 'red'],
    ['reed', 'rede'],
    ['reed', 'salt'],
  ];
  expect(pairs.map(([a = '', b = '']) => typoDistance(a, b, 2))).toEqual([0, 1, 1, 1, 1, Number.POSITIVE_INFINITY]);
});

it('gives an exact match the best score', () => {
  expect(score('reed wardens', 'Reed Wardens')).toBe(1);
  expect(score('réed-wardens', 'Reed Wardens')).toBe(1);
  expect(score('reedwardens', 'Reed Wardens')).toBe(1);
});

it('ranks exact matches, longer names, prefixes and typing errors in this order', () => {
  const scores = [
    score('wardens', 'Wardens'),
    score('wardens', 'Reed Wardens'),
    score('warde', 'Reed Wardens'),
    score('wardnes', 'Reed Wardens'),
  ];
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(4);
});

it('requires a match for every typed word', () => {
  expect(score('reed pikes', 'Reed Wardens')).toBe(0);
});

it('allows no typing errors in very short words', () => {
  expect(score('eel', 'Eal')).toBe(0);
});

it('finds nothing for an empty search', () => {
  expect([score('', 'Reed'), score('--', 'Reed')]).toEqual([0, 0]);
});
