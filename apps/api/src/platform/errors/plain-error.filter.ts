import { Catch, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { observeCode } from '../observed-request.js';
import { describeHttpError, retryAfterOf } from './error-formatter.js';

/** Passes errors to the error formatter. Without this filter Nest would log their messages, which may quote a list. */
@Catch()
export class PlainErrorFilter implements ExceptionFilter<unknown> {
  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<'graphql' | 'http'>() === 'graphql') return error;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof NotFoundException) {
      return reply.status(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address.', requestId: reply.request.id });
    }
    const said = describeHttpError(error);
    observeCode(reply.request, said.code);
    const { status, code, message } = said;
    const wait = retryAfterOf(said);
    if (wait > 0) void reply.header('retry-after', wait);
    if (status === 500) reply.log.error({ err: error }, 'A request failed.');
    return reply.status(status).send({ code, message, requestId: reply.request.id });
  }
}
