import { GraphQLError } from 'graphql';

/** The codes of `errors[].extensions.code` with their meanings. Codes never change meaning, because clients depend on them. docs/errors.md is generated from this table. */
export const ERROR_CODES = {
  BAD_REQUEST: 'The request cannot be read: it is not JSON, not UTF-8, or contains no query.',
  BAD_USER_INPUT: 'A variable or argument is invalid; `faults` names each one and the reason.',
  COST_LIMIT_EXCEEDED: 'The operation costs more than one operation may; `cost` has both numbers. Request smaller pages.',
  CSRF_PREVENTED: 'A browser could send this request from any website. Send `content-type: application/json`.',
  FORBIDDEN: 'The account or API key does not have permission to do this.',
  GRAPHQL_PARSE_FAILED: 'The query is not a valid GraphQL document, or has too many tokens.',
  GRAPHQL_VALIDATION_FAILED: 'The query uses something that the schema does not contain.',
  INTERNAL_SERVER_ERROR: 'An internal error occurred; `requestId` identifies it in the server log.',
  METHOD_NOT_ALLOWED: 'Mutations must be sent with POST.',
  NOT_FOUND: 'Not found, or not accessible to you (not distinguished).',
  OPERATION_RESOLUTION_FAILURE:
    '`operationName` does not name one of the operations in the document, or is missing although there are several.',
  PAYLOAD_TOO_LARGE: 'The request body is larger than allowed.',
  PERSISTED_QUERY_NOT_FOUND: 'The server has no document with this id. Send the text of the document as `query`.',
  PERSISTED_QUERY_REQUIRED: 'This server answers only registered documents to callers without a key or token.',
  QUERY_TOO_COMPLEX:
    'The document is nested too deeply, or has too many selections, aliases or directives after its fragments are expanded.',
  RATE_LIMITED:
    'The limit per minute for requests or cost, or the limit per day for uploaded lists, is exceeded; `retryAfter` and the header `Retry-After` give the seconds to wait.',
  UNAUTHENTICATED: 'A key or token is required, or the one sent is unknown, expired or revoked.',
  UNAVAILABLE: 'The database does not answer, or the server is overloaded; wait for the seconds given in `Retry-After`.',
  UNKNOWN_RELEASE: 'There is no such data release, or none is in force.',
  UNSUPPORTED_MEDIA_TYPE: 'This route does not accept the content type of the body.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** An error whose message may be shown to the caller. Any other thrown error reaches the caller as INTERNAL_SERVER_ERROR without its message. */
export class ApiError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { ...extensions, code } });
    this.code = code;
  }
}
