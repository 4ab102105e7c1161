import type { Locale } from '#muster/messages';
import type { FastifyReply } from 'fastify';
import { answerLanguage } from '../../platform/http/language.js';
import { anonymous, type Caller } from '../../platform/rates/caller.js';

/** Who asks for a page: pages take no keys, so it is an address that pays. */
export interface Asker {
  readonly caller: Caller;
  readonly locale: Locale;
}

export const askerOf = (reply: FastifyReply): Asker => ({ caller: anonymous(reply.request.ip), locale: answerLanguage(reply) });
