import { expect, it } from 'vitest';
import { RELEASES_SHOWN, releasesShown } from './releases-shown.js';

const published = ['nov', 'sep', 'jul', 'may', 'mar', 'jan'];

it('are the newest', () => {
  expect(RELEASES_SHOWN).toBe(4);
  expect(releasesShown(published, 'jul')).toEqual(['nov', 'sep', 'jul', 'may']);
  expect(releasesShown(published, null)).toEqual(['nov', 'sep', 'jul', 'may']);
  expect(releasesShown(['nov'], null)).toEqual(['nov']);
});

it('always include the one that is shown', () => {
  expect(releasesShown(published, 'jan')).toEqual(['nov', 'sep', 'jul', 'jan']);
  expect(releasesShown(['nov'], 'withdrawn')).toEqual(['nov', 'withdrawn']);
});
