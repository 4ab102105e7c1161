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

/** From now on this caller pays for a connection. */
export const paysFor = (socket: object, caller: Caller): unknown => payers.set(socket, caller);

/** Before Mercurius registers them by itself, without bounds. */
export async function registerWebsockets(instance: FastifyInstance, rates: RateLimits): Promise<void> {
  const addresses = new WeakMap<IncomingMessage, Caller>();
  const open = new Map<string, number>();
  await instance.register(websocket, {
    options: {
      maxPayload: SOCKET_LIMITS.message,
      verifyClient: (_info, next) => next(instance.websocketServer.clients.size < SOCKET_LIMITS.connections, 503),
    },
  });
  // After the plugin's own hook, which marks the connections to be destroyed with the answer that refuses them.
  instance.addHook('onRequest', async (request) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return;
    // Mercurius asks the handshake for the header that no page of another origin may send; a handshake cannot be such a page's simple request,
    // for scripts may not set `upgrade`, and without cookies there is nothing to ride on.
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

/** Counts connections of an address until each is closed. @throws ApiError RATE_LIMITED */
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
