import { battlescribeTranslations, findingTable, readMessages } from '#muster/battlescribe';
import type { Sayable } from '#muster/diagnostics';
import {
  ENGLISH,
  OTHER_LOCALES,
  speaker,
  translator,
  type Locale,
  type MessageTable,
  type OtherLocale,
  type Translations,
} from '#muster/messages';
import { armyMessages, armyTranslations } from '#muster/army';
import { formatsMessages, formatsTranslations } from '#muster/formats';
import { rulesMessages, rulesTranslations } from '#muster/rules';
import { checkingMessages } from './checking.messages.js';
import { dataLimitMessages } from './data-limits/data-limits.js';
import { checkingTranslations } from './checking.messages.fr.js';

/** Every sentence that a check can say, by code. */
export const MESSAGE_TABLES: readonly MessageTable[] = [
  readMessages,
  formatsMessages,
  armyMessages,
  rulesMessages,
  findingTable,
  dataLimitMessages,
  checkingMessages,
];

/** The same in other languages, room by room. */
export const TRANSLATIONS: readonly Translations[] = [
  battlescribeTranslations,
  formatsTranslations,
  armyTranslations,
  rulesTranslations,
  checkingTranslations,
];

/** A sentence, in English, for anything a check can say. */
export const say = speaker(MESSAGE_TABLES);

const translators = new Map(
  OTHER_LOCALES.map((locale) => [
    locale,
    translator(
      locale,
      TRANSLATIONS.flatMap((room) => room[locale] ?? []),
    ),
  ]),
);

/** A sentence for anything a check can say, in another language; null where that lacks it. */
export const translated = (locale: OtherLocale, said: Sayable): string | null => translators.get(locale)?.(said) ?? null;

/** A sentence for anything a check can say, in the language asked for; where that lacks it, in English. */
export const sayIn = (locale: Locale, said: Sayable): string => (locale === ENGLISH ? null : translated(locale, said)) ?? say(said);
