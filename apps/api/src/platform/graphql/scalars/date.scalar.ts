import { isDay } from './is-day.js';
import { textScalar } from './text-scalar.js';

export const DateScalar = textScalar({
  name: 'Date',
  description: 'A calendar day without a time zone, as YYYY-MM-DD.',
  isValid: isDay,
  expected: 'must be a date as YYYY-MM-DD',
});
