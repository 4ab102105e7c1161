import { expect, it } from 'vitest';
import { badInputFromValidation } from './bad-input.js';

it('names a field once, by its path', () => {
  const limit = { property: 'limit', constraints: { min: 'limit must not be less than 1' } };
  const when = { property: 'when', constraints: { isDay: 'must be a date as YYYY-MM-DD' } };
  const { message, extensions } = badInputFromValidation([{ property: 'size', children: [limit] }, when]);
  expect(message).toBe('size.limit: must not be less than 1. when: must be a date as YYYY-MM-DD.');
  expect(extensions).toMatchObject({
    faults: [
      { path: ['size', 'limit'], message: 'must not be less than 1.' },
      { path: ['when'], message: 'must be a date as YYYY-MM-DD.' },
    ],
  });
});
