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
  if (isPlain(keyword)) return keyword.toLowerCase();
  const words = wordsWithoutAccents(keyword);
  if (words !== null) return words.toLowerCase();
  return keyword
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘‛'`´ʼʹ′]/g, '')
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim()
    .toLowerCase();
}

const TAB = 9;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const APOSTROPHE = 39;
const HYPHEN = 45;
const GRAVE_ACCENT = 96;

/** Whether only capitals keep the text from being its own key, as in most names: words of ASCII signs with single spaces between them. */
function isPlain(text: string): boolean {
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Three comparisons instead of a set: this is asked of every letter of some 800 names a list.
    const isSign = code > SPACE && code < 127 && code !== APOSTROPHE && code !== HYPHEN && code !== GRAVE_ACCENT;
    if (!isSign && (code !== SPACE || !isInWord)) return false;
    isInWord = isSign;
  }
  return isInWord || text === '';
}

/** Typographic signs that stand for an apostrophe or a hyphen, and others that a key keeps. */
const LEFT_QUOTE = 0x2018;
const RIGHT_QUOTE = 0x2019;
const EN_DASH = 0x2013;
const EM_DASH = 0x2014;
const KEPT: ReadonlySet<number> = new Set([0x201c, 0x201d, 0x2022]);

/** The text without apostrophes and with single spaces for other blanks and hyphens. Null if a letter or sign may have an accent. */
function wordsWithoutAccents(text: string): string | null {
  let words = '';
  let begin = 0;
  let isBlankBefore = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : SPACE;
    const isDash = code === HYPHEN || code === EN_DASH || code === EM_DASH;
    const isApostrophe = code === APOSTROPHE || code === GRAVE_ACCENT || code === LEFT_QUOTE || code === RIGHT_QUOTE;
    if (code > 127 && !isDash && !isApostrophe && !KEPT.has(code)) return null;
    const isBlank = code === SPACE || isDash || (code >= TAB && code <= CARRIAGE_RETURN);
    if (!isBlank && !isApostrophe) continue;
    if (at > begin) {
      words += isBlankBefore && words !== '' ? ` ${text.slice(begin, at)}` : text.slice(begin, at);
      isBlankBefore = false;
    }
    isBlankBefore ||= isBlank;
    begin = at + 1;
  }
  return words;
}

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
