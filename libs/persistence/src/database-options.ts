/** How to reach PostgreSQL, and how long to wait for it. Times are milliseconds. */
export interface DatabaseOptions {
  readonly url: string;
  /** Connections this process may hold. */
  readonly poolSize: number;
  readonly connectTimeout: number;
  /** A statement that takes longer is cancelled by the server; imports set their own. */
  readonly statementTimeout: number;
  /** Seen in pg_stat_activity. */
  readonly applicationName: string;
}

export const DATABASE_OPTIONS = Symbol('DATABASE_OPTIONS');

const DEFAULTS: Omit<DatabaseOptions, 'url'> = { poolSize: 10, connectTimeout: 1_500, statementTimeout: 5_000, applicationName: 'muster' };

/** What is not given is taken from DATABASE_URL and the defaults. Throws when there is no URL: the process was started wrongly. */
export function databaseOptions(given: Partial<DatabaseOptions> = {}): DatabaseOptions {
  const url = given.url ?? process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set.');
  return { ...DEFAULTS, ...given, url };
}
