import pg from 'pg';
import type { DatabaseOptions } from '../database-options.js';
import { connectionSettings } from './connection-settings.js';

/** A pool that outlives lost connections: it drops those that no longer answer, and makes others when they are needed. */
export function openPool(options: DatabaseOptions, size: number, statementTimeout: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(options, statementTimeout), max: size });
  // A lost connection fails the statement under way. The event beside it would end the process if nothing listened, whoever has the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => void connection.on('error', () => undefined));
  pool.on('release', (_error, connection) => endWhenUnfinished(connection));
  return pool;
}

/** Given back inside a transaction: its end was never answered. The next one to use the connection would wait in vain, or find itself in that transaction. */
function endWhenUnfinished(connection: pg.PoolClient): void {
  if (connection.getTransactionStatus() !== 'I') void connection.end().catch(() => undefined);
}
