import { ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/errors/api-error.js';
import { faultPage, languageOfPage } from '../../layout/fault-page.js';
import { HTML, NOT_KEPT, PAGE_POLICY, POLICY } from '../../layout/page-policy.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { phrasesIn } from '../../phrases/phrase.js';
import { answerWithSignIn } from '../../sign-in/to-sign-in.filter.js';

const HEADERS = { 'content-type': HTML, [POLICY]: PAGE_POLICY, 'cache-control': NOT_KEPT };

/** Tells whoever is signed in without an administrator's rights, in the language of the page, that the desk needs them. */
@Catch()
export class ToAdministrators implements ExceptionFilter<unknown> {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') return answerWithSignIn(error, request, reply);
    const locale = languageOfPage(reply);
    const phrase = phrasesIn(locale);
    const html = faultPage({ locale, title: phrase(ADMIN.forbidden), message: phrase(ADMIN.onlyAdministrators) });
    void reply.status(403).headers(HEADERS).send(html);
  }
}
