import { createClient, type Client } from 'graphql-ws/client';
import type { CallOptions, ClientOptions } from './client.ts';
import { addressOf, headersOf } from './connection.ts';
import type { TypedDocument } from './document.ts';
import { errorsIn } from './exchange.ts';
import { lost, resultsOf } from './live.ts';
import { failure, refused, type Result } from './result.ts';
import { pause, RETRIES, waitBefore } from './retry.ts';

/** One WebSocket for any number of subscriptions. It is opened with the first and closed after the last. */
export class LiveSocket {
  readonly #client: Client;
  readonly #tries: number;

  constructor({ options }: { readonly options: ClientOptions }) {
    const retries = { ...RETRIES, ...options.retries };
    const url = addressOf(options, 'graphql');
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (options.locale !== undefined) url.searchParams.set('locale', options.locale);
    this.#tries = retries.tries;
    this.#client = createClient({
      url: url.href,
      connectionParams: async () => {
        const { authorization, 'muster-user': musterUser } = await headersOf(options);
        return { ...(authorization === undefined ? {} : { authorization }), ...(musterUser === undefined ? {} : { musterUser }) };
      },
      retryAttempts: retries.tries - 1,
      retryWait: (tried) =>
        pause(waitBefore({ kind: 'lost' }, tried + 1, true, { ...retries, tries: Infinity }, Math.random) ?? 0, undefined),
    });
  }

  /** A lost connection is made again; events in between are lost, so read the state anew when it matters. */
  subscribe<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    { signal }: CallOptions = {},
  ): AsyncGenerator<Result<Data>, void, undefined> {
    const sent = Object.fromEntries(Object.entries(variables));
    const answers = this.#client.iterate<Data>({ query: document.toString(), variables: sent });
    return resultsOf<Data>(answers, (fault) => this.#failureOf(fault), signal);
  }

  close(): void {
    void this.#client.dispose();
  }

  /** A refused subscription is reported as a list of errors, a refused connection as the event that closed it. */
  #failureOf(fault: unknown): Result<never> {
    const errors = errorsIn(fault);
    if (errors.length > 0) return failure(refused(errors, 200, null));
    const { code, reason }: { readonly code?: unknown; readonly reason?: unknown } = Object(fault);
    if (code !== FORBIDDEN) return lost(fault, this.#tries);
    const message = typeof reason === 'string' ? reason : '';
    return failure(refused([{ message, extensions: { code: 'UNAUTHENTICATED' } }], 401, null));
  }
}

/** The code with which the server closes a connection whose key is unknown. */
const FORBIDDEN = 4403;
