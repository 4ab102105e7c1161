import type { KeywordExpression } from '../keywords.js';
import { isFields, readList, readText } from './json-value.js';

/** Maximum depth of nested expressions. */
const DEPTH = 8;

/** Reads a keyword expression from JSON. Null if the value is invalid. */
export function readKeywordExpression(value: unknown, depth = 0): KeywordExpression | null {
  if (!isFields(value) || depth > DEPTH) return null;
  if ('has' in value) {
    const has = readText(value['has']);
    return has === null ? null : { has };
  }
  if ('not' in value) {
    const not = readKeywordExpression(value['not'], depth + 1);
    return not && { not };
  }
  const parts = readList('all' in value ? value['all'] : value['any'], (part) => readKeywordExpression(part, depth + 1));
  if (!parts || parts.length === 0) return null;
  return 'all' in value ? { all: parts } : { any: parts };
}
