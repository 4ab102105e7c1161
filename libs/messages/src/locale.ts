/** The language in which every message exists. Messages missing in another language are shown in English. */
export const ENGLISH = 'en';

/** The other languages with messages, as BCP 47 tags. */
export const OTHER_LOCALES = ['fr'] as const;

export const LOCALES = [ENGLISH, ...OTHER_LOCALES] as const;

export type OtherLocale = (typeof OTHER_LOCALES)[number];
export type Locale = (typeof LOCALES)[number];

/** Finds the language for a BCP 47 tag by RFC 4647 lookup: `fr-CA` gives `fr`. Null if there is none. */
export function findLocale(tag: string): Locale | null {
  const subtags = tag.toLowerCase().split('-');
  for (let length = subtags.length; length > 0; length--) {
    const found = LOCALES.find((locale) => locale === subtags.slice(0, length).join('-'));
    if (found) return found;
  }
  return null;
}
