import { ENGLISH, type Locale } from '#muster/messages';

/** Writes a moment in the time zone of an event: `1 July 2031 at 18:00 (Europe/Paris)`. */
export function inZone(iso: string, { timeZone }: { readonly timeZone: string }, locale: Locale = ENGLISH): string {
  const words = new Intl.DateTimeFormat(locale === ENGLISH ? 'en-GB' : locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${words.format(new Date(iso))} (${timeZone})`;
}
