import { InvalidConfig } from './invalid-config.js';
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
  /** How much heavy work a process does at once, and how much may wait. */
  abstract readonly turns: QueueLimits;
}

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface NamedKey {
  /** Written to the audit log as the author. */
  readonly name: string;
  readonly key: string;
}

/** An OpenID Connect issuer whose tokens are taken, with who they must be meant for and the one algorithm they may be signed with. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithm: TokenAlgorithm;
}

export type TokenAlgorithm = (typeof TOKEN_ALGORITHMS)[number];

/** `any`: every origin may read and check, none may send a key. A list: those origins, keys included. `none`: no other origin. */
export type CorsPolicy =
  { readonly kind: 'any' } | { readonly kind: 'none' } | { readonly kind: 'list'; readonly origins: readonly string[] };

/** Each caller has a budget of its own: an address without a key, or an account. */
export interface Rates {
  readonly anonymous: Allowance;
  readonly account: Allowance;
}

/** For a minute. */
export interface Allowance {
  readonly requests: number;
  /** As `extensions.cost` counts it: a check of a list is some 1,000. */
  readonly cost: number;
}

/** Milliseconds. */
export interface Timeouts {
  /** From the first byte of a request to the last. */
  readonly request: number;
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

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MIN_KEY_LENGTH = 16;
/** Signatures by a key pair only: with a shared secret whoever checks a token could also make one. */
const TOKEN_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const;

/** @throws InvalidConfig naming every variable that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const refuse = <T>(fault: string, fallback: T): T => {
    faults.push(fault);
    return fallback;
  };
  const wholeNumber = (name: string, fallback: number, max: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    return /^\d{1,9}$/.test(text) && Number(text) <= max
      ? Number(text)
      : refuse(`${name} must be a whole number of at most ${max}.`, fallback);
  };
  const isWord = (name: string, word: string): boolean => {
    const text = env[name] ?? '';
    return text === word || (text !== '' && refuse(`${name} must be ${word}, or not set.`, false));
  };
  const config: Config = {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber('PORT', 3000, 65_535),
    logLevel:
      LOG_LEVELS.find((level) => level === (env.LOG_LEVEL || 'info')) ??
      refuse(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`, 'info'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL ?? '', refuse),
    adminKeys: readAdminKeys(env.MUSTER_ADMIN_KEY ?? '', refuse),
    tokenIssuers: readTokenIssuers(env.MUSTER_TOKEN_ISSUERS ?? '', refuse),
    importFolder: env.MUSTER_IMPORT_DIR || null,
    loadsSample: !isWord('MUSTER_SAMPLE', 'none'),
    worksOnJobs: !isWord('MUSTER_JOBS', 'elsewhere'),
    keepsChecksFor: Math.max(1, wholeNumber('MUSTER_KEEP_CHECKS_HOURS', 24, 8_760)) * 3_600,
    cors: readCors(env.MUSTER_CORS_ORIGINS ?? '*', refuse),
    trustedProxies: wholeNumber('MUSTER_TRUST_PROXY', 0, 10),
    timeouts: {
      request: wholeNumber('MUSTER_REQUEST_TIMEOUT_MS', 10_000, 600_000),
      headers: wholeNumber('MUSTER_HEADERS_TIMEOUT_MS', 5_000, 600_000),
      check: 500,
      answer: wholeNumber('MUSTER_ANSWER_TIMEOUT_MS', 20_000, 600_000),
      keepAlive: wholeNumber('MUSTER_KEEP_ALIVE_MS', 5_000, 600_000),
      drainDelay: wholeNumber('MUSTER_DRAIN_DELAY_MS', 0, 60_000),
      shutdown: wholeNumber('MUSTER_SHUTDOWN_MS', 10_000, 600_000),
    },
    rates: readRates(env.MUSTER_RATE_LIMITS || '1200/600000 6000/3000000', refuse),
    turns: {
      atOnce: Math.max(1, wholeNumber('MUSTER_TURNS', 8, 1_000)),
      waiting: wholeNumber('MUSTER_TURNS_WAITING', 200, 100_000),
      longestWait: wholeNumber('MUSTER_TURNS_WAIT_MS', 8_000, 600_000),
    },
  };
  if (faults.length > 0) throw new InvalidConfig(faults);
  return config;
}

type Refuse = <T>(fault: string, fallback: T) => T;

/** The address holds a password: what is refused is not repeated. */
function readDatabaseUrl(text: string, refuse: Refuse): string {
  const isPostgres = URL.canParse(text) && ['postgresql:', 'postgres:'].includes(new URL(text).protocol);
  return isPostgres ? text : refuse('DATABASE_URL must name a PostgreSQL server, as postgresql://user:password@host:5432/muster.', '');
}

/** `<key>` alone, or `<name>:<key>` pairs with commas between them. */
function readAdminKeys(text: string, refuse: Refuse): NamedKey[] {
  const parts = text.split(',').map((part) => part.trim());
  const keys = parts
    .filter((part) => part !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return colon < 0 ? { name: 'administrator', key: part } : { name: part.slice(0, colon), key: part.slice(colon + 1) };
    });
  const short = keys.filter(({ key }) => key.length < MIN_KEY_LENGTH);
  return short.length === 0 ? keys : refuse(`MUSTER_ADMIN_KEY must have at least ${MIN_KEY_LENGTH} characters.`, []);
}

/** `<issuer> <audience> <algorithm>`, with commas between several. */
function readTokenIssuers(text: string, refuse: Refuse): TokenIssuer[] {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const issuers = parts.flatMap((part) => {
    const [issuer = '', audience = '', name, ...more] = part.trim().split(/ +/);
    const algorithm = TOKEN_ALGORITHMS.find((known) => known === name);
    return algorithm && audience !== '' && more.length === 0 && isIssuer(issuer) ? [{ issuer, audience, algorithm }] : [];
  });
  return issuers.length === parts.length
    ? issuers
    : refuse(
        `MUSTER_TOKEN_ISSUERS must be <https issuer> <audience> <algorithm>, with commas between several; an algorithm is one of ${TOKEN_ALGORITHMS.join(', ')}.`,
        [],
      );
}

/** Plain http only on this machine: whoever can change an answer on the way could name keys of his own. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return (
    search === '' &&
    hash === '' &&
    (protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')))
  );
}

/** `none`, or requests and cost of a minute: those of an address without a key, then those of an account. */
function readRates(text: string, refuse: Refuse): Rates | null {
  if (text === 'none') return null;
  const [, ...numbers] = /^(\d{1,9})\/(\d{1,9}) +(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  const [requests = 0, cost = 0, ofAccounts = 0, costOfAccounts = 0] = numbers.map(Number);
  if ([requests, cost, ofAccounts, costOfAccounts].some((number) => number === 0))
    return refuse('MUSTER_RATE_LIMITS must be none, or as 1200/600000 6000/3000000.', null);
  return { anonymous: { requests, cost }, account: { requests: ofAccounts, cost: costOfAccounts } };
}

function readCors(text: string, refuse: Refuse): CorsPolicy {
  if (text === '*') return { kind: 'any' };
  if (text === 'none' || text === '') return { kind: 'none' };
  const origins = text.split(',').map((origin) => origin.trim());
  const unusable = origins.filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  return unusable.length === 0
    ? { kind: 'list', origins }
    : refuse(`MUSTER_CORS_ORIGINS must be *, none, or origins such as https://example.org; it has ${unusable.join(', ')}.`, {
        kind: 'none',
      });
}
