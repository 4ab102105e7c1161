import { expect, it } from 'vitest';
import { all, any, anyOf, bothOf, exactly, noneOf, UNKNOWN } from './keyword-logic.js';

const elder = { has: 'Elder' };
const rider = { has: 'Rider' };

it('keeps what is known and drops what says nothing', () => {
  expect(all([true, elder, elder])).toEqual(elder);
  expect(any([false, rider, elder])).toEqual({ any: [elder, rider] });
  expect([all([elder, false]), any([elder, true]), all([]), any([])]).toEqual([false, true, true, false]);
});

it('says nothing twice: A or (A and B) is A, A and (A or B) is A', () => {
  expect(any([{ all: [elder, rider] }, elder])).toEqual(elder);
  expect(all([{ any: [elder, rider] }, elder])).toEqual(elder);
});

it('turns a denial inwards', () => {
  const either = exactly({ any: [rider, { not: elder }] });
  expect(noneOf(either)).toEqual(exactly({ all: [elder, { not: rider }] }));
  expect(noneOf(noneOf(either))).toEqual(either);
});

it('bounds what is not known from both sides', () => {
  expect(bothOf([exactly(elder), UNKNOWN])).toEqual({ atLeast: false, atMost: elder });
  expect(anyOf([exactly(elder), UNKNOWN])).toEqual({ atLeast: elder, atMost: true });
  expect(noneOf(bothOf([exactly(elder), UNKNOWN]))).toEqual({ atLeast: { not: elder }, atMost: true });
});
