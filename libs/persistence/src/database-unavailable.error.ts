/** The database cannot be reached, does not answer in time, or is shutting down. The edge says UNAVAILABLE; trying again may help. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super('The database is not available.', { cause });
  }
}

/** Prisma: cannot reach, timed out, closed the connection, no connection free, transaction not started in time. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028']);
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** PostgreSQL: connection exceptions (08), disk or memory full, too many connections, failed input or output, cancelled by timeout, shutting down or starting up. */
const SQLSTATE = /^(08\w{3}|53[0-3]00|58030|57014|57P0[1-3]|55P03|25P0[34])$/;
/** node-postgres gives these no code. */
const WORDS =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|query read timeout|cannot use a pool after/i;

/** The same error, or a DatabaseUnavailableError when it says that the database is away. */
export function toDatabaseError(error: unknown): Error {
  if (isAway(error, 0)) return new DatabaseUnavailableError(error);
  return error instanceof Error ? error : new Error('Not an error was thrown.', { cause: error });
}

function isAway(error: unknown, depth: number): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError || depth > 4) return false;
  const codes = codesOf(error);
  if (codes.some((code) => PRISMA_CODES.has(code) || SOCKET_CODES.has(code) || SQLSTATE.test(code)) || WORDS.test(error.message))
    return true;
  if (error instanceof AggregateError) return error.errors.some((part) => isAway(part, depth + 1));
  return isAway(error.cause, depth + 1);
}

/** `code` of the error itself, and what Prisma keeps of the driver's in `meta` or `cause`. */
function codesOf(error: Error): string[] {
  const found: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 3) return;
    for (const [key, part] of Object.entries(value)) {
      if ((key === 'code' || key === 'originalCode') && typeof part === 'string') found.push(part);
      else if (key === 'meta' || key === 'cause' || key === 'driverAdapterError') visit(part, depth + 1);
    }
  };
  visit(error, 0);
  if ('code' in error && typeof error.code === 'string') found.push(error.code);
  return found;
}
