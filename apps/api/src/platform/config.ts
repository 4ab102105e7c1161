import {
  API_SETTINGS,
  type CorsPolicy,
  type LogLevel,
  type NamedKey,
  type Rates,
  readSettings,
  type TokenIssuer,
  type Traces,
} from '#muster/settings';
import type { ThreadEntry } from '#muster/bulk';
import type { QueueLimits } from './rates/fair-queue.js';

/** The settings of the api, parsed once at start. It is a class so that Nest can inject it. */
export abstract class Config {
  abstract readonly host: string;
  abstract readonly port: number;
  abstract readonly logLevel: LogLevel;
  /** Where traces are sent; null if none are made. */
  abstract readonly traces: Traces | null;
  /** The port of the metrics, or null. */
  abstract readonly metricsPort: number | null;
  /** Connection string of the PostgreSQL server that stores everything; see libs/persistence. */
  abstract readonly databaseUrl: string;
  /** A streaming replica, or null. */
  abstract readonly replicaUrl: string | null;
  /** Maximum number of entries of each kind that are kept in memory. */
  abstract readonly entriesKept: number;
  /** Megabytes of whole answers about releases that are kept in memory; 0 for none. */
  abstract readonly answersKept: number;
  /** The administrators' keys with their names. If empty, a key is generated at the first start and its hash is stored in the database. */
  abstract readonly adminKeys: readonly NamedKey[];
  /** OpenID Connect issuers whose bearer tokens are accepted. */
  abstract readonly tokenIssuers: readonly TokenIssuer[];
  /** The only folder that imports may read from. If null, imports through the api are refused. */
  abstract readonly importFolder: string | null;
  /** The folder in which an embedded database server stores its data; null for an external server. */
  abstract readonly databaseFolder: string | null;
  /** Whether an empty installation starts with the invented sample. */
  abstract readonly loadsSample: boolean;
  /** Whether this process runs imports itself or leaves them to workers. */
  abstract readonly worksOnJobs: boolean;
  /** Seconds for which lists checked as a job, and their results, are stored. */
  abstract readonly keepsChecksFor: number;
  /** Seconds without use after which a browser is signed out. */
  abstract readonly endsIdleSessionsAfter: number;
  /** Months for which the audit log is kept. */
  abstract readonly keepsAuditMonths: number;
  /** The folder of the persisted documents, or null. */
  abstract readonly documentsFolder: string | null;
  /** Whether anonymous callers may send only persisted documents. */
  abstract readonly requiresDocuments: boolean;
  abstract readonly cors: CorsPolicy;
  /** Number of reverse proxies whose headers are trusted to name the client's address. If 0, such headers are ignored. */
  abstract readonly trustedProxies: number;
  abstract readonly timeouts: Timeouts;
  /** What one caller may request per minute; null for no limit. */
  abstract readonly rates: Rates | null;
  /** Bytes of lists that one IP address may have stored per day; 0 for no limit. */
  abstract readonly storedPerAddress: number;
  /** How many heavy tasks a process runs at the same time, and how many tasks may wait. */
  abstract readonly turns: QueueLimits;
  /** Number of threads for checks; 0 to check in the process itself. */
  abstract readonly checkThreads: number;
  /** Whether webhooks may use http and reach private addresses. */
  abstract readonly webhooksReachPrivate: boolean;
  /** The file that these threads run, if it is not the built one: tests run it from its source. */
  abstract readonly threadEntry?: ThreadEntry;
}

/** Maximum times and intervals in milliseconds; `uploadRate` is in bytes. */
export interface Timeouts {
  /**
   * Time for a whole request, from its headers to the last byte of its body. A body gets one more second for each `uploadRate` bytes
   * received.
   */
  readonly request: number;
  /** Bytes of a body that add one second to its time. */
  readonly uploadRate: number;
  readonly headers: number;
  /** How often Node looks for requests that took too long. */
  readonly check: number;
  /** Maximum time for producing an answer. */
  readonly answer: number;
  readonly keepAlive: number;
  /** Time between reporting "not ready" and closing the port, so that a load balancer can stop sending requests. */
  readonly drainDelay: number;
  /** Maximum time that a shutdown waits for running requests. */
  readonly shutdown: number;
}

/** @throws InvalidSettings naming every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv, isOnTerminal = false): Config {
  const settings = readSettings(API_SETTINGS, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    logLevel: settings.LOG_LEVEL ?? (isOnTerminal ? 'warn' : 'info'),
    traces: settings.MUSTER_TRACES,
    metricsPort: settings.MUSTER_METRICS_PORT ?? null,
    databaseUrl: settings.DATABASE_URL,
    replicaUrl: settings.MUSTER_REPLICA_URL ?? null,
    entriesKept: settings.MUSTER_ENTRIES_KEPT,
    answersKept: settings.MUSTER_ANSWERS_MB,
    adminKeys: settings.MUSTER_ADMIN_KEY ?? [],
    tokenIssuers: settings.MUSTER_TOKEN_ISSUERS ?? [],
    importFolder: settings.MUSTER_IMPORT_DIR,
    databaseFolder: settings.MUSTER_DATABASE_FOLDER,
    loadsSample: settings.MUSTER_SAMPLE !== 'none',
    worksOnJobs: settings.MUSTER_JOBS !== 'elsewhere',
    keepsChecksFor: settings.MUSTER_KEEP_CHECKS_HOURS * 3_600,
    endsIdleSessionsAfter: settings.MUSTER_SESSION_IDLE_HOURS * 3_600,
    keepsAuditMonths: settings.MUSTER_KEEP_AUDIT_MONTHS,
    documentsFolder: settings.MUSTER_DOCUMENTS,
    requiresDocuments: settings.MUSTER_ANONYMOUS_DOCUMENTS === 'persisted',
    cors: settings.MUSTER_CORS_ORIGINS,
    trustedProxies: settings.MUSTER_TRUST_PROXY,
    timeouts: {
      request: settings.MUSTER_REQUEST_TIMEOUT_MS,
      uploadRate: settings.MUSTER_UPLOAD_RATE,
      headers: settings.MUSTER_HEADERS_TIMEOUT_MS,
      check: 500,
      answer: settings.MUSTER_ANSWER_TIMEOUT_MS,
      keepAlive: settings.MUSTER_KEEP_ALIVE_MS,
      drainDelay: settings.MUSTER_DRAIN_DELAY_MS,
      shutdown: settings.MUSTER_SHUTDOWN_MS,
    },
    rates: settings.MUSTER_RATE_LIMITS.rates,
    storedPerAddress: settings.MUSTER_UPLOADS_MB * 1024 * 1024,
    checkThreads: settings.MUSTER_CHECK_THREADS,
    webhooksReachPrivate: settings.MUSTER_WEBHOOKS === 'anywhere',
    turns: {
      atOnce: settings.MUSTER_TURNS,
      waiting: settings.MUSTER_TURNS_WAITING,
      longestWait: settings.MUSTER_TURNS_WAIT_MS,
    },
  };
}
