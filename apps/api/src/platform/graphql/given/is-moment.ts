import { ValidateBy } from 'class-validator';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));

/** Accepts an ISO 8601 moment with a time zone. */
export const IsMoment = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMoment',
    validator: { validate: isMoment, defaultMessage: () => 'must be a moment with a time zone, such as 2030-01-31T18:00:00Z' },
  });
