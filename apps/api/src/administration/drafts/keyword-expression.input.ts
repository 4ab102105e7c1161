import { Field, InputType } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { exactlyOne } from '../../platform/graphql/given/exactly-one.js';
import { LONGEST_LIST, text } from '../../platform/graphql/input-fields.js';

// This type refers to itself, so its fields are declared one by one: a field table cannot refer to the class that it defines.
@InputType({ isOneOf: true, description: 'An expression over keywords that selects units or models. Exactly one field is given.' })
export class KeywordExpressionInput extends inputOf({ has: orNull(text('Matches units and models with this keyword.')) }) {
  @Field(() => [KeywordExpressionInput], { nullable: true, description: 'Matches if all of these expressions match.' })
  @IsOptional()
  @ArrayMaxSize(LONGEST_LIST)
  @ValidateNested({ each: true })
  @Type(() => KeywordExpressionInput)
  readonly all?: readonly KeywordExpressionInput[] | null;

  @Field(() => [KeywordExpressionInput], { nullable: true, description: 'Matches if at least one of these expressions matches.' })
  @IsOptional()
  @ArrayMaxSize(LONGEST_LIST)
  @ValidateNested({ each: true })
  @Type(() => KeywordExpressionInput)
  readonly any?: readonly KeywordExpressionInput[] | null;

  @Field(() => KeywordExpressionInput, { nullable: true, description: 'Matches if this expression does not match.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => KeywordExpressionInput)
  readonly not?: KeywordExpressionInput | null;
}

export function toExpression(input: KeywordExpressionInput, path: readonly string[]): KeywordExpression {
  const [field] = exactlyOne(input, path);
  if (input.has !== null && input.has !== undefined) return { has: input.has };
  if (input.not) return { not: toExpression(input.not, [...path, field]) };
  const parts = (input.all ?? input.any ?? []).map((part, index) => toExpression(part, [...path, field, String(index)]));
  return input.all ? { all: parts } : { any: parts };
}
