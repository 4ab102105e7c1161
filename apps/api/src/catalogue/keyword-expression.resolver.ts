import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { termsOf, wordsOf } from './keyword-expression.js';
import { KeywordExpressionType, KeywordTermType } from './keyword-expression.types.js';

@Resolver(() => KeywordExpressionType)
export class KeywordExpressionResolver {
  @ResolveField(() => String, { description: 'The expression as text: `CHARACTER and not EPIC HERO`.' })
  text(@Parent() expression: KeywordExpression): string {
    return wordsOf(expression);
  }

  @ResolveField(() => [KeywordTermType], {
    nullable: true,
    description: 'Alternatives, at least one of which must match; null if the expression has more than 64 alternatives.',
  })
  anyOf(@Parent() expression: KeywordExpression): readonly KeywordTermType[] | null {
    return termsOf(expression);
  }
}
