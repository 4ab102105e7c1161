import { ValidateBy } from 'class-validator';

/** Accepts a DateTime that is in the future. */
export const IsMomentToCome = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMomentToCome',
    validator: {
      validate: (value) => typeof value === 'string' && Date.parse(value) > Date.now(),
      defaultMessage: () => 'must be a moment in the future, such as 2030-01-31T18:00:00Z',
    },
  });
