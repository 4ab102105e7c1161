import { expect, it } from 'vitest';
import { fromRuns, toRuns } from './runs.js';

it('writes consecutive ids as one run', () => {
  expect(toRuns([5, 6, 7, 9, 3, 4])).toEqual([5, 3, 9, 1, 3, 2]);
});

it('keeps order and repetition', () => {
  expect(toRuns([4, 4, 5, 1, 2, 2])).toEqual([4, 1, 4, 2, 1, 2, 2, 1]);
});

it('writes an empty list for no ids', () => {
  expect(toRuns([])).toEqual([]);
});

it('reads the ids of runs again', () => {
  for (const ids of [[5, 6, 7, 9, 3, 4], [4, 4, 5, 1, 2, 2], []]) expect(fromRuns(toRuns(ids))).toEqual(ids);
});
