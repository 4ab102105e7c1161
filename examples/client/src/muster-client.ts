import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

export interface ClientOptions {
  /** `https://muster.example`, without a path. */
  readonly url: string;
  /** An API key or a bearer token. Without a key or token, the client can read and check, but cannot store anything. */
  readonly key?: string;
}

/** An error as the server describes it; docs/api.md lists the codes. */
export interface ServerError {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly requestId?: string };
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly ServerError[];
}

export class MusterError extends Error {
  constructor(
    readonly errors: readonly ServerError[],
    readonly status: number,
  ) {
    super(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join('\n'));
  }
}

/** Thrown if a mutation's payload has `userErrors`: the input must be changed. A caller could easily forget to check that field. */
export class InputError extends Error {
  constructor(readonly userErrors: readonly UserError[]) {
    super(userErrors.map(({ code, message, path }) => `${code} at ${path.join('.')}: ${message}`).join('\n'));
  }
}

interface UserError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

const MOST_TRIES = 4;
/** Seconds. */
const LONGEST_WAIT = 60;

/** Sends requests to a Muster server and repeats them after the time in `retry-after`. Mutations are repeated too: set a `requestKey`. */
export class MusterClient {
  constructor(private readonly options: ClientOptions) {}

  async ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
    const body = JSON.stringify({ query: print(document), variables });
    for (let tries = 1; ; tries += 1) {
      const response = await this.#send(body);
      const wait = Number(response.headers.get('retry-after') ?? 0);
      if (wait > 0 && wait <= LONGEST_WAIT && tries < MOST_TRIES) {
        await new Promise((resolve) => setTimeout(resolve, wait * 1000));
        continue;
      }
      const answer: Answer<Data> = JSON.parse(await response.text());
      if (answer.errors || !answer.data) throw new MusterError(answer.errors ?? [], response.status);
      return answer.data;
    }
  }

  #send(body: string): Promise<Response> {
    const { url, key } = this.options;
    const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
    return fetch(`${url}/graphql`, { method: 'POST', headers, body });
  }
}

/** The payload of a mutation that went well. @throws InputError */
export function done<Payload extends { readonly userErrors: readonly UserError[] }>(payload: Payload): Payload {
  if (payload.userErrors.length > 0) throw new InputError(payload.userErrors);
  return payload;
}
