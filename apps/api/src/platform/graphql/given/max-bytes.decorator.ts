import { ValidateBy } from 'class-validator';

/** Limits the length of a text in bytes of UTF-8. */
export const MaxBytes = (most: number): PropertyDecorator =>
  ValidateBy({
    name: 'maxBytes',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && Buffer.byteLength(value) <= most,
      defaultMessage: () => `must have at most ${most} bytes`,
    },
  });
