import { type LogLevel, readSettings, type Traces, WORKER_SETTINGS } from '#muster/settings';

/** The settings that a worker reads from its environment. */
export interface Settings {
  readonly databaseUrl: string;
  /** A streaming replica, or null. */
  readonly replicaUrl: string | null;
  /** The only folder from which data may be imported, the same as the API's. */
  readonly importFolder: string;
  /** Number of threads in which lists are checked. */
  readonly checkThreads: number;
  /** Whether webhooks may use http and reach private addresses. */
  readonly webhooksReachPrivate: boolean;
  /** Months for which the audit log is kept. */
  readonly keepsAuditMonths: number;
  /** Where traces are sent; null if none are made. */
  readonly traces: Traces | null;
  /** The port of the metrics, or null, and the address to listen on. */
  readonly metricsPort: number | null;
  readonly host: string;
  readonly logLevel: LogLevel;
}

/** @throws InvalidSettings naming every variable that cannot be used */
export function readWorkerSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = readSettings(WORKER_SETTINGS, env);
  return {
    databaseUrl: settings.DATABASE_URL,
    replicaUrl: settings.MUSTER_REPLICA_URL ?? null,
    importFolder: settings.MUSTER_IMPORT_DIR,
    checkThreads: settings.MUSTER_CHECK_THREADS,
    webhooksReachPrivate: settings.MUSTER_WEBHOOKS === 'anywhere',
    keepsAuditMonths: settings.MUSTER_KEEP_AUDIT_MONTHS,
    traces: settings.MUSTER_TRACES,
    metricsPort: settings.MUSTER_METRICS_PORT ?? null,
    host: settings.HOST,
    logLevel: settings.LOG_LEVEL ?? 'info',
  };
}
