import { ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.js';
import { answerFaultPage, gonePage, languageOfPage } from '../layout/fault-page.js';
import { HTML, NOT_KEPT, PAGE_POLICY, POLICY } from '../layout/page-policy.js';

const HEADERS = { 'content-type': HTML, [POLICY]: PAGE_POLICY, 'cache-control': NOT_KEPT };

/** Asks a browser that is not signed in to sign in, and then brings it back. Every other error is answered with a page. */
@Catch()
export class ToSignIn implements ExceptionFilter<unknown> {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerWithSignIn(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function answerWithSignIn(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'NOT_FOUND') {
    void reply
      .status(404)
      .headers(HEADERS)
      .send(gonePage(languageOfPage(reply)));
    return;
  }
  if (code !== 'UNAUTHENTICATED') return answerFaultPage(error, request, reply);
  const location = `/sign-in?to=${encodeURIComponent(request.url)}`;
  void reply.status(303).headers({ location, 'cache-control': NOT_KEPT }).send('');
}
