import { CHECK_MESSAGES } from '#muster/checking';
import { ENGLISH, renderer, type Say } from '#muster/messages';

const render = renderer(CHECK_MESSAGES);

/** Renders a message of a check in English. */
export const say: Say = (said) => render(ENGLISH, said);
