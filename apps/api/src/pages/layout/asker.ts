import type { Locale, Say } from '#muster/messages';
import type { FastifyReply } from 'fastify';
import { answerLanguage } from '../../platform/http/language.js';
import { sayingIn } from '../../platform/words.js';
import { anonymous, type Caller } from '../../platform/rates/caller.js';

/** The visitor of a page. Pages accept no keys, so the budget is that of the visitor's IP address. */
export interface Asker {
  readonly caller: Caller;
  /** The language of the page. */
  readonly locale: Locale;
  /** Renders a message in the language of the page. */
  readonly say: Say;
}

export function askerOf(reply: FastifyReply): Asker {
  const locale = answerLanguage(reply);
  return { caller: anonymous(reply.request.ip), locale, say: sayingIn(locale) };
}
