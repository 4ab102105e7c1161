import { ObjectType } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { outputOf, servedFrom } from '../platform/graphql/fields.js';

@ObjectType('KeywordTerm', { description: 'Keywords that must all be present, and keywords that must all be absent.' })
export class KeywordTermType extends outputOf({
  all: [[String], 'Keywords that must all be present.'],
  none: [[String], 'Keywords that must all be absent.'],
}) {}

@ObjectType('KeywordExpression', {
  description:
    'An expression over keywords that selects units or models. Keywords are compared without regard to case, accents, apostrophes and hyphens.',
})
class ServedExpression {}

export const KeywordExpressionType = servedFrom<KeywordExpression>()(ServedExpression);
