/** What an operation returns: its value, or an error as a value. Only bugs are thrown. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ClientError };

export type ClientError = NetworkError | AbortedError | RefusedError | InputError | ConflictError;

/** No answer arrived in `tries` attempts, or it was not an answer of a Muster server. */
export interface NetworkError {
  readonly kind: 'network';
  readonly message: string;
  readonly tries: number;
}

/** The caller's signal was aborted. A mutation may have been applied. */
export interface AbortedError {
  readonly kind: 'aborted';
  readonly message: string;
}

/** The server refused the operation. `code` is the code of the first error; docs/errors.md lists the codes. */
export interface RefusedError {
  readonly kind: 'refused';
  readonly message: string;
  readonly code: string;
  readonly status: number;
  /** Seconds after which the same request may succeed; null if waiting does not help. */
  readonly retryAfter: number | null;
  readonly errors: readonly ServerError[];
}

/** The input of a mutation must be changed; nothing was written. */
export interface InputError {
  readonly kind: 'input';
  readonly message: string;
  readonly userErrors: readonly UserError[];
}

/** Others edited the roster at the same time, and the caller's function gave up or kept losing. `current` is the roster as it is now. */
export interface ConflictError {
  readonly kind: 'conflict';
  readonly message: string;
  readonly current: unknown;
}

/** An item of `errors` in an answer. */
export interface ServerError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly requestId?: string } & Readonly<Record<string, unknown>>;
}

/** An item of `userErrors` in the payload of a mutation, as far as every document should select it. */
export interface UserError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

/** A client error as an exception, for programs that prefer exceptions. */
export class MusterFailure extends Error {
  readonly error: ClientError;

  constructor(error: ClientError) {
    super(error.message);
    this.name = 'MusterFailure';
    this.error = error;
  }
}

/**
 * Returns the value of a result.
 * @throws MusterFailure if it has an error instead
 */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new MusterFailure(result.error);
}

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const failure = (error: ClientError): { readonly ok: false; readonly error: ClientError } => ({ ok: false, error });

export const aborted = (): { readonly ok: false; readonly error: ClientError } =>
  failure({ kind: 'aborted', message: 'The operation was aborted.' });

export function refused(errors: readonly ServerError[], status: number, retryAfter: number | null): RefusedError {
  const message = errors.map(({ extensions, message: said }) => `${extensions.code}: ${said}`).join('\n');
  return { kind: 'refused', message, code: errors[0]?.extensions.code ?? 'UNKNOWN', status, retryAfter, errors };
}

export function inputError(userErrors: readonly UserError[]): InputError {
  return {
    kind: 'input',
    message: userErrors.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`).join('\n'),
    userErrors,
  };
}
