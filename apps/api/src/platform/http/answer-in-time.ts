import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';

/**
 * Makes a hook that aborts an answer after `longest` milliseconds. Fastify's own `handlerTimeout` no longer applies once the body is read.
 */
export function answerInTime(longest: number): (request: FastifyRequest, reply: FastifyReply, done: () => void) => void {
  return (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new ApiError('UNAVAILABLE', 'The server took too long to answer. Try again in a moment.'));
    }, longest);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  };
}
