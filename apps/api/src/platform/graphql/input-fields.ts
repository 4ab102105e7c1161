import { Field, Float, ID, Int } from '@nestjs/graphql';
import { Type as Nested } from 'class-transformer';
import type { Type } from '@nestjs/common';
import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';

const LONGEST_TEXT = 200;
const LONGEST_LIST = 100;

const together =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };

/** Fields of the larger inputs: each with its type, its description and its bounds. */
export const OptionalText = (description: string): PropertyDecorator =>
  together(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    MaxLength(LONGEST_TEXT),
  );

export const Text = (description: string): PropertyDecorator =>
  together(
    Field(() => String, { description }),
    MaxLength(LONGEST_TEXT),
  );

export const Key = (description: string): PropertyDecorator =>
  together(
    Field(() => ID, { description }),
    MaxLength(LONGEST_TEXT),
  );

export const OptionalKey = (description: string): PropertyDecorator =>
  together(
    Field(() => ID, { nullable: true, description }),
    IsOptional(),
    MaxLength(LONGEST_TEXT),
  );

export const OptionalFlag = (description: string): PropertyDecorator =>
  together(
    Field(() => Boolean, { nullable: true, description }),
    IsOptional(),
  );

export const Count = (description: string, min: number, max: number): PropertyDecorator =>
  together(
    Field(() => Int, { description }),
    Min(min),
    Max(max),
  );

export const OptionalCount = (description: string, min: number, max: number): PropertyDecorator =>
  together(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    Min(min),
    Max(max),
  );

/** Points as somebody states them, who may count in fractions. */
export const OptionalPoints = (description: string): PropertyDecorator =>
  together(
    Field(() => Float, { nullable: true, description }),
    IsOptional(),
    Min(0),
    Max(100_000),
  );

export const Counts = (description: string, min: number, max: number): PropertyDecorator =>
  together(
    Field(() => [Int], { description }),
    ArrayMaxSize(LONGEST_LIST),
    Min(min, { each: true }),
    Max(max, { each: true }),
  );

export const OptionalCounts = (description: string, min: number, max: number): PropertyDecorator =>
  together(
    Field(() => [Int], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(LONGEST_LIST),
    Min(min, { each: true }),
    Max(max, { each: true }),
  );

export const OptionalTexts = (description: string): PropertyDecorator =>
  together(
    Field(() => [String], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(LONGEST_LIST),
    MaxLength(LONGEST_TEXT, { each: true }),
  );

export const Part = (type: () => Type<unknown>, description: string): PropertyDecorator =>
  together(Field(type, { description }), ValidateNested(), Nested(type));

export const OptionalPart = (type: () => Type<unknown>, description: string): PropertyDecorator =>
  together(Field(type, { nullable: true, description }), IsOptional(), ValidateNested(), Nested(type));

export const Parts = (type: () => Type<unknown>, description: string): PropertyDecorator =>
  together(
    Field(() => [type()], { description }),
    ArrayMaxSize(LONGEST_LIST),
    ValidateNested({ each: true }),
    Nested(type),
  );

export const OptionalParts = (type: () => Type<unknown>, description: string): PropertyDecorator =>
  together(
    Field(() => [type()], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(LONGEST_LIST),
    ValidateNested({ each: true }),
    Nested(type),
  );

export const OptionalChoice = (values: object, description: string): PropertyDecorator =>
  together(
    Field(() => values, { nullable: true, description }),
    IsOptional(),
  );

export const Choice = (values: object, description: string): PropertyDecorator =>
  together(
    Field(() => values, { description }),
    IsOptional(),
  );
