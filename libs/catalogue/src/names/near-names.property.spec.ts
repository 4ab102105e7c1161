import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looseKey } from './name-key.js';
import { NearNames } from './near-names.js';
import { TypoIndex, typos } from './typos.js';

/** Short words of few letters, so that many of them are alike. */
const word = fc.string({ unit: fc.constantFrom(...'abcr1é'.split('')), minLength: 0, maxLength: 7 });
const text = fc.array(word, { minLength: 0, maxLength: 3 }).map((words) => words.join(' '));
const entries = fc.array(fc.record({ name: text, isOwn: fc.boolean() }), { maxLength: 25 });

it('the index of typing errors finds what comparing with every text finds', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 25 }), text, fc.nat({ max: 2 }), (texts, sought, most) => {
      const compared = texts.map((one, at) => ({ at, typos: allTypos(one, sought) })).filter((one) => one.typos <= most);
      expect(new TypoIndex(texts).within(sought, most)).toEqual(compared);
    }),
  );
});

it('counts typing errors up to a limit as without one', () => {
  fc.assert(
    fc.property(text, text, fc.nat({ max: 4 }), (a, b, most) => {
      const count = allTypos(a, b);
      expect(typos(a, b, most)).toBe(count > most ? null : count);
    }),
  );
});

it('suggests the names that comparing with every name suggests', () => {
  fc.assert(
    fc.property(entries, text, (among, sought) => {
      const scopes = [({ isOwn }: { readonly isOwn: boolean }) => isOwn, () => true];
      const plain = scopes
        .map((admits) =>
          nearestOf(
            sought,
            among.filter(admits).map(({ name }) => name),
          ),
        )
        .find(({ length }) => length > 0);
      expect(new NearNames(among).to(sought, scopes)).toEqual(plain ?? []);
    }),
  );
});

function nearestOf(sought: string, names: readonly string[]): readonly string[] {
  const likenesses = new Map(names.map((name) => [name, likenessOf(looseKey(sought), looseKey(name))]));
  const near = [...likenesses].filter(([, likeness]) => likeness >= 0.45);
  return near
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([name]) => name);
}

function likenessOf(a: string, b: string): number {
  const [ofA, ofB] = [trigrams(a), trigrams(b)];
  const shared = [...ofA].filter((piece) => ofB.has(piece)).length;
  const longest = Math.max(a.length, b.length);
  const count = allTypos(a, b);
  const letters = longest < 5 || count > 2 ? 0 : 1 - count / longest;
  return Math.max((2 * shared) / (ofA.size + ofB.size), letters);
}

const trigrams = (key: string): ReadonlySet<string> =>
  new Set(Array.from({ length: key.length + 1 }, (_, at) => `  ${key} `.slice(at, at + 3)));

/** By the definition of optimal string alignment. */
function allTypos(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row += 1) {
    for (let column = 0; column <= b.length; column += 1) {
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const change = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, change, isSwap ? at(row - 2, column - 2) + 1 : Infinity];
      const least = row === 0 && column === 0 ? 0 : Math.min(...ways);
      rows[row]?.splice(column, 1, least);
    }
  }
  return at(a.length, b.length);
}
