import 'reflect-metadata';
import { InputType } from '@nestjs/graphql';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inputOf, orNull } from '../fields.js';
import { DateTimeScalar } from './date-time.scalar.js';
import { DateScalar } from './date.scalar.js';

@InputType()
class Moments extends inputOf({
  day: orNull([DateScalar, 'A day.']),
  days: orNull([[DateScalar], 'Days.']),
  at: orNull([DateTimeScalar, 'A moment.']),
}) {}

const faultsOf = (value: object): readonly unknown[] =>
  validateSync(plainToInstance(Moments, value)).map(({ property, constraints }) => [property, Object.values(constraints ?? {})]);

describe('an input field of a scalar of texts', () => {
  it.each([
    {},
    { day: null },
    { day: '2024-02-29' },
    { days: ['2026-01-01'] },
    { at: '2030-01-31T19:00:00+01:00' },
    { at: '2030-01-31T18:00Z' },
  ])('accepts %j', (value) => expect(faultsOf(value)).toEqual([]));

  it('is refused with its name', () => {
    expect(faultsOf({ day: '2025-02-29' })).toEqual([['day', ['must be a date as YYYY-MM-DD']]]);
    expect(faultsOf({ days: ['2026-01-01', 'today'] })).toEqual([['days', ['must be a date as YYYY-MM-DD']]]);
    const none = ['2030-01-31', '2030-01-31T18:00:00', '2030-13-31T18:00:00Z', '2030-02-30T18:00:00Z', '2030-01-31T24:00:00Z', 'tomorrow'];
    const outOfYears = ['9999-12-31T23:00:00-02:00', '0001-01-01T01:00:00+02:00'];
    for (const at of [...none, ...outOfYears]) {
      expect(faultsOf({ at })).toEqual([['at', ['must be a moment with a time zone, such as 2030-01-31T18:00:00Z']]]);
    }
  });
});

it('takes only texts', () => {
  expect(DateScalar.parseLiteral(parseValue('"2026-01-01"'), {})).toBe('2026-01-01');
  for (const literal of ['20260101', 'TODAY', '["2026-01-01"]'])
    expect(() => DateScalar.parseLiteral(parseValue(literal), {})).toThrow('text');
  for (const value of [20_260_101, true, {}]) expect(() => DateTimeScalar.parseValue(value)).toThrow('text');
});

it('passes moments on in the form that answers have', () => {
  expect(DateTimeScalar.parseLiteral(parseValue('"2030-01-31T18:00Z"'), {})).toBe('2030-01-31T18:00:00.000Z');
  expect(DateTimeScalar.parseValue('2030-01-31T19:00:00+01:00')).toBe('2030-01-31T18:00:00.000Z');
  expect(DateTimeScalar.parseValue('tomorrow')).toBe('tomorrow');
});
