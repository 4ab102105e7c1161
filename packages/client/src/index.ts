export { MusterClient } from './client.ts';
export type { CallOptions, ClientOptions, Editable, EditPayload, EditVariables, KeyedVariables, MutateOptions } from './client.ts';
export type { ConnectionOptions } from './connection.ts';
export { documentId, type TypedDocument } from './document.ts';
export type { ExchangeOptions } from './exchange.ts';
export { MusterFailure, unwrap } from './result.ts';
export type {
  AbortedError,
  ClientError,
  ConflictError,
  InputError,
  NetworkError,
  RefusedError,
  Result,
  ServerError,
  UserError,
} from './result.ts';
export { RETRIES, type Retries } from './retry.ts';
