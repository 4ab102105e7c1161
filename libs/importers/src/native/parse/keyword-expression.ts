import type { KeywordExpression } from '#muster/catalogue';
import { isRecord, label, type Decode, type Place } from './decode.js';

const KEYWORD = label(80);
const DEEPEST = 6;
const MOST_PARTS = 40;

/** A keyword as a text, or an object with `has`, `all`, `any` or `not`. */
export const keywordExpression: Decode<KeywordExpression> = (value, place) => expressionAt(value, place, 0);

function expressionAt(value: unknown, place: Place, depth: number): KeywordExpression | undefined {
  if (typeof value === 'string') return hasKeyword(value, place);
  if (!isRecord(value) || Object.keys(value).length !== 1 || depth > DEEPEST) return place.wrong('notKeywords');
  if ('has' in value) return hasKeyword(value['has'], place.at('has'));
  if ('not' in value) {
    const inner = expressionAt(value['not'], place.at('not'), depth + 1);
    return inner && { not: inner };
  }
  if ('all' in value) {
    const parts = partsAt(value['all'], place.at('all'), depth);
    return parts && { all: parts };
  }
  const parts = 'any' in value ? partsAt(value['any'], place.at('any'), depth) : place.wrong('notKeywords');
  return parts && { any: parts };
}

function hasKeyword(value: unknown, place: Place): KeywordExpression | undefined {
  const has = KEYWORD(value, place);
  return has === undefined ? undefined : { has };
}

function partsAt(value: unknown, place: Place, depth: number): readonly KeywordExpression[] | undefined {
  if (!Array.isArray(value)) return place.wrong('notList');
  if (value.length === 0) return place.wrong('empty');
  if (value.length > MOST_PARTS) return place.wrong('tooLong', { limit: MOST_PARTS });
  const parts = value.map((part: unknown, index) => expressionAt(part, place.at(index), depth + 1));
  const read = parts.filter((part) => part !== undefined);
  return read.length === parts.length ? read : undefined;
}
