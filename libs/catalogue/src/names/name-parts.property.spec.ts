import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NameIndex } from './name-index.js';

/** Few words, so that many names begin and end with them; with plurals, accents, marks and brackets. */
const word = fc.constantFrom('Gull', 'gulls', 'Maré', "T'ide", 'Sea-Wolf', 'wolves', '&', 'and', '(Reef)', '[Legends]', 'x', '“Old”');
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const named = fc.record({ name: words, aliases: fc.array(words, { maxLength: 2 }) });

it('finds no name that begins or ends with words which are said to be part of none', () => {
  fc.assert(
    fc.property(fc.array(named, { maxLength: 12 }), words, words, (entries, part, other) => {
      const index = new NameIndex(entries.map((entry, at) => ({ ...entry, id: `${at}`, slug: `entry-${at}` })));
      const composed = [`${part} ${other}`, `${other} ${part}`];
      const isFound = composed.some((name) => index.find(name).kind !== 'none');
      // A name may be nothing but the part, if brackets around the other words are left out.
      const isPart = index.isPartOfName(part) || index.find(part).kind !== 'none';
      expect(isFound && !isPart).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
