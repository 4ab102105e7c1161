import type { KeywordExpression } from '#muster/catalogue';

/** Keywords that must all be there, and others of which none may be. */
export interface KeywordTerm {
  readonly all: readonly string[];
  readonly none: readonly string[];
}

/** More terms than people read: the words then say it alone. */
const MOST_TERMS = 64;

/** As a list of alternatives; null when there would be too many. */
export function termsOf(expression: KeywordExpression): readonly KeywordTerm[] | null {
  const terms = alternatives(expression, false);
  return terms.length > MOST_TERMS ? null : terms;
}

/** In words: `CHARACTER and not (EPIC HERO or MONSTER)`. */
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

/** Disjunctive normal form, negation pushed to the keywords. Stops growing past the bound. */
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
