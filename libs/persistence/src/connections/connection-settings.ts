import type pg from 'pg';
import type { DatabaseOptions } from '../database-options.js';

/** Milliseconds without traffic after which the operating system checks whether the other side is still there. */
const KEEP_ALIVE = 5_000;

/**
 * The settings of every connection. The server cancels a statement that takes too long and reports it. If the network or the server
 * fails, there is no report, so whoever opens a connection limits what it waits for. Keep-alives on the server release the locks of a
 * process whose machine has failed.
 */
export function connectionSettings({ url, connectTimeout, applicationName }: DatabaseOptions, statementTimeout: number): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    application_name: applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5',
  };
}
