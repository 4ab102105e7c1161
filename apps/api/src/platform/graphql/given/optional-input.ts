import type { ArgumentMetadata, PipeTransform, Type } from '@nestjs/common';
import { Args } from '@nestjs/graphql';
import { ArgumentCheck } from './argument-check.js';

/**
 * An argument of an input type that may be omitted or null. Nest learns the class of an argument from the type that the compiler notes, and
 * of `Filter | null` it notes only that it is an object: `ArgumentCheck` would let everything pass.
 */
export const OptionalInput = (name: string, type: Type<object>, description: string): ParameterDecorator =>
  Args(name, { type: () => type, nullable: true, description }, new CheckedAs(type));

class CheckedAs implements PipeTransform<unknown, unknown> {
  readonly #check = new ArgumentCheck();

  constructor(private readonly metatype: Type<object>) {}

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    return value === null || value === undefined ? value : this.#check.transform(value, { ...metadata, metatype: this.metatype });
  }
}
