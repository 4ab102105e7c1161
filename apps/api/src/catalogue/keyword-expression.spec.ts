import { matches, type KeywordExpression } from '#muster/catalogue';
import { describe, expect, it } from 'vitest';
import { termsOf, wordsOf } from './keyword-expression.js';

const nested: KeywordExpression = { all: [{ has: 'CHARACTER' }, { not: { any: [{ has: 'EPIC HERO' }, { has: 'MONSTER' }] } }] };

describe('wordsOf', () => {
  it('puts parentheses where precedence requires them', () => expect(wordsOf(nested)).toBe('CHARACTER and not (EPIC HERO or MONSTER)'));
  it('writes a single keyword without parentheses', () => expect(wordsOf({ all: [{ has: 'VEHICLE' }] })).toBe('VEHICLE'));
  it('writes what an empty list means', () => expect([wordsOf({ all: [] }), wordsOf({ any: [] })]).toEqual(['anything', 'nothing']));
});

describe('termsOf', () => {
  it('moves negation to the single keywords', () =>
    expect(termsOf(nested)).toEqual([{ all: ['CHARACTER'], none: ['EPIC HERO', 'MONSTER'] }]));

  it('turns a negated conjunction into alternatives', () =>
    expect(termsOf({ not: { all: [{ has: 'A' }, { has: 'B' }] } })).toEqual([
      { all: [], none: ['A'] },
      { all: [], none: ['B'] },
    ]));

  it('is equivalent to the expression for every set of three keywords', () => {
    const expressions: readonly KeywordExpression[] = [
      nested,
      { any: [{ all: [{ has: 'A' }, { not: { has: 'B' } }] }, { has: 'C' }] },
      { all: [{ any: [{ has: 'A' }, { has: 'B' }] }, { any: [{ has: 'B' }, { has: 'C' }] }] },
      { all: [] },
      { any: [] },
    ];
    for (const expression of expressions) {
      for (const keys of subsets(['a', 'b', 'c', 'character', 'monster', 'epic hero'])) {
        const byTerms = termsOf(expression)?.some(
          ({ all, none }) => all.every((word) => keys.has(word.toLowerCase())) && !none.some((word) => keys.has(word.toLowerCase())),
        );
        expect(byTerms).toBe(matches(expression, keys));
      }
    }
  });

  it('gives up above the maximum number of alternatives', () => {
    const pair = (n: number): KeywordExpression => ({ any: [{ has: `A${n}` }, { has: `B${n}` }] });
    expect(termsOf({ all: Array.from({ length: 30 }, (_, n) => pair(n)) })).toBeNull();
  });
});

function subsets(words: readonly string[]): ReadonlySet<string>[] {
  return Array.from({ length: 2 ** words.length }, (_, bits) => new Set(words.filter((_word, index) => bits & (1 << index))));
}
