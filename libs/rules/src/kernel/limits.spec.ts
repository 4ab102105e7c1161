import { expect, it } from 'vitest';
import { amount, count, flag, keyword, listOf, nullable, oneOf, readLimits, record, sameLimits, tableOf, text } from './limits.js';

it.each([
  [count('x'), [0, 7], [-1, 1.5, '3', null, Number.NaN]],
  [amount('x'), [-3, 5], [0.5, '1']],
  [flag('x'), [true, false], [0, 'true', null]],
  [text('x'), ['a b'], ['', '  ', 4]],
  [oneOf('x', ['low', 'high']), ['low', 'high'], ['mid', null]],
  [nullable(count('x')), [null, 3], [-3, 'null']],
  [listOf('x', count('y')), [[], [1, 2]], [[1, 'a'], 'a', {}]],
  [tableOf('x', amount('y')), [{}, { a: -1, b: 2 }], [{ a: 'b' }, [1]]],
  [record('x', { a: count('a') }), [{ a: 1 }], [{}, { a: 1, b: 2 }, null]],
])('accepts only values of its form: $form', (limit, good, bad) => {
  for (const value of good) expect(limit.read(value)).toEqual(value);
  for (const value of bad) expect(limit.read(value)).toBeUndefined();
});

it('normalizes a keyword for comparison', () => {
  expect(keyword('x').read("Héro's MARK")).toBe('heros mark');
  expect(keyword('x').read(' ')).toBeUndefined();
});

it('requires exactly the limits of the rule', () => {
  const schema = { copies: count('x'), wide: nullable(keyword('y')) };
  expect(readLimits(schema, { copies: 2, wide: 'BATTLELINE' })).toEqual({ copies: 2, wide: 'battleline' });
  expect(readLimits(schema, { copies: 2 })).toBeUndefined();
  expect(readLimits(schema, { copies: 2, wide: null, more: 1 })).toBeUndefined();
  expect(readLimits(schema, { copies: -2, wide: null })).toBeUndefined();
});

it.each([
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [{ a: [] }, { a: {} }, false],
  [null, {}, false],
])('compares limits by value: %j and %j', (one, other, same) => expect(sameLimits(one, other)).toBe(same));
