import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keywordKey } from './keywords.js';

const letters = fc.string({ unit: fc.constantFrom(...'aZ09(,:]~ -`’é\u00a0\t'.split('')), maxLength: 12 });

it('gives plain words the same key as words that need more work', () => {
  fc.assert(
    fc.property(letters, (text) => {
      // An apostrophe never counts, and no text with one consists of plain words.
      expect(keywordKey(text)).toBe(keywordKey(`${text}'`));
      // Nor does one that is not in ASCII, with which letters are not looked at one by one.
      expect(keywordKey(text)).toBe(keywordKey(`${text}’`));
    }),
  );
});
