const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether the text is an ISO 8601 moment with a time zone. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));
