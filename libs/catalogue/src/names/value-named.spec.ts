import { expect, it } from 'vitest';
import { valueNamed } from './value-named.js';

it('finds what a table says, and nothing that every object has', () => {
  const table = { incursion: 1_000 };
  expect(valueNamed(table, 'incursion')).toBe(1_000);
  for (const name of ['onslaught', 'constructor', '__proto__', 'tostring', 'toString']) expect(valueNamed(table, name)).toBeUndefined();
});
