import 'reflect-metadata';
import { InputType, Int } from '@nestjs/graphql';
import { plainToInstance } from 'class-transformer';
import { ArrayMaxSize, Max, MaxLength, Min, validateSync } from 'class-validator';
import { expect, it } from 'vitest';
import { inputOf, orElse, orNull } from '../fields.js';
import { isSurelyValid } from './surely-valid.js';

@InputType()
class Inner extends inputOf({ name: [String, 'A name.', MaxLength(5)], note: orNull([String, 'A note.']) }) {}

@InputType()
class Outer extends inputOf({
  first: orElse(3, [Int, 'A number.', Min(1), Max(10)]),
  words: orNull([[String], 'Words.', ArrayMaxSize(2), MaxLength(3, { each: true })]),
  inner: orNull([Inner, 'An input.']),
  list: orNull([[Inner], 'Inputs.', ArrayMaxSize(2)]),
}) {}

/** What extends an input has its rules too. */
@InputType()
class Wider extends inputOf(Outer, { more: [String, 'More.', MaxLength(2)] }) {}

const faultsOf = (value: object, of: typeof Outer | typeof Wider): number => validateSync(plainToInstance(of, value)).length;

const FIRST = [undefined, 1, 10, 0, 11, 2.5, '3'];
const WORDS = [undefined, null, [], ['abc'], ['abc', 'd', 'e'], ['abcd'], 'abc'];
const INNER = [undefined, null, { name: 'short' }, { name: 'longer' }, { name: 'short', note: null }, {}, 'text', [{ name: 'short' }]];
const LIST = [undefined, null, [], [{ name: 'a' }], [{ name: 'a' }, { name: 'longer' }], [{ name: 'a' }, null], { name: 'a' }];

it('is true only where class-validator finds no fault', () => {
  const wrong: object[] = [];
  let [certain, faulty] = [0, 0];
  for (const first of FIRST)
    for (const words of WORDS)
      for (const inner of INNER)
        for (const list of LIST) {
          const value = { ...(first !== undefined && { first }), words, inner, list };
          const faults = faultsOf(value, Outer);
          const isCertain = isSurelyValid(value, Outer);
          if (isCertain && faults > 0) wrong.push(value);
          certain += isCertain ? 1 : 0;
          faulty += faults > 0 ? 1 : 0;
        }
  expect(wrong).toEqual([]);
  expect(certain).toBeGreaterThan(100);
  expect(faulty).toBeGreaterThan(1_000);
});

it('knows the rules that a class inherits', () => {
  expect(isSurelyValid({ first: 3, more: 'ab' }, Wider)).toBe(true);
  for (const value of [
    { first: 0, more: 'ab' },
    { first: 3, more: 'abc' },
    { inner: { name: 'longer' }, more: 'ab' },
  ]) {
    expect([isSurelyValid(value, Wider), faultsOf(value, Wider)]).toEqual([false, 1]);
  }
});

it('looks as little as class-validator at properties without rules', () => {
  for (const other of [{ deep: true }, [{ deep: true }], 'text']) {
    const value = { first: 3, other };
    expect([isSurelyValid(value, Outer), faultsOf(value, Outer)]).toEqual([true, 0]);
    expect(isSurelyValid({ ...value, first: 0 }, Outer)).toBe(false);
  }
});

it('leaves values that are neither inputs nor scalars to class-validator', () => {
  expect(isSurelyValid({ first: 3, words: [{}] }, Outer)).toBe(false);
  for (const value of [null, undefined, 'text', [{ first: 3 }]]) expect(isSurelyValid(value, Outer)).toBe(false);
});
