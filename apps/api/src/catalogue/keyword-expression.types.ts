import { ObjectType } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { outputOf, servedFrom } from '../platform/graphql/fields.js';

@ObjectType('KeywordTerm', { description: 'Keywords that must all be there, and others of which none may be.' })
export class KeywordTermType extends outputOf({ all: [[String], 'Each of these.'], none: [[String], 'None of these.'] }) {}

@ObjectType('KeywordExpression', {
  description: 'Which units or models a clause speaks of. Keywords compare without regard to case, accents, apostrophes and hyphens.',
})
class ServedExpression {}

export const KeywordExpressionType = servedFrom<KeywordExpression>()(ServedExpression);
