import { type LogLevel, readSettings, WORKER_SETTINGS } from '#muster/settings';

/** The settings that a worker reads from its environment. */
export interface Settings {
  readonly databaseUrl: string;
  /** The only folder from which data may be imported, the same as the API's. */
  readonly importFolder: string;
  /** Number of threads in which lists are checked. */
  readonly checkThreads: number;
  readonly logLevel: LogLevel;
}

/** @throws InvalidSettings naming every variable that cannot be used */
export function readWorkerSettings(env: NodeJS.ProcessEnv): Settings {
  const { DATABASE_URL, MUSTER_IMPORT_DIR, MUSTER_CHECK_THREADS, LOG_LEVEL } = readSettings(WORKER_SETTINGS, env);
  return { databaseUrl: DATABASE_URL, importFolder: MUSTER_IMPORT_DIR, checkThreads: MUSTER_CHECK_THREADS, logLevel: LOG_LEVEL ?? 'info' };
}
