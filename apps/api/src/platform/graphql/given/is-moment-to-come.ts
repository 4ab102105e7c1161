import { ValidateBy } from 'class-validator';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment, ISO 8601, with its time zone: the end of what begins now. */
export const IsMomentToCome = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMomentToCome',
    validator: {
      validate: (value) => typeof value === 'string' && MOMENT.test(value) && Date.parse(value) > Date.now(),
      defaultMessage: () => 'must be a moment to come, as 2030-01-31T18:00:00Z',
    },
  });
