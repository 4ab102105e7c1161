import { Field, ObjectType } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { termsOf, wordsOf, type KeywordTerm } from './keyword-expression.js';

@ObjectType('KeywordTerm', { description: 'Keywords that must all be there, and others of which none may be.' })
export class KeywordTermType implements KeywordTerm {
  @Field(() => [String], { description: 'Each of these.' })
  readonly all!: readonly string[];

  @Field(() => [String], { description: 'None of these.' })
  readonly none!: readonly string[];
}

@ObjectType('KeywordExpression', {
  description: 'Which units or models a clause speaks of. Keywords compare without regard to case, accents, apostrophes and hyphens.',
})
export class KeywordExpressionType {
  @Field(() => String, { description: 'In words: `CHARACTER and not EPIC HERO`.' })
  readonly text!: string;

  @Field(() => [KeywordTermType], {
    nullable: true,
    description: 'As alternatives, of which one must hold; null where there would be more than 64.',
  })
  readonly anyOf!: readonly KeywordTermType[] | null;
}

export function toKeywordExpression(expression: KeywordExpression): KeywordExpressionType {
  return { text: wordsOf(expression), anyOf: termsOf(expression) };
}
