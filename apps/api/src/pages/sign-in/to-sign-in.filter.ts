import { ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.js';
import { answerFaultPage } from '../layout/fault-page.js';

/** Asks a browser that is not signed in to sign in, and then brings it back. Every other error is answered with a page. */
@Catch()
export class ToSignIn implements ExceptionFilter<unknown> {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED') return answerFaultPage(error, request, reply);
    const location = `/sign-in?to=${encodeURIComponent(request.url)}`;
    void reply.status(303).headers({ location, 'cache-control': 'no-store' }).send('');
  }
}
