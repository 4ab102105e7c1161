import { CHECK_MESSAGES, CHECK_TRANSLATIONS } from '#muster/checking';
import { renderer, type Locale, type Say } from '#muster/messages';
import { aliasMessages, aliasTranslations, PUBLISHING_MESSAGES } from '#muster/publishing';

const render = renderer([...CHECK_MESSAGES, ...PUBLISHING_MESSAGES, aliasMessages], [...CHECK_TRANSLATIONS, aliasTranslations]);

/** Makes a renderer for all messages of the command line in the given language. */
export const sayingIn =
  (locale: Locale): Say =>
  (said) =>
    render(locale, said);
