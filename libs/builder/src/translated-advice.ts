import type { Sayable } from '#muster/diagnostics';
import { OTHER_LOCALES, translator, type OtherLocale } from '#muster/messages';
import { builderTranslations } from './builder.messages.fr.js';
import type { Remedy } from './advice/fixes/fix.js';
import type { IntentFault } from './intent-fault.js';

const translators = new Map(
  OTHER_LOCALES.map((locale) => [locale, translator(locale, builderTranslations[locale] ? [builderTranslations[locale]] : [])]),
);

/** A sentence for what this room says, in another language; null where that lacks it. */
const translated = (locale: OtherLocale, said: Sayable): string | null => translators.get(locale)?.(said) ?? null;

export const remedyIn = (locale: OtherLocale, { messageId, params }: Pick<Remedy, 'messageId' | 'params'>): string | null =>
  translated(locale, { code: 'FIX', messageId, params });

export const intentFaultIn = (locale: OtherLocale, { code, params }: IntentFault): string | null =>
  translated(locale, { code, messageId: 'fault', params });
