import { ValidationPipe, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { badInputFromValidation } from '../../errors/bad-input.js';
import { isSurelyValid } from './surely-valid.js';

const NOTHING = {};

/** Checks lengths and ranges, which the schema cannot express. GraphQL itself refuses unknown fields. */
export class ArgumentCheck implements PipeTransform<unknown, unknown> {
  readonly #full = new ValidationPipe({ stopAtFirstError: true, exceptionFactory: badInputFromValidation });

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { type, metatype } = metadata;
    // A parameter of no class has no rules. Its value may be the bytes of a list, whose every number would be looked at.
    const isPassed = type === 'custom' || metatype === Object || (metatype !== undefined && isSurelyValid(value ?? NOTHING, metatype));
    return isPassed ? value : this.#full.transform(value, metadata);
  }
}
