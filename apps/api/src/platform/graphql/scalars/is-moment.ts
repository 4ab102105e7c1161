import { isDay } from './is-day.js';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Whether the text is an ISO 8601 moment with a time zone. `Date.parse` alone would also take 30 February, and 24:00, which the database's client
 * does not. A time zone can move the moment out of the years that have four digits.
 */
export const isMoment = (value: string): boolean =>
  isDay(MOMENT.exec(value)?.[1] ?? '') && !Number.isNaN(Date.parse(value)) && isDay(utc(value).slice(0, 10));

/** The moment as answers have it. The database's client takes no text without seconds. */
export const utc = (moment: string): string => new Date(moment).toISOString();
