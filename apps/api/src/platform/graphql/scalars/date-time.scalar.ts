import { isMoment, utc } from './is-moment.js';
import { textScalar } from './text-scalar.js';

export const DateTimeScalar = textScalar({
  name: 'DateTime',
  description: 'A moment, ISO 8601. Answers are in UTC, such as 2030-01-31T18:00:00.000Z; inputs may have another time zone.',
  isValid: isMoment,
  canonical: utc,
  expected: 'must be a moment with a time zone, such as 2030-01-31T18:00:00Z',
});
