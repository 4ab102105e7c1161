import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';

/**
 * The subscription that a request asks for: the body of a POST, or the query of a GET, in which variables are JSON.
 * @throws ApiError if the client does not accept an event stream
 */
export function askedByStream({ method, headers, query, body }: FastifyRequest): unknown {
  if (!/text\/event-stream|\*\/\*/.test(headers.accept ?? '*/*'))
    throw new ApiError('BAD_REQUEST', 'Subscriptions are answered as text/event-stream here. Accept it, or send queries to /graphql.');
  if (method !== 'GET') return body;
  const { variables, ...asked }: { readonly variables?: unknown } = Object(query);
  return { ...asked, ...(variables === undefined ? {} : { variables: jsonOf(variables) }) };
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new ApiError('BAD_REQUEST', 'The variables in the URL are not JSON.');
  }
}
