import { GraphQLError, type ExecutionResult } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import { ThreadLost, UnknownQuestionError } from '#muster/bulk';
import { DatabaseUnavailableError } from '#muster/persistence';
import { observeCode } from '../observed-request.js';
import { ApiError, type ErrorCode } from './api-error.js';

/** What a caller sees of an error: code, message, path, and the id of the request in the log. */
interface Said {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status: number;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

const INTERNAL: Said = { code: 'INTERNAL_SERVER_ERROR', message: 'An internal error occurred.', status: 500 };
const UNAVAILABLE: Said = { code: 'UNAVAILABLE', message: 'The database does not answer. Try again in a moment.', status: 503 };
const LOST: Said = { code: 'UNAVAILABLE', message: 'The check did not finish. Try again in a moment.', status: 503 };
/** An event or a job of a later version, after this installation was set back. */
const LATER: Said = {
  code: 'UNAVAILABLE',
  message: 'This was stored by a later version of Muster, in a form that this one does not know. The operator has to update Muster.',
  status: 503,
};
const RETRY_AFTER_SECONDS = 2;

/** HTTP status of each code; 400 for codes that are not listed. */
export const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
  METHOD_NOT_ALLOWED: 405,
  NOT_FOUND: 404,
  PERSISTED_QUERY_REQUIRED: 403,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAUTHENTICATED: 401,
  UNAVAILABLE: 503,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

const OF_THE_REQUEST: ReadonlySet<ErrorCode> = new Set([
  'BAD_REQUEST',
  'CSRF_PREVENTED',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_REQUIRED',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
  'UNSUPPORTED_MEDIA_TYPE',
]);

/** Errors thrown by Fastify and Mercurius, by their codes. They get messages of our own, because the original ones may reveal internals. */
const REFUSALS: Readonly<Record<string, Said>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', message: 'The request body is too large.', status: 413 },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json.', status: 415 },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'BAD_REQUEST', message: 'The request body is empty.', status: 400 },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'BAD_REQUEST', message: 'The request body is not JSON.', status: 400 },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'BAD_REQUEST',
    message: 'The length of the request body does not match Content-Length.',
    status: 400,
  },
  FST_ERR_VALIDATION: { code: 'BAD_REQUEST', message: 'The request is not a GraphQL request.', status: 400 },
  MER_ERR_GQL_CSRF_PREVENTION: {
    code: 'CSRF_PREVENTED',
    message: 'Send content-type: application/json, or the header graphql-require-preflight.',
    status: 400,
  },
  MER_ERR_GQL_PERSISTED_QUERY_NOT_FOUND: { code: 'BAD_REQUEST', message: 'The request has no query.', status: 400 },
  MER_ERR_METHOD_NOT_ALLOWED: { code: 'METHOD_NOT_ALLOWED', message: 'Send mutations with POST.', status: 405 },
};

/** Used as Mercurius's `errorFormatter`. */
export function formatErrors(
  execution: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
  context: MercuriusContext,
): { statusCode: number; response: ExecutionResult } {
  const { reply } = context;
  const said = execution.errors.flatMap(unfold).map((error) => ({ error, ...describe(error) }));
  for (const { error, code } of said) if (code === 'INTERNAL_SERVER_ERROR') reply.log.error({ err: rootOf(error) }, 'A request failed.');
  if (said[0]) observeCode(reply.request, said[0].code);
  const statusCode = statusOf(said, execution.data, acceptsGraphqlResponse(reply.request.headers.accept));
  // Fastify forgets the media type when a request fails before its handler.
  void reply.type(mediaTypeFor(reply.request.headers.accept)).serializer(JSON.stringify);
  const wait = Math.max(0, ...said.map(retryAfterOf));
  if (wait > 0) void reply.header('retry-after', wait);
  const errors = said.map(({ error, code, message, extensions }) =>
    located(error, code, message, { ...extensions, requestId: reply.request.id }),
  );
  return { statusCode, response: { errors, ...(execution.data === undefined ? {} : { data: execution.data }) } };
}

export const mediaTypeFor = (accept: string | undefined): string =>
  `${acceptsGraphqlResponse(accept) ? 'application/graphql-response+json' : 'application/json'}; charset=utf-8`;

/** Whether the client accepts the media type whose status codes also describe the result of the operation, not only the request. */
const acceptsGraphqlResponse = (accept: string | undefined): boolean => accept?.includes('application/graphql-response+json') ?? false;

/** Seconds after which the same request may succeed; 0 if waiting does not help. */
export function retryAfterOf({ code, extensions }: Pick<Said, 'code' | 'extensions'>): number {
  const given = extensions?.['retryAfter'];
  if (typeof given === 'number') return given;
  return code === 'UNAVAILABLE' ? RETRY_AFTER_SECONDS : 0;
}

/** Describes the error of a plain HTTP request with the same message that GraphQL would use. */
export function describeHttpError(error: unknown): Said {
  return describe(
    error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error instanceof Error ? error : new Error('Thrown') }),
  );
}

/** Mercurius wraps several errors of one document in a single error. */
function unfold(error: GraphQLError): GraphQLError[] {
  const { originalError } = error;
  const many: unknown = originalError && 'errors' in originalError ? originalError.errors : null;
  const inner = Array.isArray(many) ? many.filter((one): one is Error => one instanceof Error) : [];
  if (inner.length === 0) return [error];
  return inner.map((one) =>
    one instanceof GraphQLError ? one : new GraphQLError('', { originalError: codeOf(one) ? one : originalError }),
  );
}

function describe(error: GraphQLError): Said {
  const refusal = chain(error).find((one) => one instanceof ApiError);
  if (refusal) {
    const { code: _code, ...extensions } = refusal.extensions;
    return { code: refusal.code, message: refusal.message, status: STATUS[refusal.code] ?? 400, extensions };
  }
  if (rootOf(error) === error) return error.path ? INTERNAL : describeRequestError(error);
  if (chain(error).some((one) => one instanceof DatabaseUnavailableError)) return UNAVAILABLE;
  if (chain(error).some((one) => one instanceof ThreadLost)) return LOST;
  if (chain(error).some((one) => one instanceof UnknownQuestionError)) return LATER;
  const known = chain(error).flatMap((one) => REFUSALS[codeOf(one)] ?? []);
  return known[0] ?? INTERNAL;
}

/**
 * graphql-js's messages about the caller's document and variables are safe to show: they name only the schema and the caller's own input.
 */
function describeRequestError({ message }: GraphQLError): Said {
  if (message.startsWith('Syntax Error')) return { code: 'GRAPHQL_PARSE_FAILED', message, status: 400 };
  return { code: message.startsWith('Variable "$') ? 'BAD_USER_INPUT' : 'GRAPHQL_VALIDATION_FAILED', message, status: 400 };
}

/**
 * GraphQL over HTTP: with application/json the status describes only the request, so a well-formed request gets 200. There are two
 * exceptions that proxies and clients must see: an unavailable database and an invalid key.
 */
function statusOf(said: readonly Said[], data: ExecutionResult['data'], speaksOfOperation: boolean): number {
  if (data && !isEmptyFor(said, data)) return 200;
  const status = Math.max(...said.map((one) => one.status));
  if (speaksOfOperation) return status;
  const ofRequest = said.some(({ code }) => OF_THE_REQUEST.has(code));
  return ofRequest ? status : 200;
}

/**
 * If every root field was refused, the data counts as empty, so that the status does not depend on whether the root fields are nullable.
 */
function isEmptyFor(said: readonly Said[], data: NonNullable<ExecutionResult['data']>): boolean {
  return said.some(({ code }) => OF_THE_REQUEST.has(code)) && Object.values(data).every((value) => value === null);
}

function located(error: GraphQLError, code: ErrorCode, message: string, extensions: Readonly<Record<string, unknown>>): GraphQLError {
  return new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { code, ...extensions },
  });
}

function chain(error: Error): Error[] {
  const errors: Error[] = [];
  for (let next: unknown = error; next instanceof Error && errors.length < 8; next = causeOf(next)) errors.push(next);
  return errors;
}

const causeOf = (error: Error): unknown => (error instanceof GraphQLError && error.originalError) || error.cause;

const rootOf = (error: GraphQLError): Error => chain(error).find((one) => !(one instanceof GraphQLError)) ?? error;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');
