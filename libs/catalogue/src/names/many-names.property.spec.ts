import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FormIndex } from './form-index.js';
import { FEW_NAMES } from './remembered-by-name.js';
import { TrigramIndex, trigramsOf } from './trigram-index.js';

const text = fc.string({ unit: fc.constantFrom(...'abé '.split('')), maxLength: 9 });
const few = fc.array(text, { minLength: 1, maxLength: 25 });

/** The same names again and again. */
const many = (names: readonly string[]): readonly string[] =>
  Array.from({ length: FEW_NAMES + 1 }, (_, at) => names[at % names.length] ?? '');

it('many names share as many trigrams with another as the same few names do', () => {
  fc.assert(
    fc.property(few, text, (names, sought) => {
      const [sharedByFew, sharedByMany] = [names, many(names)].map((among) => new TrigramIndex(among).shared(trigramsOf(sought)));
      for (const [at] of many(names).entries()) expect(sharedByMany?.(at)).toBe(sharedByFew?.(at % names.length));
    }),
  );
});

it('finds among many names those of one form, in their order', () => {
  fc.assert(
    fc.property(few, text, (names, sought) => {
      const formOf = (name: string): string => name.trim();
      const alike = (among: readonly string[]): readonly string[] => among.filter((name) => formOf(name) === formOf(sought));
      for (const among of [names, many(names)]) expect(new FormIndex(among, formOf).get(formOf(sought))).toEqual(alike(among));
    }),
  );
});
