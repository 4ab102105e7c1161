import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeHttpError, retryAfterOf } from '../errors/error-formatter.js';
import type { EventStreams } from './event-streams.service.js';

/** Next to Mercurius's route and like it without Nest's guards, which would charge a subscription as a check. */
export function registerStreams(instance: FastifyInstance, streams: EventStreams): void {
  instance.route({
    method: ['GET', 'POST'],
    url: '/graphql/stream',
    errorHandler: refuse,
    handler: (request, reply) => streams.serve(request, reply),
  });
}

/** The same body as a refusal of GraphQL over HTTP. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const said = describeHttpError(error);
  const { status, code, message, extensions } = said;
  if (status === 500) reply.log.error({ err: error }, 'A request failed.');
  const wait = retryAfterOf(said);
  if (wait > 0) void reply.header('retry-after', wait);
  void reply.status(status).send({ errors: [{ message, extensions: { ...extensions, code, requestId: request.id } }] });
}
