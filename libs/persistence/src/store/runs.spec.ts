import { expect, it } from 'vitest';
import { fromRuns, toRuns } from './runs.js';

it('writes consecutive ids as one run', () => {
  expect(toRuns([5, 6, 7, 9, 3, 4])).toEqual([5, 3, 9, 1, 3, 2]);
});

it('keeps order and repetition', () => {
  const ids = [4, 4, 5, 1, 2, 2];
  expect(fromRuns(toRuns(ids))).toEqual(ids);
});

it('writes an empty list for no ids', () => {
  expect(toRuns([])).toEqual([]);
  expect(fromRuns([])).toEqual([]);
});
