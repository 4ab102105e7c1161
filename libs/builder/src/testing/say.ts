import { CHECK_MESSAGES } from '#muster/checking';
import { ENGLISH, renderer, type Say } from '#muster/messages';
import { builderMessages } from '../builder.messages.js';

const render = renderer([...CHECK_MESSAGES, builderMessages]);

/** Renders messages in English. */
export const say: Say = (said) => render(ENGLISH, said);
