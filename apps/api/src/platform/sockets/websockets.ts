import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.js';
import { anonymous, type Caller } from '../rates/caller.js';
import type { RateLimits } from '../rates/rate-limits.service.js';
import { SocketGate } from './socket-gate.js';
import { CLOSE, SOCKET_LIMITS } from './socket-limits.js';

const RETRY_AFTER_SECONDS = 10;

const payers = new WeakMap<object, Caller>();

/** Charges all further messages of a connection to this caller. */
export const paysFor = (socket: object, caller: Caller): unknown => payers.set(socket, caller);

/** Must run before Mercurius, which would otherwise register WebSockets without limits. */
export async function registerWebsockets(instance: FastifyInstance, rates: RateLimits): Promise<void> {
  const addresses = new WeakMap<IncomingMessage, Caller>();
  const open = new Map<string, number>();
  await instance.register(websocket, {
    options: {
      maxPayload: SOCKET_LIMITS.message,
      verifyClient: (_info, next) => next(instance.websocketServer.clients.size < SOCKET_LIMITS.connections, 503),
    },
  });
  // Runs after the plugin's own hook, which ensures that a refused connection is destroyed after the answer.
  instance.addHook('onRequest', async (request) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return;
    // Mercurius requires a header on the handshake that protects against requests from other origins. A handshake needs no such protection:
    // scripts cannot set `upgrade`, and there are no cookies to abuse.
    request.headers['graphql-require-preflight'] = 'websocket';
    const caller = anonymous(request.ip);
    addresses.set(request.raw, caller);
    await rates.request(caller);
    admit(request, caller, open);
  });
  instance.websocketServer.on('connection', (socket: WebSocket, request) => {
    const caller = addresses.get(request);
    if (caller) SocketGate.guard(socket, () => payers.get(socket) ?? caller, rates);
    else socket.close(...CLOSE.tryLater);
  });
}

/**
 * Counts the open connections of each IP address.
 * @throws ApiError RATE_LIMITED
 */
function admit({ raw }: FastifyRequest, { id }: Caller, open: Map<string, number>): void {
  const count = open.get(id) ?? 0;
  if (count >= SOCKET_LIMITS.connectionsOfAddress)
    throw new ApiError('RATE_LIMITED', `An address may have ${SOCKET_LIMITS.connectionsOfAddress} WebSockets open.`, {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  open.set(id, count + 1);
  raw.socket.once('close', () => {
    const left = (open.get(id) ?? 1) - 1;
    if (left > 0) open.set(id, left);
    else open.delete(id);
  });
}
