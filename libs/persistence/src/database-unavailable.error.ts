/**
 * The database cannot be reached, does not answer in time, or is shutting down. The API reports UNAVAILABLE; a later attempt may succeed.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super('The database is not available.', { cause });
  }
}

/** Prisma error codes: cannot connect, timeout, connection closed, no free connection, transaction not started in time. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028']);
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** Node's codes of a socket that was closed before it was written to. */
const CLOSED_CODES = new Set(['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_SOCKET_CLOSED']);
/** What Prisma's adapter makes of an error of a socket, if it begins or ends a transaction. Such an error has no code. */
const ADAPTER_KINDS = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout', 'TooManyConnections']);
const ALL_CODES = [PRISMA_CODES, SOCKET_CODES, CLOSED_CODES, ADAPTER_KINDS];
/**
 * PostgreSQL error codes: connection exceptions (08), disk or memory full, too many connections, input/output error, cancelled by
 * timeout, shutting down or starting up.
 */
const SQLSTATE = /^(08\w{3}|53[0-3]00|58030|57014|57P0[1-3]|55P03|25P0[34])$/;
/** node-postgres reports these errors without a code. */
const WORDS =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|client was closed and is not queryable|query read timeout|cannot use a pool after/i;

const MOST_CAUSES = 4;

/** Converts an error to a DatabaseUnavailableError if it means that the database is unavailable; returns other errors unchanged. */
export function toDatabaseError(error: unknown): Error {
  if (isAway(error)) return new DatabaseUnavailableError(error);
  return error instanceof Error ? error : new Error('Not an error was thrown.', { cause: error });
}

const isAway = (error: unknown): boolean => !(error instanceof DatabaseUnavailableError) && chainOf(error).some(saysAway);

function saysAway(error: Error): boolean {
  if (WORDS.test(error.message)) return true;
  return codesOf(error).some((code) => ALL_CODES.some((known) => known.has(code)) || SQLSTATE.test(code));
}

/** The codes of an error and of what caused it, the error itself first. */
export const codesIn = (error: unknown): readonly string[] => chainOf(error).flatMap(codesOf);

/** The error, the errors of several addresses that were tried, and its causes. */
function chainOf(error: unknown, depth = 0): readonly Error[] {
  if (!(error instanceof Error) || depth > MOST_CAUSES) return [];
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...parts, error.cause].flatMap((part) => chainOf(part, depth + 1))];
}

const CODE_KEYS: ReadonlySet<string> = new Set(['code', 'originalCode', 'kind']);

/** The `code` of the error and the codes of the driver error that Prisma stores in `meta` or `cause`. */
function codesOf(error: Error): string[] {
  const found: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 3) return;
    for (const [key, part] of Object.entries(value)) {
      if (CODE_KEYS.has(key) && typeof part === 'string') found.push(part);
      else if (key === 'meta' || key === 'cause' || key === 'driverAdapterError') visit(part, depth + 1);
    }
  };
  visit(error, 0);
  if ('code' in error && typeof error.code === 'string') found.push(error.code);
  return found;
}
