import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { KeywordExpressionInput } from './keyword-expression.input.js';

const LONGEST_TEXT = 200;
const LONGEST_LIST = 100;

const Text =
  (description: string): PropertyDecorator =>
  (target, property) => {
    Field(() => String, { nullable: true, description })(target, property);
    IsOptional()(target, property);
    MaxLength(LONGEST_TEXT)(target, property);
  };

const Flag =
  (description: string): PropertyDecorator =>
  (target, property) => {
    Field(() => Boolean, { nullable: true, description })(target, property);
    IsOptional()(target, property);
  };

const Count =
  (description: string, min: number, max: number): PropertyDecorator =>
  (target, property) => {
    Field(() => Int, { nullable: true, description })(target, property);
    IsOptional()(target, property);
    Min(min)(target, property);
    Max(max)(target, property);
  };

@InputType({ description: 'The price of a unit up to a size.' })
export class SizePriceInput {
  @Count('For at most so many models; null, in the last one only: for any number.', 1, 999)
  readonly upTo?: number | null;

  @Field(() => Int, { description: 'Points of the whole unit.' })
  @Min(-1000)
  @Max(100_000)
  readonly points!: number;
}

@InputType({ description: 'The limit of a choice.' })
export class ConstraintLimitInput {
  @Field(() => ID, { description: "The constraint's id in the data." })
  @MaxLength(LONGEST_TEXT)
  readonly constraint!: string;

  @Field(() => Int, { description: 'The new limit; -1: none.' })
  @Min(-1)
  @Max(999)
  readonly limit!: number;
}

@InputType({ description: 'What a datasheet can carry.' })
export class TransportCapacityInput {
  @Count('How many models; null: unknown.', 0, 999)
  readonly models?: number | null;

  @Field(() => KeywordExpressionInput, { nullable: true, description: 'Which models; null: unknown.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => KeywordExpressionInput)
  readonly passengers?: KeywordExpressionInput | null;
}

@InputType({ description: 'A keyword given while mustering.' })
export class KeywordGrantInput {
  @Field(() => String, { description: 'The keyword.' })
  @MaxLength(LONGEST_TEXT)
  readonly keyword!: string;

  @Field(() => KeywordExpressionInput, { description: 'To which units.' })
  @ValidateNested()
  @Type(() => KeywordExpressionInput)
  readonly to!: KeywordExpressionInput;
}

export const WrittenRestriction = { FORBIDS: 'forbids', REQUIRES: 'requires' } as const;

registerEnumType(WrittenRestriction, {
  name: 'WrittenRestriction',
  description: 'What a clause of a detachment says.',
  valuesMap: {
    FORBIDS: { description: 'The army may not include such units.' },
    REQUIRES: { description: 'The army must include such a unit.' },
  },
});

@InputType({ description: 'A clause about what the army may include.' })
export class DetachmentRestrictionInput {
  @Field(() => WrittenRestriction, { description: 'What it says.' })
  @IsOptional()
  readonly kind!: 'forbids' | 'requires';

  @Field(() => KeywordExpressionInput, { description: 'Of which units.' })
  @ValidateNested()
  @Type(() => KeywordExpressionInput)
  readonly units!: KeywordExpressionInput;
}

@InputType({ description: 'Who may bear an enhancement.' })
export class BearerInput {
  @Field(() => KeywordExpressionInput, { nullable: true, description: 'Only such units; null: any.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => KeywordExpressionInput)
  readonly only?: KeywordExpressionInput | null;
}

@InputType({ isOneOf: true, description: 'The one field to change, with its new value.' })
export class FieldChangeInput {
  @Text('The name. The old one stays findable as an alias.')
  readonly name?: string | null;

  @Text('One more name that lists use for it.')
  readonly alias?: string | null;

  @Flag('Whether it can be chosen.')
  readonly hidden?: boolean | null;

  @Flag('Whether it is taken out of the release: no longer offered, no longer found.')
  readonly removed?: boolean | null;

  @Count('The price of one, without what is chosen within it.', -1000, 100_000)
  readonly points?: number | null;

  @Field(() => [SizePriceInput], { nullable: true, description: 'Every price of the unit by its number of models, smallest first.' })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => SizePriceInput)
  readonly pointsBySize?: readonly SizePriceInput[] | null;

  @Field(() => ConstraintLimitInput, { nullable: true, description: 'The limit of a choice.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ConstraintLimitInput)
  readonly constraint?: ConstraintLimitInput | null;

  @Text('A keyword or Faction keyword it gains.')
  readonly addKeyword?: string | null;

  @Text('A keyword or Faction keyword it loses.')
  readonly removeKeyword?: string | null;

  @Flag('Of a datasheet: whether it is marked as Legends.')
  readonly legends?: boolean | null;

  @Text('Of a datasheet: its battlefield role or role keyword.')
  readonly role?: string | null;

  @Count('Of a datasheet: its Power Rating.', 0, 999)
  readonly powerRating?: number | null;

  @Field(() => [String], { nullable: true, description: 'Of a datasheet: names of the units it may lead.' })
  @IsOptional()
  @ArrayMaxSize(LONGEST_LIST)
  @MaxLength(LONGEST_TEXT, { each: true })
  readonly leads?: readonly string[] | null;

  @Field(() => TransportCapacityInput, { nullable: true, description: 'Of a datasheet: what it can carry.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TransportCapacityInput)
  readonly transport?: TransportCapacityInput | null;

  @Text('Of a detachment: the name of its rule.')
  readonly ruleName?: string | null;

  @Count('Of a detachment or an option of the army: its Command points, signed.', -99, 99)
  readonly commandPoints?: number | null;

  @Count('Of a detachment: its Detachment Points.', 0, 99)
  readonly detachmentPoints?: number | null;

  @Field(() => [KeywordGrantInput], { nullable: true, description: 'Of a detachment: every keyword it gives while mustering.' })
  @IsOptional()
  @ArrayMaxSize(LONGEST_LIST)
  @ValidateNested({ each: true })
  @Type(() => KeywordGrantInput)
  readonly grants?: readonly KeywordGrantInput[] | null;

  @Field(() => [DetachmentRestrictionInput], { nullable: true, description: 'Of a detachment: everything it says about the army.' })
  @IsOptional()
  @ArrayMaxSize(LONGEST_LIST)
  @ValidateNested({ each: true })
  @Type(() => DetachmentRestrictionInput)
  readonly restrictions?: readonly DetachmentRestrictionInput[] | null;

  @Field(() => BearerInput, { nullable: true, description: 'Of an enhancement: who may bear it.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => BearerInput)
  readonly bearer?: BearerInput | null;

  @Field(() => KeywordExpressionInput, { nullable: true, description: 'Of an option of the army: who may have it.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => KeywordExpressionInput)
  readonly eligibility?: KeywordExpressionInput | null;

  @Text('Of an option of the army: the list it belongs to.')
  readonly group?: string | null;
}
