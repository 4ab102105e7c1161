import { GraphQLError } from 'graphql';

/** Codes of `errors[].extensions.code`, each with when it is given. Stable for ever; clients switch on them. docs/errors.md is written from them. */
export const ERROR_CODES = {
  BAD_REQUEST: 'The request is not one that this server reads: no JSON, no query, not UTF-8.',
  BAD_USER_INPUT: 'A variable or argument cannot be used; `faults` say which and why.',
  COST_LIMIT_EXCEEDED: 'The operation may touch more than one operation may; `cost` has both numbers. Ask for smaller pages.',
  CSRF_PREVENTED: 'A browser could send this request from any site: send `content-type: application/json`.',
  FORBIDDEN: 'The account, or the key, may not do this.',
  GRAPHQL_PARSE_FAILED: 'The query is no GraphQL document, or has too many tokens.',
  GRAPHQL_VALIDATION_FAILED: 'The query asks for what the schema does not have.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side; `requestId` is what the log knows it by.',
  METHOD_NOT_ALLOWED: 'Mutations are sent with POST.',
  NOT_FOUND: 'There is nothing of that name or id, or it is not for you: the answer is the same.',
  OPERATION_RESOLUTION_FAILURE: '`operationName` names none of the operations sent, or is missing where there are several.',
  PAYLOAD_TOO_LARGE: 'The body has more bytes than are taken.',
  QUERY_TOO_COMPLEX: 'The document is too deep, or has too many selections, aliases or directives once its fragments are spread.',
  RATE_LIMITED:
    'You asked for more than a caller may within a minute, or sent more lists than are kept for one within a day; `retryAfter` and the header `Retry-After` say how many seconds to wait.',
  UNAUTHENTICATED: 'This needs a key or token, or the one sent is not known, expired or revoked.',
  UNAVAILABLE: 'The database does not answer, or too much is being checked just now; wait as `Retry-After` says.',
  UNKNOWN_RELEASE: 'There is no such data release, or none in force.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is of a type that this route does not take.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** A refusal that the caller may read. Anything else that is thrown reaches the caller as INTERNAL_SERVER_ERROR without its words. */
export class ApiError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { ...extensions, code } });
    this.code = code;
  }
}
