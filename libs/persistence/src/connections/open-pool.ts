import pg from 'pg';
import type { DatabaseOptions } from '../database-options.js';
import { boundStatements } from './bounded-statements.js';
import { connectionSettings } from './connection-settings.js';
import { timeStatements } from './timed-statements.js';

/** Milliseconds beyond the server's statement limit after which an answer is no longer waited for. */
const GRACE = 1_000;

/** A connection pool that survives lost connections: it removes connections that no longer answer and opens others when needed. */
export function openPool(options: DatabaseOptions, size: number, statementTimeout: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(options, statementTimeout), max: size });
  // A lost connection makes the current statement fail. It also emits an 'error' event, which would end the process if there were no
  // listener.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => void connection.on('error', () => undefined));
  pool.on('release', (_error, connection) => endWhenUnfinished(connection));
  boundStatements(pool, statementTimeout + GRACE);
  if (options.tracing) timeStatements(pool, options.tracing.onStatement);
  return pool;
}

/**
 * A connection returned inside a transaction never received the answer to its COMMIT or ROLLBACK. The next user would wait for that
 * answer or continue in the old transaction, so the connection is closed.
 */
function endWhenUnfinished(connection: pg.PoolClient): void {
  if (connection.getTransactionStatus() !== 'I') void connection.end().catch(() => undefined);
}
