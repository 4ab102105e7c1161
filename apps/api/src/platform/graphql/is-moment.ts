import { ValidateBy } from 'class-validator';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment, ISO 8601, with its time zone. */
export const IsMoment = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMoment',
    validator: {
      validate: (value) => typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value)),
      defaultMessage: () => 'must be a moment as 2030-01-31T18:00:00Z',
    },
  });
