import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { CatalogueRepository } from '#muster/persistence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { createHandler, type OperationArgs } from 'graphql-sse';
import { EntryLoader } from '../../catalogue/entry-loader.js';
import { RequestViewers } from '../access/request-viewers.service.js';
import { ApiError } from '../errors/api-error.js';
import { describeHttpError } from '../errors/error-formatter.js';
import { PersistedDocuments } from '../graphql/documents/persisted-documents.service.js';
import type { RequestContext } from '../graphql/request-context.js';
import { answerLanguage } from '../http/language.js';
import { anonymous, type Caller } from '../rates/caller.js';
import { RateLimits } from '../rates/rate-limits.service.js';
import { OpenConnections } from '../sockets/open-connections.service.js';
import { SOCKET_LIMITS } from '../sockets/socket-limits.js';
import { checkSubscription } from '../sockets/socket-message.js';
import { formatEventErrors, guardSubscription } from '../sockets/subscriptions.js';
import { askedByStream } from './asked-by-stream.js';

/** What resolvers read of the context of a subscription. */
type StreamContext = Pick<RequestContext, 'viewer' | 'payer' | 'entries' | 'locale' | 'renew'>;

/** One open stream, as the callbacks of the protocol's library know it. */
interface OpenStream {
  readonly args: OperationArgs<StreamContext & Record<string, unknown>>;
  readonly payer: Caller;
  readonly cost: number;
  /** Events that are written and not sent yet. */
  unsent: number;
  readonly stop: () => void;
}

/**
 * Serves subscriptions over server-sent events, in the "distinct connections mode" of the protocol graphql-sse: each request is one
 * subscription. They have the same authentication, checks and prices as over WebSockets.
 */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  /** Ends each open stream. */
  readonly #open = new Set<() => void>();
  readonly #handle = createHandler<OpenStream, undefined, StreamContext & Record<string, unknown>>({
    authenticate: () => null, // without a token there is no other mode
    validate: () => [], // done by guardSubscription
    onSubscribe: ({ raw: { args } }) => args,
    onNext: (_context, { raw }, event) => ('hasNext' in event ? event : this.#pay(raw, event)), // the schema has no incremental delivery
  });

  constructor(
    private readonly viewers: RequestViewers,
    private readonly rates: RateLimits,
    private readonly catalogue: CatalogueRepository,
    private readonly documents: PersistedDocuments,
    private readonly connections: OpenConnections,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws ApiError, GraphQLError before the stream begins; later errors are events. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const locale = answerLanguage(reply);
    const viewer = await this.viewers.identify(request);
    const payer = this.viewers.payerOf(request);
    await this.rates.request(payer);
    const { payload, document } = checkSubscription(askedByStream(request), this.documents, payer);
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const cost = guardSubscription(schema, document);
    await this.rates.cost(payer, cost);
    this.connections.admitStream(anonymous(request.ip), reply.raw);
    const renew = async (): Promise<typeof viewer> => this.viewers.identify(request);
    const contextValue = { viewer, payer, entries: new EntryLoader(this.catalogue), locale, renew };
    const args = { schema, document, variableValues: { ...payload.variables }, contextValue };
    const open: OpenStream = { args, payer, cost, unsent: 0, stop: () => reply.raw.destroy() };
    const [body, { status, headers }] = await this.#handle({
      ...STREAM_REQUEST,
      body: { query: payload.query },
      raw: open,
      context: undefined,
    });
    if (body === null || typeof body === 'string') throw new ApiError('BAD_REQUEST', 'The request is not a subscription.');
    const end = (): void => void body.return();
    this.#open.add(end);
    reply.raw.once('close', () => {
      this.#open.delete(end);
      end();
    });
    return reply
      .status(status)
      .headers({ ...headers, 'x-accel-buffering': 'no' })
      .send(Readable.from(sent(body, open)));
  }

  /** Open streams would delay the shutdown. Clients connect again to another process. */
  onModuleDestroy(): void {
    for (const end of this.#open) end();
  }

  /** Charges an event to its subscriber. One who does not read loses the connection, because unsent events fill the memory. */
  async #pay(stream: OpenStream, event: ExecutionResult): Promise<ExecutionResult> {
    stream.unsent += 1;
    if (stream.unsent > SOCKET_LIMITS.waiting) stream.stop();
    const { errors, data } = event;
    if (errors) return formatEventErrors({ errors, ...(data === undefined ? {} : { data }) }).response;
    try {
      await this.rates.cost(stream.payer, stream.cost);
      return event;
    } catch (error) {
      const { code, message } = describeHttpError(error);
      return formatEventErrors({ errors: [new ApiError(code, message)] }).response;
    }
  }
}

/** The request as the library expects it. What the client sent has been read before. */
const STREAM_REQUEST = {
  method: 'POST',
  url: '/',
  headers: { get: (name: string) => ({ accept: 'text/event-stream', 'content-type': 'application/json' })[name] },
};

async function* sent(body: AsyncGenerator<string, void, undefined>, open: OpenStream): AsyncGenerator<string, void, undefined> {
  for await (const message of body) {
    yield message;
    if (message.startsWith('event: next')) open.unsent -= 1;
  }
}
