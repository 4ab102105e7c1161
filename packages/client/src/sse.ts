import { createClient, NetworkError } from 'graphql-sse';
import type { CallOptions, ClientOptions } from './client.ts';
import { addressOf, headersOf } from './connection.ts';
import type { TypedDocument } from './document.ts';
import { errorsIn } from './exchange.ts';
import { lost, resultsOf } from './live.ts';
import { failure, refused, type Result } from './result.ts';
import { pause, retryAfterIn, RETRIES, waitBefore } from './retry.ts';

/**
 * Subscribes over server-sent events: plain HTTP that every proxy lets through. Each subscription is one request. A lost connection is made
 * again; events in between are lost, so read the state anew when it matters.
 */
export function subscribeOverSse<Data, Variables extends object>(
  { options }: { readonly options: ClientOptions },
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { signal }: CallOptions = {},
): AsyncGenerator<Result<Data>, void, undefined> {
  const retries = { ...RETRIES, ...options.retries };
  const client = createClient({
    url: addressOf(options, 'graphql/stream').href,
    headers: async () => ({ ...(await headersOf(options)) }),
    ...(options.fetch === undefined ? {} : { fetchFn: options.fetch }),
    retryAttempts: retries.tries - 1,
    retry: (tried) => pause(waitBefore({ kind: 'lost' }, tried + 1, true, { ...retries, tries: Infinity }, Math.random) ?? 0, signal),
  });
  const request = { query: document.toString(), variables: Object.fromEntries(Object.entries(variables)) };
  return resultsOf(client.iterate<Data>(request), (fault) => failureOf(fault, retries.tries), signal);
}

/** The server refuses with the same codes as over HTTP. */
async function failureOf(fault: unknown, tries: number): Promise<Result<never>> {
  if (!(fault instanceof NetworkError) || !isResponse(fault.response)) return lost(fault, tries);
  const { response } = fault;
  const answer: { readonly errors?: unknown } = Object(await response.json().catch(() => null));
  const errors = errorsIn(answer.errors);
  if (errors.length === 0) return lost(fault, tries);
  return failure(refused(errors, response.status, retryAfterIn(response.headers.get('retry-after'), Date.now())));
}

const isResponse = (value: unknown): value is Response => typeof Response !== 'undefined' && value instanceof Response;
