/** What every sentence is written in first: complete. What another language lacks is said in English. */
export const ENGLISH = 'en';

/** The other languages that there are sentences in. Tags are those of BCP 47. */
export const OTHER_LOCALES = ['fr'] as const;

export const LOCALES = [ENGLISH, ...OTHER_LOCALES] as const;

export type OtherLocale = (typeof OTHER_LOCALES)[number];
export type Locale = (typeof LOCALES)[number];

/** The language for a BCP 47 tag, as RFC 4647 looks one up: `fr-CA` is answered in `fr`. Null: there is none. */
export function findLocale(tag: string): Locale | null {
  const subtags = tag.toLowerCase().split('-');
  for (let length = subtags.length; length > 0; length--) {
    const found = LOCALES.find((locale) => locale === subtags.slice(0, length).join('-'));
    if (found) return found;
  }
  return null;
}
