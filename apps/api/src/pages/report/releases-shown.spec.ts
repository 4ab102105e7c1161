import { RELEASES_KEPT_READY } from '#muster/checking';
import { expect, it } from 'vitest';
import { releasesShown } from './releases-shown.js';

const published = ['nov', 'sep', 'jul', 'may', 'mar', 'jan'];

it('are as many as are kept ready, the newest', () => {
  expect(RELEASES_KEPT_READY).toBe(4);
  expect(releasesShown(published, 'jul')).toEqual(['nov', 'sep', 'jul', 'may']);
  expect(releasesShown(published, null)).toEqual(['nov', 'sep', 'jul', 'may']);
  expect(releasesShown(['nov'], null)).toEqual(['nov']);
});

it('hold the one that is shown in any case', () => {
  expect(releasesShown(published, 'jan')).toEqual(['nov', 'sep', 'jul', 'jan']);
  expect(releasesShown(['nov'], 'withdrawn')).toEqual(['nov', 'withdrawn']);
});
