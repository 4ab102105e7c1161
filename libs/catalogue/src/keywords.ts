/**
 * The units or models to which a clause applies. Keywords are compared by `keywordKey`. If a printed clause names a datasheet, that name
 * counts as a keyword too (10th edition commentary, Keywords).
 */
export type KeywordExpression =
  | { readonly has: string }
  | { readonly all: readonly KeywordExpression[] }
  | { readonly any: readonly KeywordExpression[] }
  | { readonly not: KeywordExpression };

/** Normalizes a keyword for comparison. Case, accents, apostrophes, hyphens and repeated spaces do not matter. */
export function keywordKey(keyword: string): string {
  if (isOfPlainWords(keyword)) return keyword.toLowerCase();
  return keyword
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘‛'`´ʼʹ′]/g, '')
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether the text consists of unaccented letters and digits with single spaces between them, as most names do. */
function isOfPlainWords(text: string): boolean {
  let isBetween = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isWord = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
    if (!isWord && (code !== SPACE || !isBetween)) return false;
    isBetween = isWord;
  }
  return isBetween || text === '';
}

const SPACE = 32;

/** Something that has keywords: a set of keys, or several sets combined. */
export interface KeywordLookup {
  has(key: string): boolean;
}

/** Whether the keywords satisfy the expression. */
export function matches(expression: KeywordExpression, keys: KeywordLookup): boolean {
  if ('has' in expression) return keys.has(keyOf(expression));
  if ('all' in expression) return expression.all.every((part) => matches(part, keys));
  if ('any' in expression) return expression.any.some((part) => matches(part, keys));
  return !matches(expression.not, keys);
}

/** Like `matches`, for keywords that may be unknown. Null if the result depends on an unknown keyword. */
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
 * The key of a keyword that the player selects: `chapter` for `<CHAPTER>` (9th edition, Core Rules, Keywords). Null if the keyword is not
 * in angle brackets.
 */
export function selectableKey(keyword: string): string | null {
  const inside = /^<(.+)>$/.exec(keyword.trim())?.[1];
  return inside === undefined ? null : keywordKey(inside);
}

/** Expressions belong to immutable releases and are evaluated often, so the key of each keyword is computed only once. */
const keyOfExpression = new WeakMap<object, string>();

function keyOf(expression: { readonly has: string }): string {
  const known = keyOfExpression.get(expression);
  if (known !== undefined) return known;
  const key = keywordKey(expression.has);
  keyOfExpression.set(expression, key);
  return key;
}
