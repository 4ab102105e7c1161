import { GraphQLError } from 'graphql';

/** Stable for ever; clients switch on them. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'COST_LIMIT_EXCEEDED'
  | 'CSRF_PREVENTED'
  | 'FORBIDDEN'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'PAYLOAD_TOO_LARGE'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'UNKNOWN_RELEASE'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** A refusal that the caller may read. Anything else that is thrown reaches the caller as INTERNAL_SERVER_ERROR without its words. */
export class ApiError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { ...extensions, code } });
    this.code = code;
  }
}
