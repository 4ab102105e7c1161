import { expect, it } from 'vitest';
import { filterOf, mayHave } from './id-filter.js';

const ids = Array.from({ length: 2_000 }, (_, at) => `reed-${at}`);

it('knows all ids from which it was made', () => {
  const filter = filterOf(ids);
  expect(ids.filter((id) => !mayHave(filter, id))).toEqual([]);
});

it('takes few other ids for one of them', () => {
  const filter = filterOf(ids);
  const others = Array.from({ length: 2_000 }, (_, at) => `sedge-${at}`);
  expect(others.filter((id) => mayHave(filter, id)).length).toBeLessThan(50);
});

it('has no id if it was made from none', () => {
  expect(mayHave(filterOf([]), 'reed-1')).toBe(false);
});
