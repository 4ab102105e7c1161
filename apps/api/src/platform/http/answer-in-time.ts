import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';

/** A hook that gives up an answer after so many milliseconds. Fastify's own `handlerTimeout` forgets a request once its body is read. */
export function answerInTime(longest: number): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (_request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new ApiError('UNAVAILABLE', 'The answer took too long to make. Try again in a moment.'));
    }, longest);
    reply.raw.once('close', () => clearTimeout(timer));
  };
}
