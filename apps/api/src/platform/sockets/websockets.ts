import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { CorsPolicy } from '#muster/settings';
import { anonymous, type Caller } from '../rates/caller.js';
import type { RateLimits } from '../rates/rate-limits.service.js';
import type { PersistedDocuments } from '../graphql/documents/persisted-documents.service.js';
import type { OpenConnections } from './open-connections.service.js';
import { SocketGate } from './socket-gate.js';
import { CLOSE, SOCKET_LIMITS } from './socket-limits.js';

const payers = new WeakMap<object, Caller>();

/** Charges all further messages of a connection to this caller. */
export const paysFor = (socket: object, caller: Caller): unknown => payers.set(socket, caller);

/** Must run before Mercurius, which would otherwise register WebSockets without limits. */
export async function registerWebsockets(
  instance: FastifyInstance,
  rates: RateLimits,
  connections: OpenConnections,
  documents: PersistedDocuments,
  policy: CorsPolicy,
): Promise<void> {
  const addresses = new WeakMap<IncomingMessage, Caller>();
  await instance.register(websocket, {
    options: {
      maxPayload: SOCKET_LIMITS.message,
      verifyClient: ({ req }, next) =>
        mayConnect(req, policy) ? next(instance.websocketServer.clients.size < SOCKET_LIMITS.connections, 503) : next(false, 403),
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
    connections.admit(caller, request.raw.socket);
  });
  instance.websocketServer.on('connection', (socket: WebSocket, request) => {
    const caller = addresses.get(request);
    if (caller) SocketGate.guard(socket, () => payers.get(socket) ?? caller, rates, documents);
    else socket.close(...CLOSE.tryLater);
  });
}

/** CORS does not apply to WebSockets, so the origins that the operator listed are compared here. Programs other than browsers send none. */
function mayConnect({ headers: { origin, host } }: IncomingMessage, policy: CorsPolicy): boolean {
  if (origin === undefined || policy.kind === 'any') return true;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  return isOwn || (policy.kind === 'list' && policy.origins.includes(origin));
}
