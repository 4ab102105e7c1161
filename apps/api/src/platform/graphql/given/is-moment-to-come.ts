import { ValidateBy } from 'class-validator';
import { isMoment } from './is-moment.js';

/** Accepts an ISO 8601 moment with a time zone that is in the future. */
export const IsMomentToCome = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMomentToCome',
    validator: {
      validate: (value) => isMoment(value) && Date.parse(value) > Date.now(),
      defaultMessage: () => 'must be a moment in the future, such as 2030-01-31T18:00:00Z',
    },
  });
