import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Timeouts } from '../config.js';

/** Node's code for a request that took too long. The server answers 408 and closes the connection. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Node gives every body the same time, which is too short for a large one on a slow line and too long for one that barely sends. Here a
 * body has `request` milliseconds, and one second more for each `uploadRate` bytes received.
 */
export function endSlowBodies(instance: FastifyInstance, { request: grace, uploadRate, check }: Timeouts): void {
  if (grace === 0) return;
  instance.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.raw)) watch(request.raw);
    done();
  });

  function watch(message: IncomingMessage): void {
    const { socket } = message;
    const [began, before] = [performance.now(), socket.bytesRead];
    let timer = setTimeout(look, grace);
    message.once('close', () => clearTimeout(timer));

    function look(): void {
      if (message.complete || message.destroyed) return;
      const left = grace + ((socket.bytesRead - before) * 1000) / uploadRate - (performance.now() - began);
      if (left > 0) timer = setTimeout(look, Math.max(left, check));
      else instance.server.emit('clientError', Object.assign(new Error('The body arrives too slowly.'), { code: TOO_SLOW }), socket);
    }
  }
}

/** Maximum milliseconds for a body of this many bytes; 0 for no limit. */
export const longestArrival = (bytes: number, { request, uploadRate }: Timeouts): number =>
  request === 0 ? 0 : request + Math.ceil((bytes * 1000) / uploadRate);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
