import type { FastifyRequest } from 'fastify';

/** What a request asks, as sent. The variables of a GET request are a text. */
export interface Asked {
  readonly query: string;
  readonly operationName: unknown;
  readonly variables: unknown;
}

/** Null if the request has no document. */
export function askedIn({ method, body, query }: FastifyRequest): Asked | null {
  const source = method === 'GET' ? query : body;
  if (typeof source !== 'object' || source === null || !('query' in source) || typeof source.query !== 'string') return null;
  return {
    query: source.query,
    operationName: 'operationName' in source ? source.operationName : null,
    variables: 'variables' in source ? source.variables : null,
  };
}
