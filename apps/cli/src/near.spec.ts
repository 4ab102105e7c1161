import { expect, it } from 'vitest';
import { didYouMean, nearest } from './near.js';

it.each([
  ['chek', 'check'],
  ['Check', 'check'],
  ['imprt', 'import'],
  ['sample-2026-7', 'sample-2026-07'],
  ['serve', null],
  ['x', null],
  ['', null],
])('%s: %s', (word, meant) => expect(nearest(word, ['check', 'drift', 'diff', 'import', 'sample-2026-01', 'sample-2026-07'])).toBe(meant));

it('suggests a word in a sentence, or returns an empty text', () => {
  expect(didYouMean('drifft', ['drift'])).toBe(' Did you mean "drift"?');
  expect(didYouMean('zebra', ['drift'])).toBe('');
});
