import { CHECK_MESSAGES } from '#muster/checking';
import { ENGLISH, renderer, type Say } from '#muster/messages';
import { aliasMessages, PUBLISHING_MESSAGES } from '#muster/publishing';

const render = renderer([...CHECK_MESSAGES, ...PUBLISHING_MESSAGES, aliasMessages]);

/** Renders the messages of imports, which are for administrators. */
export const say: Say = (said) => render(ENGLISH, said);
