import { API_SETTINGS, type CorsPolicy, type LogLevel, type NamedKey, type Rates, readSettings, type TokenIssuer } from '#muster/settings';
import type { QueueLimits } from './rates/fair-queue.js';

/** Everything the api reads from its environment, parsed once at start. A class, so that it can be injected. */
export abstract class Config {
  abstract readonly host: string;
  abstract readonly port: number;
  abstract readonly logLevel: LogLevel;
  /** The server that holds everything; see libs/persistence. */
  abstract readonly databaseUrl: string;
  /** Who may administer: named keys. Empty: a key is generated at the first start and its hash kept in the database. */
  abstract readonly adminKeys: readonly NamedKey[];
  /** Whose bearer tokens are taken. */
  abstract readonly tokenIssuers: readonly TokenIssuer[];
  /** The only folder imports may read from; null: imports through the api are refused. */
  abstract readonly importFolder: string | null;
  /** Where an embedded server keeps its data; null: the server is not ours, or not known. */
  abstract readonly databaseFolder: string | null;
  /** Whether an empty installation begins with the invented sample. */
  abstract readonly loadsSample: boolean;
  /** Whether this process does imports itself, or leaves them to workers. */
  abstract readonly worksOnJobs: boolean;
  /** Seconds for which lists that are checked as a job are kept, and what they came to. */
  abstract readonly keepsChecksFor: number;
  abstract readonly cors: CorsPolicy;
  /** How many reverse proxies stand in front and may name the client's address; 0: none is believed. */
  abstract readonly trustedProxies: number;
  abstract readonly timeouts: Timeouts;
  /** What one caller may ask for in a minute; null: without limit. */
  abstract readonly rates: Rates | null;
  /** Bytes of lists that an address may have stored in a day; 0: without limit. */
  abstract readonly storedPerAddress: number;
  /** How much heavy work a process does at once, and how much may wait. */
  abstract readonly turns: QueueLimits;
}

/** Milliseconds, but for the rate. */
export interface Timeouts {
  /** From the headers of a request to the last byte of its body, which has more time for each `uploadRate` bytes that have arrived. */
  readonly request: number;
  /** Bytes of a body that buy a second. */
  readonly uploadRate: number;
  readonly headers: number;
  /** How often Node looks for requests that took too long. */
  readonly check: number;
  /** The longest an answer may take to make. */
  readonly answer: number;
  readonly keepAlive: number;
  /** Between "not ready" and closing the port, so that a load balancer can look away. */
  readonly drainDelay: number;
  /** The longest a running request may hold up a shutdown. */
  readonly shutdown: number;
}

/** @throws InvalidSettings naming every variable that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv, isOnTerminal = false): Config {
  const settings = readSettings(API_SETTINGS, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    logLevel: settings.LOG_LEVEL ?? (isOnTerminal ? 'warn' : 'info'),
    databaseUrl: settings.DATABASE_URL,
    adminKeys: settings.MUSTER_ADMIN_KEY ?? [],
    tokenIssuers: settings.MUSTER_TOKEN_ISSUERS ?? [],
    importFolder: settings.MUSTER_IMPORT_DIR,
    databaseFolder: settings.MUSTER_DATABASE_FOLDER,
    loadsSample: settings.MUSTER_SAMPLE !== 'none',
    worksOnJobs: settings.MUSTER_JOBS !== 'elsewhere',
    keepsChecksFor: settings.MUSTER_KEEP_CHECKS_HOURS * 3_600,
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
    turns: {
      atOnce: settings.MUSTER_TURNS,
      waiting: settings.MUSTER_TURNS_WAITING,
      longestWait: settings.MUSTER_TURNS_WAIT_MS,
    },
  };
}
