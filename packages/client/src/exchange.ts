import { addressOf, headersOf, type ConnectionOptions } from './connection.ts';
import { documentId } from './document.ts';
import { aborted, failure, refused, success, type Result, type ServerError } from './result.ts';
import { pause, retryAfterIn, waitBefore, type Attempt, type Retries } from './retry.ts';

export interface ExchangeOptions extends ConnectionOptions {
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sends the id of a document instead of its text, if the server knows the document; queries are then sent with GET, which browsers cache. */
  readonly persisted?: boolean;
}

export interface Request {
  readonly text: string;
  readonly variables: unknown;
  readonly isQuery: boolean;
  /** Whether the operation may be sent again although the server may have done it. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** The longest URL that every common proxy accepts. */
const LONGEST_URL = 6_000;
const UNKNOWN_DOCUMENT = 'PERSISTED_QUERY_NOT_FOUND';
const NOT_BEGUN: ReadonlySet<number> = new Set([429]);
const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504]);

interface Reply<Data> {
  readonly result: Result<Data>;
  /** Null if the answer is final. */
  readonly attempt: Attempt | null;
}

/** Sends operations over HTTP and repeats them as `waitBefore` decides. */
export class Exchange {
  readonly #options: ExchangeOptions;
  readonly #retries: Retries;
  /** The ids of documents that the server does not know. */
  readonly #unknown = new Set<string>();

  constructor(options: ExchangeOptions, retries: Retries) {
    this.#options = options;
    this.#retries = retries;
  }

  /** Returns the `data` of the answer. */
  async send<Data>(request: Request): Promise<Result<Data>> {
    for (let tried = 1; ; tried += 1) {
      const { result, attempt } = await this.#try<Data>(request, tried);
      if (request.signal?.aborted) return result.ok ? result : aborted();
      const wait = attempt && waitBefore(attempt, tried, request.isRepeatable, this.#retries, Math.random);
      if (wait === null) return result;
      await pause(wait, request.signal);
      if (request.signal?.aborted) return aborted();
    }
  }

  async #try<Data>(request: Request, tried: number): Promise<Reply<Data>> {
    const id = this.#options.persisted ? await documentId(request.text) : null;
    if (id === null || this.#unknown.has(id))
      return this.#post<Data>({ query: request.text, variables: request.variables }, request, tried);
    const reply = await this.#byId<Data>(id, request, tried);
    if (reply.result.ok || reply.result.error.kind !== 'refused' || reply.result.error.code !== UNKNOWN_DOCUMENT) return reply;
    this.#unknown.add(id);
    return this.#try(request, tried);
  }

  #byId<Data>(id: string, request: Request, tried: number): Promise<Reply<Data>> {
    const { variables, isQuery } = request;
    const url = addressOf(this.#options, 'graphql');
    url.searchParams.set('documentId', id);
    url.searchParams.set('variables', JSON.stringify(variables));
    if (!isQuery || url.href.length > LONGEST_URL) return this.#post({ documentId: id, variables }, request, tried);
    // The header protects servers from requests of foreign pages; a browser asks the server before it sends it.
    return this.#fetch(url, { headers: { 'graphql-require-preflight': '1' } }, request, tried);
  }

  #post<Data>(body: object, request: Request, tried: number): Promise<Reply<Data>> {
    const headers = { 'content-type': 'application/json' };
    return this.#fetch(addressOf(this.#options, 'graphql'), { method: 'POST', headers, body: JSON.stringify(body) }, request, tried);
  }

  async #fetch<Data>(
    url: URL,
    init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> },
    { signal }: Request,
    tried: number,
  ): Promise<Reply<Data>> {
    const { fetch = globalThis.fetch } = this.#options;
    const timeout = AbortSignal.timeout(this.#retries.timeout);
    try {
      const headers = { accept: 'application/json', ...init.headers, ...(await headersOf(this.#options)) };
      const response = await fetch(url, { ...init, headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
      return await replyIn(response, tried);
    } catch (cause) {
      const message = `The server did not answer: ${cause instanceof Error ? cause.message : String(cause)}`;
      return { result: failure({ kind: 'network', message, tries: tried }), attempt: { kind: 'lost' } };
    }
  }
}

async function replyIn<Data>(response: Response, tried: number): Promise<Reply<Data>> {
  const retryAfter = retryAfterIn(response.headers.get('retry-after'), Date.now());
  const attempt: Attempt | null = NOT_BEGUN.has(response.status)
    ? { kind: 'not begun', retryAfter }
    : UNAVAILABLE.has(response.status)
      ? { kind: 'unavailable', retryAfter }
      : null;
  // A text that is not an answer of GraphQL has neither data nor errors.
  const { data = null, errors: given }: Answer<Data> = Object(jsonOf(await response.text()));
  const errors = errorsIn(given);
  if (errors.length > 0) return { result: failure(refused(errors, response.status, retryAfter)), attempt };
  if (data !== null) return { result: success(data), attempt: null };
  const message = `The server answered with status ${response.status} and without data.`;
  return { result: failure({ kind: 'network', message, tries: tried }), attempt };
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: unknown;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Errors of a proxy in front of the server may lack a code. */
export function errorsIn(value: unknown): readonly ServerError[] {
  if (!Array.isArray(value)) return [];
  return value.map((error: unknown): ServerError => {
    const { message, extensions, path }: { message?: unknown; extensions?: unknown; path?: unknown } = Object(error);
    const more: Readonly<Record<string, unknown>> = Object(extensions);
    const code = typeof more['code'] === 'string' ? more['code'] : 'UNKNOWN';
    return {
      message: typeof message === 'string' ? message : '',
      ...(Array.isArray(path) ? { path } : {}),
      extensions: { ...more, code },
    };
  });
}
