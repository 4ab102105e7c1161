import { RELEASES_KEPT_READY } from '#muster/checks';
import { expect, it } from 'vitest';
import { releasesShown } from './releases-shown.js';

const published = ['nov', 'sep', 'jul', 'may', 'mar', 'jan'];

it('are the newest, as many as are kept compiled', () => {
  expect(RELEASES_KEPT_READY).toBe(4);
  expect(releasesShown(published, 'jul')).toEqual(['nov', 'sep', 'jul', 'may']);
  expect(releasesShown(published, null)).toEqual(['nov', 'sep', 'jul', 'may']);
  expect(releasesShown(['nov'], null)).toEqual(['nov']);
});

it('always include the one that is shown', () => {
  expect(releasesShown(published, 'jan')).toEqual(['nov', 'sep', 'jul', 'jan']);
  expect(releasesShown(['nov'], 'withdrawn')).toEqual(['nov', 'withdrawn']);
});
