import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../rates/caller.js';
import type { PersistedDocuments } from './persisted-documents.service.js';

/**
 * Replaces the id of a document in a request by its text. Everything after this treats the request as if it had sent the text: cost,
 * limits, compiled queries and kept answers.
 */
export function fillDocument({ method, query, body }: FastifyRequest, documents: PersistedDocuments, caller: Caller): void {
  const asked = method === 'GET' ? query : body;
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return;
  const extensions = 'extensions' in asked ? asked.extensions : undefined;
  const given = { ...asked, extensions: typeof extensions === 'string' ? jsonOf(extensions) : extensions };
  const text = documents.textOf(given, caller);
  if (text !== undefined) Object.assign(asked, { query: text });
}

/** In the URL of a GET request, `extensions` is JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
