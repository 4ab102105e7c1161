import type { Say } from '#muster/messages';
import type { FastifyReply } from 'fastify';
import { answerLanguage } from '../../platform/http/language.js';
import { sayingIn } from '../../platform/words.js';
import { anonymous, type Caller } from '../../platform/rates/caller.js';

/** Who asks for a page: pages take no keys, so it is an address that pays. */
export interface Asker {
  readonly caller: Caller;
  /** In the language of the page's sentences. */
  readonly say: Say;
}

export const askerOf = (reply: FastifyReply): Asker => ({ caller: anonymous(reply.request.ip), say: sayingIn(answerLanguage(reply)) });
