import { CHECK_MESSAGES, CHECK_TRANSLATIONS } from '#muster/checking';
import { renderer, type Locale, type Say } from '#muster/messages';

const render = renderer(CHECK_MESSAGES, CHECK_TRANSLATIONS);

/** Makes a renderer for the messages of reports in the given language. */
export const sayingIn =
  (locale: Locale): Say =>
  (said) =>
    render(locale, said);
