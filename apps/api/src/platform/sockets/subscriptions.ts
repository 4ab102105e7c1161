import type { MercuriusDriverConfig } from '@nestjs/mercurius';
import type { CatalogueRepository } from '#muster/persistence';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, specifiedRules, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { EntryLoader } from '../../catalogue/entry-loader.js';
import { ANYONE, type Viewer } from '../access/viewer.js';
import type { Credentials, Viewers } from '../access/viewers.js';
import { ApiError } from '../errors/api-error.js';
import { describeHttpError } from '../errors/error-formatter.js';
import { planCost } from '../graphql/operations/cost.js';
import { refuseLargeDocument, refuseUnfitLiterals } from '../graphql/operations/request-guard.js';
import { selectOperation } from '../graphql/operations/select-operation.js';
import { answeredIn } from '../http/language.js';
import { LIMITS } from '../limits.js';
import { callerOf, type Caller } from '../rates/caller.js';
import type { RateLimits } from '../rates/rate-limits.service.js';
import { CLOSE, SOCKET_LIMITS } from './socket-limits.js';
import { paysFor } from './websockets.js';

/**
 * Authenticates a connection by the payload of connection_init, because browsers cannot send headers with a handshake. An unknown key or
 * token closes the connection. `renew` checks the same key or token again for as long as the connection lasts.
 */
export const subscriptions = (catalogue: CatalogueRepository, identities: Viewers): NonNullable<MercuriusDriverConfig['subscription']> => ({
  keepAlive: SOCKET_LIMITS.keepAlive,
  context: (_socket, request) => ({ viewer: ANYONE, entries: new EntryLoader(catalogue), locale: answeredIn(request) }),
  async onConnect(this: Connection, { payload }: { readonly payload?: unknown }) {
    const renew = (): Promise<Viewer> => identities.viewerOf({ ...statedIn(payload), requestId: this.context.request.id });
    try {
      const viewer = await renew();
      const payer = callerOf(viewer, this.context.request.ip);
      paysFor(this.socket, payer);
      return { viewer, renew, payer };
    } catch (error) {
      // Mercurius answers with a message that exists only in the older protocol; clients of the newer protocol fail on it without an
      // explanation.
      const [code, reason] = error instanceof ApiError ? CLOSE.forbidden : CLOSE.tryLater;
      if (this.socket.protocol === 'graphql-transport-ws') this.socket.close(code, reason);
      return false;
    }
  },
});

/** The object on which Mercurius calls `onConnect`. */
interface Connection {
  readonly socket: Pick<WebSocket, 'close' | 'protocol'>;
  readonly context: { readonly request: FastifyRequest };
}

function statedIn(payload: unknown): Omit<Credentials, 'requestId'> {
  const stated: Readonly<Record<string, unknown>> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  const { authorization = stated['Authorization'], musterUser = stated['Muster-User'] } = stated;
  return { authorization: textIn(authorization), user: textIn(musterUser) };
}

/** Converts a credential that is present but not text to an empty one, so that it is refused instead of ignored. */
const textIn = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === 'string' ? value : '';

/** For each subscription: the cost of one event, and the caller that pays. */
const prices = new WeakMap<object, { readonly payer: Caller; readonly cost: number }>();

/** The checks of a subscription before it begins, and its payment. */
export const subscriptionGuard = (rates: RateLimits): NonNullable<MercuriusDriverConfig['hooks']> => ({
  preSubscriptionExecution: async (schema, document, context: object) => {
    const cost = guardSubscription(schema, document);
    if (!isPaid(context)) return;
    prices.set(context, { payer: context.payer, cost });
    await rates.cost(context.payer, cost);
  },
  onSubscriptionResolution: async (_execution, context: object) => {
    const price = prices.get(context);
    if (price) await rates.cost(price.payer, price.cost);
  },
});

/** The context as `onConnect` above sets it. */
function isPaid(context: object): context is { readonly payer: Caller } {
  return 'payer' in context;
}

/**
 * Mercurius runs subscriptions without validating them, so this repeats the checks of a request. An event may cost a quarter of the limit
 * for a request.
 */
export function guardSubscription(schema: GraphQLSchema, document: DocumentNode): number {
  refuseLargeDocument(document);
  refuseUnfitLiterals(document);
  const [fault] = validate(schema, document, specifiedRules, { maxErrors: LIMITS.validationErrors });
  if (fault) throw new ApiError('GRAPHQL_VALIDATION_FAILED', fault.message);
  const cost = planCost(schema, document, selectOperation(document, undefined))({});
  if (cost * 4 > LIMITS.cost) throw new ApiError('COST_LIMIT_EXCEEDED', `The subscription may touch ${cost} objects; that is too many.`);
  return cost;
}

/** Formats the errors of an event, which has no reply with a log or a status. */
export function formatEventErrors({ errors, data }: ExecutionResult): { statusCode: number; response: ExecutionResult } {
  const said = (errors ?? []).map((error) => {
    const { code, message } = describeHttpError(error);
    return new GraphQLError(message, { path: error.path ?? null, extensions: { code } });
  });
  return { statusCode: 200, response: { ...(data === undefined ? {} : { data }), errors: said } };
}
