import { InputType } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { exactlyOne } from '../../platform/graphql/exactly-one.js';
import { OptionalPart, OptionalParts, OptionalText } from '../../platform/graphql/input-fields.js';

@InputType({ isOneOf: true, description: 'Which units or models a clause speaks of.' })
export class KeywordExpressionInput {
  @OptionalText('Those with this keyword.')
  readonly has?: string | null;

  @OptionalParts(() => KeywordExpressionInput, 'Those of which each of these holds.')
  readonly all?: readonly KeywordExpressionInput[] | null;

  @OptionalParts(() => KeywordExpressionInput, 'Those of which one of these holds.')
  readonly any?: readonly KeywordExpressionInput[] | null;

  @OptionalPart(() => KeywordExpressionInput, 'Those of which this does not hold.')
  readonly not?: KeywordExpressionInput | null;
}

/** @throws ApiError BAD_USER_INPUT unless exactly one field is given, at every level. */
export function toExpression(input: KeywordExpressionInput, path: readonly string[]): KeywordExpression {
  const [field] = exactlyOne(input, path);
  if (input.has !== null && input.has !== undefined) return { has: input.has };
  if (input.not) return { not: toExpression(input.not, [...path, field]) };
  const parts = (input.all ?? input.any ?? []).map((part, index) => toExpression(part, [...path, field, String(index)]));
  return input.all ? { all: parts } : { any: parts };
}
