import { expect, it } from 'vitest';
import { all, any, anyOf, bothOf, exactly, noneOf, UNKNOWN } from './keyword-logic.js';

const elder = { has: 'Elder' };
const rider = { has: 'Rider' };

it('keeps known parts and drops empty ones', () => {
  expect(all([true, elder, elder])).toEqual(elder);
  expect(any([false, rider, elder])).toEqual({ any: [elder, rider] });
  expect([all([elder, false]), any([elder, true]), all([]), any([])]).toEqual([false, true, true, false]);
});

it('removes redundant parts: A or (A and B) is A, A and (A or B) is A', () => {
  expect(any([{ all: [elder, rider] }, elder])).toEqual(elder);
  expect(all([{ any: [elder, rider] }, elder])).toEqual(elder);
});

it('moves a negation inwards', () => {
  const either = exactly({ any: [rider, { not: elder }] });
  expect(noneOf(either)).toEqual(exactly({ all: [elder, { not: rider }] }));
  expect(noneOf(noneOf(either))).toEqual(either);
});

it('bounds an unknown part from both sides', () => {
  expect(bothOf([exactly(elder), UNKNOWN])).toEqual({ atLeast: false, atMost: elder });
  expect(anyOf([exactly(elder), UNKNOWN])).toEqual({ atLeast: elder, atMost: true });
  expect(noneOf(bothOf([exactly(elder), UNKNOWN]))).toEqual({ atLeast: { not: elder }, atMost: true });
});
