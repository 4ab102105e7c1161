import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortKey } from './short-key.js';

it('is as long for every text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(shortKey(text)).toMatch(/^[0-9a-z]{28}$/);
    }),
  );
});

it('differs for 20,000 texts that differ in one number or one letter, in each half', () => {
  const texts = Array.from({ length: 10_000 }, (_, at) => [`["unit-size","tooMany",["unit-${at}"]]`, `${at}`]).flat();
  const keys = texts.map(shortKey);
  expect(new Set(keys).size).toBe(texts.length);
  expect(new Set(keys.map((key) => key.slice(0, 14))).size).toBe(texts.length);
  expect(new Set(keys.map((key) => key.slice(14))).size).toBe(texts.length);
});

it('does not change, because apps keep keys', () => {
  expect(shortKey('["unit-size","tooMany",["a"]]')).toMatchInlineSnapshot(`"1oqn60s08xk2ue19c11om04whfte"`);
});
