import { ObjectType } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { termsOf, wordsOf } from './keyword-expression.js';

@ObjectType('KeywordTerm', { description: 'Keywords that must all be there, and others of which none may be.' })
export class KeywordTermType extends outputOf({
  all: [[String], 'Each of these.'],
  none: [[String], 'None of these.'],
}) {}

@ObjectType('KeywordExpression', {
  description: 'Which units or models a clause speaks of. Keywords compare without regard to case, accents, apostrophes and hyphens.',
})
export class KeywordExpressionType extends outputOf({
  text: [String, 'In words: `CHARACTER and not EPIC HERO`.'],
  anyOf: orNull([[KeywordTermType], 'As alternatives, of which one must hold; null where there would be more than 64.']),
}) {}

export function toKeywordExpression(expression: KeywordExpression): KeywordExpressionType {
  return { text: wordsOf(expression), anyOf: termsOf(expression) };
}
