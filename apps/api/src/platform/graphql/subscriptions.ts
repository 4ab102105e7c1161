import websocket from '@fastify/websocket';
import type { MercuriusDriverConfig } from '@nestjs/mercurius';
import type { CatalogueRepository } from '@muster/persistence';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, specifiedRules, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { EntryLoader } from '../../catalogue/entry-loader.js';
import { ANYONE, type Viewer } from '../access/viewer.js';
import type { Credentials, Viewers } from '../access/viewers.js';
import { ApiError } from '../errors/api-error.js';
import { describeHttpError } from '../errors/error-formatter.js';
import { answeredIn } from '../http/language.js';
import { LIMITS } from '../limits.js';
import { planCost } from './cost.js';
import { refuseLargeDocument, refuseUnfitLiterals, selectOperation } from './request-guard.js';

/** Bytes of one message: a subscription's document is short, and Mercurius reads it before any hook is asked. */
const LONGEST_MESSAGE = 16 * 1024;
/** Connections of one process. */
const MOST_SOCKETS = 500;
/** How a connection is closed that may not be, by the protocol graphql-transport-ws, and one that nobody could be asked about. */
const FORBIDDEN = [4403, 'Forbidden'] as const;
const TRY_LATER = [1013, 'Try Again Later'] as const;
/** Milliseconds between two pings. */
const KEEP_ALIVE = 15_000;

/** Before Mercurius does so by itself, with messages of a megabyte. */
export async function registerWebsockets(instance: FastifyInstance): Promise<void> {
  // Mercurius asks the handshake for the header that no page of another origin may send; a handshake cannot be such a page's simple request,
  // for scripts may not set `upgrade`, and without cookies there is nothing to ride on.
  instance.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket') request.headers['graphql-require-preflight'] = 'websocket';
    done();
  });
  await instance.register(websocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      verifyClient: (_info, next) => next(instance.websocketServer.clients.size < MOST_SOCKETS, 503),
    },
  });
}

/**
 * Who subscribes says so in the payload of connection_init, for browsers cannot send headers with a handshake. A key or token that is not known
 * closes the connection; `renew` asks for the same one anew, as long as the connection lasts.
 */
export const subscriptions = (catalogue: CatalogueRepository, identities: Viewers): NonNullable<MercuriusDriverConfig['subscription']> => ({
  keepAlive: KEEP_ALIVE,
  context: (_socket, request) => ({ viewer: ANYONE, entries: new EntryLoader(catalogue), locale: answeredIn(request) }),
  async onConnect(this: Connection, { payload }: { readonly payload?: unknown }) {
    const renew = (): Promise<Viewer> => identities.viewerOf(statedIn(payload));
    try {
      return { viewer: await renew(), renew };
    } catch (error) {
      // Mercurius answers with a message that only the older protocol has; clients of this one stop at it without a word of why.
      const [code, reason] = error instanceof ApiError ? FORBIDDEN : TRY_LATER;
      if (this.socket.protocol === 'graphql-transport-ws') this.socket.close(code, reason);
      return false;
    }
  },
});

/** What Mercurius calls `onConnect` on. */
interface Connection {
  readonly socket: Pick<WebSocket, 'close' | 'protocol'>;
}

function statedIn(payload: unknown): Credentials {
  const stated: Readonly<Record<string, unknown>> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  const { authorization = stated['Authorization'], musterUser = stated['Muster-User'] } = stated;
  return { authorization: textIn(authorization), user: textIn(musterUser) };
}

/** What is there and no text is no credential, rather than none. */
const textIn = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === 'string' ? value : '';

/** Mercurius runs subscriptions without validating them: what a request is asked is asked here. An event may cost a quarter of a request. */
export function guardSubscription(schema: GraphQLSchema, document: DocumentNode): void {
  refuseLargeDocument(document);
  refuseUnfitLiterals(document);
  const [fault] = validate(schema, document, specifiedRules, { maxErrors: LIMITS.validationErrors });
  if (fault) throw new ApiError('GRAPHQL_VALIDATION_FAILED', fault.message);
  const cost = planCost(schema, document, selectOperation(document, undefined))({});
  if (cost * 4 > LIMITS.cost) throw new ApiError('COST_LIMIT_EXCEEDED', `The subscription may touch ${cost} objects; that is too many.`);
}

/** Errors of an event, which has no reply to log with or to give a status. */
export function formatEventErrors({ errors, data }: ExecutionResult): { statusCode: number; response: ExecutionResult } {
  const said = (errors ?? []).map((error) => {
    const { code, message } = describeHttpError(error);
    return new GraphQLError(message, { path: error.path ?? null, extensions: { code } });
  });
  return { statusCode: 200, response: { ...(data === undefined ? {} : { data }), errors: said } };
}
