/** A moment as people write it: a local time `2030-01-31T18:00` in a time zone of the IANA database. */

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** The local time of a moment, without seconds. */
export function localTime(iso: string, timeZone: string): string {
  // Swedish dates are written as ISO 8601 writes them.
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(new Date(iso)).replace(' ', 'T');
}

/**
 * The moment of a local time as ISO 8601 in UTC; null if the text is no local time. A time that the clocks skip in spring is moved by the
 * skipped hour; of a time that they show twice in autumn, one is chosen.
 */
export function momentAt(local: string, timeZone: string): string | null {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** Milliseconds by which the local time is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${localTime(new Date(minute).toISOString(), timeZone)}Z`) - minute;
}

/** Whether this is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
