/** Writes a moment in the time zone of an event: `1 July 2031 at 18:00 (Europe/Paris)`. */
export function inZone(iso: string, { timeZone }: { readonly timeZone: string }): string {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${words.format(new Date(iso))} (${timeZone})`;
}
