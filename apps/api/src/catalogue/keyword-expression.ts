import type { KeywordExpression } from '#muster/catalogue';

/** One alternative: every keyword of `all` must be present and none of `none`. */
export interface KeywordTerm {
  readonly all: readonly string[];
  readonly none: readonly string[];
}

/** An expression with more alternatives than this is served only as text, because a longer list is not readable. */
const MOST_TERMS = 64;

/** Converts the expression to a list of alternatives; null if there would be too many. */
export function termsOf(expression: KeywordExpression): readonly KeywordTerm[] | null {
  const terms = alternatives(expression, false);
  return terms.length > MOST_TERMS ? null : terms;
}

/** Writes the expression as text: `CHARACTER and not (EPIC HERO or MONSTER)`. */
export function wordsOf(expression: KeywordExpression): string {
  if ('has' in expression) return expression.has;
  if ('not' in expression) return `not ${grouped(expression.not)}`;
  const [parts, joint] = 'all' in expression ? [expression.all, ' and '] : [expression.any, ' or '];
  if (parts.length === 0) return 'all' in expression ? 'anything' : 'nothing';
  return parts.length === 1 ? parts.map(wordsOf).join('') : parts.map(grouped).join(joint);
}

const grouped = (expression: KeywordExpression): string =>
  ('all' in expression && expression.all.length > 1) || ('any' in expression && expression.any.length > 1)
    ? `(${wordsOf(expression)})`
    : wordsOf(expression);

/** Computes the disjunctive normal form, with negation only on single keywords. Returns null past the maximum. */
function alternatives(expression: KeywordExpression, negated: boolean): readonly KeywordTerm[] {
  if ('has' in expression) return [negated ? { all: [], none: [expression.has] } : { all: [expression.has], none: [] }];
  if ('not' in expression) return alternatives(expression.not, !negated);
  const parts = ('all' in expression ? expression.all : expression.any).map((part) => alternatives(part, negated));
  const isProduct = 'all' in expression !== negated;
  return isProduct ? parts.reduce(everyPair, [{ all: [], none: [] }]) : parts.flat();
}

function everyPair(left: readonly KeywordTerm[], right: readonly KeywordTerm[]): readonly KeywordTerm[] {
  if (left.length > MOST_TERMS) return left;
  return left.flatMap((a) => right.map((b) => ({ all: [...a.all, ...b.all], none: [...a.none, ...b.none] })));
}
