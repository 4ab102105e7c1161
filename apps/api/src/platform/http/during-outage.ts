import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import type { Refuse } from './uploads.js';

/** Milliseconds after which a request that waits asks whether the database answers, and until it asks again if it does. */
const PATIENCE = 2_000;
const AGAIN = 500;
/** Times in a row that the database must not answer: a process that was busy itself may miss an answer. */
const MISSES = 2;

/**
 * Refuses requests that wait for a database that no longer answers, however long the statements that they wait for may take otherwise.
 * What such a request does may still happen, as after a lost connection.
 */
export function refuseDuringOutage(instance: FastifyInstance, isReachable: () => Promise<boolean>, refuse: Refuse): void {
  let asked: Promise<boolean> | null = null;
  const ask = (): Promise<boolean> => (asked ??= isReachable().finally(() => (asked = null)));
  instance.addHook('preHandler', (request, reply, done) => {
    let misses = 0;
    const isOver = (): boolean => reply.sent || reply.raw.headersSent || reply.raw.destroyed;
    const look = async (): Promise<void> => {
      if (isOver()) return;
      misses = (await ask()) ? 0 : misses + 1;
      if (isOver()) return;
      if (misses < MISSES) {
        timer = setTimeout(() => void look(), AGAIN);
        return;
      }
      const error = new ApiError('UNAVAILABLE', 'The database does not answer. Try again in a moment.');
      // The errors of GraphQL have a form of their own, which its route knows.
      if (request.routeOptions.url === '/graphql') void reply.send(error);
      else refuse(error, request, reply);
    };
    let timer = setTimeout(() => void look(), PATIENCE);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
