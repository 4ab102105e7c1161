import type { Tracing } from './tracing.js';

/** How to connect to PostgreSQL, and how long to wait for it. Times are in milliseconds. */
export interface DatabaseOptions {
  readonly url: string;
  /** A streaming replica of the database, which answers for the content of releases. Null for none. */
  readonly replicaUrl: string | null;
  /** Tells the URL to a process that may do without the database. It is called before the first connection is opened. */
  readonly findUrl: (() => Promise<string>) | null;
  /** Whether changes that others make are listened for. Without that, they are read when caches expire, or `HeardChanges` is told of them. */
  readonly listens: boolean;
  /** Maximum number of connections of this process. */
  readonly poolSize: number;
  readonly connectTimeout: number;
  /** The server cancels a statement that takes longer; imports set their own limit. */
  readonly statementTimeout: number;
  /** Maximum number of entries of each kind that this process keeps in memory; a datasheet takes about 20 KB. 0 for none. */
  readonly entriesKept: number;
  /** Receives what belongs to the traces of requests and jobs. Null if nobody wants them. */
  readonly tracing: Tracing | null;
  /** Hears what keeps the database from working, as a sentence without its address, at most once a minute each. Null if nobody does. */
  readonly onTrouble: ((sentence: string) => void) | null;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
}

export const DATABASE_OPTIONS = Symbol('DATABASE_OPTIONS');

const DEFAULTS: Omit<DatabaseOptions, 'url'> = {
  replicaUrl: null,
  findUrl: null,
  listens: true,
  poolSize: 10,
  connectTimeout: 1_500,
  statementTimeout: 5_000,
  entriesKept: 0,
  tracing: null,
  onTrouble: null,
  applicationName: 'muster',
};

/**
 * Options that are not given are taken from DATABASE_URL and the defaults. Throws if there is no URL, because the process cannot work
 * without one.
 */
export function databaseOptions(given: Partial<DatabaseOptions> = {}): DatabaseOptions {
  const url = given.url ?? process.env.DATABASE_URL ?? '';
  if (url === '' && !given.findUrl) throw new Error('DATABASE_URL is not set.');
  return { ...DEFAULTS, ...given, url };
}
