import type pg from 'pg';
import type { DatabaseOptions } from '../database-options.js';

/** Milliseconds beyond the server's own limit of a statement after which no answer is coming. */
const GRACE = 1_000;
/** Milliseconds of silence after which the operating system asks whether the other side is there. */
const KEEP_ALIVE = 5_000;

/**
 * How every connection is made. The server ends a statement that takes too long and says so; where it says nothing, the network or the server
 * has gone, and the client gives up on its own. Server-side keep-alives free the locks of a process whose machine has gone.
 */
export function connectionSettings({ url, connectTimeout, applicationName }: DatabaseOptions, statementTimeout: number): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + GRACE,
    application_name: applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5',
  };
}
