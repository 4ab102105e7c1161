import { ValidateBy } from 'class-validator';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Accepts an ISO 8601 moment with a time zone that is in the future. */
export const IsMomentToCome = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMomentToCome',
    validator: {
      validate: (value) => typeof value === 'string' && MOMENT.test(value) && Date.parse(value) > Date.now(),
      defaultMessage: () => 'must be a moment in the future, such as 2030-01-31T18:00:00Z',
    },
  });
