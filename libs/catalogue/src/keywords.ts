/**
 * A keyword expression: which units or models a clause speaks of. Keywords are compared by `keywordKey`.
 * A name in the printed clause that is a datasheet's own name is a keyword too (10th edition commentary, Keywords).
 */
export type KeywordExpression =
  | { readonly has: string }
  | { readonly all: readonly KeywordExpression[] }
  | { readonly any: readonly KeywordExpression[] }
  | { readonly not: KeywordExpression };

/** The form in which two keywords are the same: case, marks, apostrophes, hyphens and plural blanks do not matter. */
export function keywordKey(keyword: string): string {
  return keyword
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`´ʼ]/g, '')
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Anything that can say whether it has a keyword: a set of keys, or several together. */
export interface KeywordLookup {
  has(key: string): boolean;
}

/** Whether a set of keyword keys satisfies the expression. */
export function matches(expression: KeywordExpression, keys: KeywordLookup): boolean {
  if ('has' in expression) return keys.has(keyOf(expression));
  if ('all' in expression) return expression.all.every((part) => matches(part, keys));
  if ('any' in expression) return expression.any.some((part) => matches(part, keys));
  return !matches(expression.not, keys);
}

/**
 * The same where of some keywords it is not known whether they are there. Null: the expression depends on one of these.
 */
export function matchesIfKnown(expression: KeywordExpression, has: (key: string) => boolean | null): boolean | null {
  if ('has' in expression) return has(keyOf(expression));
  if ('not' in expression) {
    const inner = matchesIfKnown(expression.not, has);
    return inner === null ? null : !inner;
  }
  const isAll = 'all' in expression;
  const parts = (isAll ? expression.all : expression.any).map((part) => matchesIfKnown(part, has));
  if (parts.includes(!isAll)) return !isAll;
  return parts.includes(null) ? null : isAll;
}

/**
 * The key of a keyword that the player selects: `chapter` for `<CHAPTER>` (9th edition, Core Rules, Keywords). Null: it is printed without
 * angle brackets.
 */
export function selectableKey(keyword: string): string | null {
  const inside = /^<(.+)>$/.exec(keyword.trim())?.[1];
  return inside === undefined ? null : keywordKey(inside);
}

/** Expressions belong to immutable releases and are asked again and again: each keyword's key is worked out once. */
const keyOfExpression = new WeakMap<object, string>();

function keyOf(expression: { readonly has: string }): string {
  const known = keyOfExpression.get(expression);
  if (known !== undefined) return known;
  const key = keywordKey(expression.has);
  keyOfExpression.set(expression, key);
  return key;
}
