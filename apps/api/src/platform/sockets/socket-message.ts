import { Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { ApiError } from '../errors/api-error.js';
import type { PersistedDocuments } from '../graphql/documents/persisted-documents.service.js';
import { selectOperation } from '../graphql/operations/select-operation.js';
import { valueFault } from '../graphql/operations/well-formed.js';
import { LIMITS } from '../limits.js';
import type { Caller } from '../rates/caller.js';

/** A client's message in the protocol graphql-transport-ws or in the older graphql-ws. */
export type SocketMessage =
  | { readonly kind: 'init' }
  | { readonly kind: 'subscribe'; readonly id: string; readonly payload: unknown }
  /** A message that ends an operation, keeps the connection alive, or closes it. */
  | { readonly kind: 'other' };

const LONGEST_ID = 100;
const OTHERS = ['complete', 'stop', 'ping', 'pong', 'connection_terminate'] as const;

/** Returns null if the text is not a message of either protocol. */
export function readMessage(text: string): SocketMessage | null {
  const { type, id, payload } = fieldsOf(jsonOf(text));
  if (type === 'connection_init') return { kind: 'init' };
  if (type === 'subscribe' || type === 'start')
    return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? { kind: 'subscribe', id, payload } : null;
  return OTHERS.some((other) => other === type) ? { kind: 'other' } : null;
}

/** Returns the operation that a message of the server ends, or null. Most messages are events; they are recognized without parsing. */
export function readEnd(text: string): { readonly id: string; readonly type: unknown } | null {
  if (!/^\{"type":"(?:complete|error)"/.test(text)) return null;
  const { id, type } = fieldsOf(jsonOf(text));
  return typeof id === 'string' ? { id, type } : null;
}

/** A subscription as Mercurius expects it. */
interface SubscriptionPayload {
  readonly query: string;
  readonly variables: object;
  readonly operationName?: string;
}

/**
 * Checks the payload of a subscription: a document with one subscription, as text or by its id, and variables.
 * @throws ApiError, GraphQLError
 */
export function checkSubscription(
  payload: unknown,
  documents: PersistedDocuments,
  caller: Caller,
): { readonly payload: SubscriptionPayload; readonly document: DocumentNode } {
  const given = fieldsOf(payload);
  const { variables, operationName } = given;
  const query = documents.textOf(given, caller);
  if (query === undefined) throw new ApiError('BAD_REQUEST', 'The payload has no query, which is a GraphQL document in text.');
  const name = typeof operationName === 'string' && operationName !== '' ? operationName : undefined;
  const document = parse(query, { maxLexicalTokens: LIMITS.tokens, noLocation: true });
  if (selectOperation(document, name).operation !== OperationTypeNode.SUBSCRIPTION)
    throw new ApiError('BAD_REQUEST', 'Only subscriptions are answered here: send queries and mutations with HTTP POST.');
  if (document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1)
    throw new ApiError('BAD_REQUEST', 'The document of a subscription has one operation.');
  if (valueFault(variables, LIMITS.variableDepth) !== null)
    throw new ApiError('BAD_USER_INPUT', 'The variables hold a NUL character or a lone surrogate, or nest too deep.');
  return { payload: { query, variables: fieldsOf(variables), ...(name === undefined ? {} : { operationName: name }) }, document };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
