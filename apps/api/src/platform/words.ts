import { builderMessages, builderTranslations } from '#muster/builder';
import { bulkMessages, bulkTranslations } from '#muster/bulk';
import { CHECK_MESSAGES, CHECK_TRANSLATIONS } from '#muster/checking';
import { eventMessages, eventTranslations, noticeMessages } from '#muster/events';
import { renderer, type Locale, type MessageTable, type Say, type Translations } from '#muster/messages';
import { aliasMessages, aliasTranslations, PUBLISHING_MESSAGES } from '#muster/publishing';
import { userErrorMessages } from './graphql/user-error.messages.js';
import { userErrorTranslations } from './graphql/user-error.messages.fr.js';

/** All messages of the api, in English and in the other languages. */
export const ENGLISH_TABLES: readonly MessageTable[] = [
  ...CHECK_MESSAGES,
  builderMessages,
  bulkMessages,
  ...PUBLISHING_MESSAGES,
  aliasMessages,
  eventMessages,
  noticeMessages,
  userErrorMessages,
];
export const TRANSLATIONS: readonly Translations[] = [
  ...CHECK_TRANSLATIONS,
  builderTranslations,
  bulkTranslations,
  aliasTranslations,
  eventTranslations,
  userErrorTranslations,
];

export const render = renderer(ENGLISH_TABLES, TRANSLATIONS);

export const sayingIn =
  (locale: Locale): Say =>
  (said) =>
    render(locale, said);
