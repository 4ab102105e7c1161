// Every environment variable that Muster reads. The settings of the processes, docs/settings.md and the check of the compose file are
// derived from this table.
import { z } from 'zod';
import { adminKeys } from './admin-keys.js';
import { corsPolicy } from './cors-policy.js';
import { databaseUrl } from './database-url.js';
import { oneOf, text, wholeNumber } from './kind.js';
import { rateLimits } from './rate-limits.js';
import { optional, required, setting } from './setting.js';
import { traces } from './traces.js';
import { tokenIssuers } from './token-issuers.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const folder = text('a folder');
const milliseconds = wholeNumber(0, 600_000);

/** Variables that several processes read. */
const SHARED = z.object({
  DATABASE_URL: required(
    databaseUrl,
    'The PostgreSQL server and database. `npm start` and `npm run muster` run an embedded server if it is not set.',
  ),
  MUSTER_REPLICA_URL: optional(
    databaseUrl,
    'A streaming replica of the database, which answers for the content of releases while it is up to date. See docs/scale.md.',
    'the database answers everything',
  ),
  HOST: setting(text('a host name or address'), '127.0.0.1', 'The address to listen on. The container image listens on `0.0.0.0`.'),
  LOG_LEVEL: optional(
    oneOf(LOG_LEVELS),
    'The minimum severity of log lines, which are written as JSON to standard output. `info` writes one line per request.',
    '`info`, or `warn` on a terminal',
  ),
  MUSTER_METRICS_PORT: optional(
    wholeNumber(1, 65_535),
    'The port at which a process serves its metrics in the format of Prometheus (`/metrics`) and its health (`/health/live`, `/health/ready`) to anyone who reaches it. Open it to your own network only.',
    'the API serves both at its own port, the metrics to administrators; a worker serves nothing',
  ),
  MUSTER_TRACES: optional(
    traces,
    'Where OpenTelemetry traces are sent: the OTLP/HTTP address of a collector, such as `http://collector:4318/v1/traces`, or `console`. See docs/operations.md.',
    'no traces are made, and OpenTelemetry is not loaded',
  ),
  MUSTER_CHECK_THREADS: setting(
    wholeNumber(0, 64),
    '1',
    'Maximum number of threads in which a process checks lists; on two processors one is best. Each takes 50 MB, and 100 MB for each release that it uses, and opens these releases by itself. With 0, requests are checked in the process itself, and jobs in one thread.',
  ),
  MUSTER_WEBHOOKS: optional(
    oneOf(['anywhere']),
    'Whether webhooks of events may use http and reach loopback and private addresses.',
    'only https and public addresses',
  ),
  MUSTER_KEEP_AUDIT_MONTHS: setting(wholeNumber(1, 1_200), '120', 'How many whole months the audit log is kept. Older months are dropped.'),
  MUSTER_IMPORT_DIR: optional(
    folder,
    'The only folder from which imports through the API may read. Without it, the API refuses imports and the worker does not start.',
  ),
});

/** Variables of the API only. */
const API = z.object({
  PORT: setting(wholeNumber(0, 65_535), '3000', 'The port to listen on; 0 selects a free port.'),
  MUSTER_ADMIN_KEY: optional(
    adminKeys,
    'Administrator keys of at least 16 characters; the name of a key is the author in the audit log. Without it, a key is created at the first start and shown once.',
  ),
  MUSTER_TOKEN_ISSUERS: optional(
    tokenIssuers,
    'OpenID Connect issuers whose bearer tokens are accepted. A token whose scopes name permissions of Muster has only those (docs/api.md); one whose scopes name none has all permissions of its account, or with `scoped` none.',
  ),
  MUSTER_DATABASE_FOLDER: optional(
    folder,
    'The data folder of the embedded PostgreSQL. `npm start` sets it, and the API shows it when it has started.',
  ),
  MUSTER_SAMPLE: optional(oneOf(['none']), 'Whether the invented sample data is loaded into an empty database.', 'the sample is loaded'),
  MUSTER_JOBS: optional(oneOf(['elsewhere']), 'Whether this API leaves imports and jobs to workers.', 'the API runs them itself'),
  MUSTER_KEEP_CHECKS_HOURS: setting(
    wholeNumber(1, 8_760),
    '336',
    'How many hours checked lists and their reports are stored. The default of two weeks is longer than an event and the time in which its lists are disputed.',
  ),
  MUSTER_SESSION_IDLE_HOURS: setting(
    wholeNumber(1, 168),
    '48',
    'After how many hours without use a browser is signed out of the pages; one of an administrator after 4 at most. The default of two days lets the phone of a judge rest over night.',
  ),
  MUSTER_DOCUMENTS: optional(
    folder,
    'The folder of persisted documents: `.graphql` files and the `.json` manifests that build tools of clients write. Requests may name these documents by their SHA-256. Read at the start.',
  ),
  MUSTER_ANONYMOUS_DOCUMENTS: optional(
    oneOf(['persisted']),
    'Whether callers without a key or token may send only documents of `MUSTER_DOCUMENTS`.',
    'any document',
  ),
  MUSTER_CORS_ORIGINS: setting(
    corsPolicy,
    '*',
    'Web origins that may call the API. With `*`, every origin may call it, but none may send a key; listed origins may send keys.',
  ),
  MUSTER_TRUST_PROXY: setting(
    wholeNumber(0, 10),
    '0',
    "Number of reverse proxies in front of the API that may state the caller's address.",
  ),
  MUSTER_RATE_LIMITS: setting(
    rateLimits,
    '1200/600000 6000/3000000',
    'Maximum requests and cost per minute, first for an address without a key, then for an account. A check costs about 1,000, and each further release 500.',
  ),
  MUSTER_UPLOADS_MB: setting(
    wholeNumber(0, 1_000_000),
    '64',
    'Maximum MB of lists that jobs may store within 24 hours for an address without a key; 0 means unlimited.',
  ),
  MUSTER_ENTRIES_KEPT: setting(
    wholeNumber(0, 1_000_000),
    '3000',
    'Maximum number of entries of each kind (datasheets, detachments ...) that the process keeps in memory; a datasheet takes about 20 KB.',
  ),
  MUSTER_ANSWERS_MB: setting(
    wholeNumber(0, 100_000),
    '32',
    'Maximum MB of whole answers about data releases that the process keeps in memory; 0 keeps none.',
  ),
  MUSTER_TURNS: setting(wholeNumber(1, 1_000), '8', 'Maximum number of expensive operations that a process runs at the same time.'),
  MUSTER_TURNS_WAITING: setting(
    wholeNumber(0, 100_000),
    '200',
    'Maximum number of expensive operations that may wait; further ones are refused.',
  ),
  MUSTER_TURNS_WAIT_MS: setting(milliseconds, '8000', 'Maximum milliseconds that an expensive operation waits before it is refused.'),
  MUSTER_REQUEST_TIMEOUT_MS: setting(
    milliseconds,
    '10000',
    'Maximum milliseconds for receiving the body of a request, in addition to the time allowed by `MUSTER_UPLOAD_RATE`; 0 means unlimited.',
  ),
  MUSTER_UPLOAD_RATE: setting(
    wholeNumber(1, 999_999_999),
    '32768',
    'Minimum upload rate in bytes per second. Each time this many bytes have arrived, the body may take one more second.',
  ),
  MUSTER_HEADERS_TIMEOUT_MS: setting(milliseconds, '5000', 'Maximum milliseconds for receiving the headers of a request.'),
  MUSTER_ANSWER_TIMEOUT_MS: setting(milliseconds, '20000', 'Maximum milliseconds for computing a response.'),
  MUSTER_KEEP_ALIVE_MS: setting(
    milliseconds,
    '72000',
    'Milliseconds after which an idle connection is closed. More than a proxy in front keeps one (mostly 60 s), or it sends requests on connections that are closing.',
  ),
  MUSTER_DRAIN_DELAY_MS: setting(
    wholeNumber(0, 60_000),
    '0',
    'Milliseconds for which the API reports "not ready" before it closes its port, so that a load balancer can stop sending requests.',
  ),
  MUSTER_SHUTDOWN_MS: setting(milliseconds, '10000', 'Maximum milliseconds for which running requests delay a shutdown.'),
});

/** Variables of the commands in package.json. */
const COMMANDS = z.object({
  MUSTER_HOME: setting(folder, '.data', 'The folder of the embedded PostgreSQL, relative to the checkout.'),
});

/** Variables of the tests, the benchmarks and the example client. */
const DEVELOPMENT = z.object({
  MUSTER_DATA: setting(
    folder,
    '../shared',
    'The folder of real data, relative to the checkout; tests that need it are skipped if it does not exist.',
  ),
  MUSTER_DRILL_CYCLES: setting(
    wholeNumber(1, 1_000),
    '1',
    'How many times a drill kills or restarts each process. `npm run drill` sets it to 25 for restarts and to 100 otherwise.',
  ),
  MUSTER_DRILL_PLAYERS: setting(
    wholeNumber(20, 10_000),
    '40',
    'The number of players who submit in the test of events. `npm run drill -- event` sets it to 5,000.',
  ),
  MUSTER_DRILL_ROUNDS: setting(
    wholeNumber(1, 10_000),
    '3',
    'How many rounds the drill of races runs. `npm run drill -- races` sets it to 500.',
  ),
  MUSTER_DRILL_SECONDS: optional(
    wholeNumber(1, 86_400),
    'How many seconds the drills of load, overload and a soak take. `npm run drill` sets it to 60, 30 and 2,700.',
    'a few seconds',
  ),
  MUSTER_DRILL_SHARE: setting(
    wholeNumber(1, 100),
    '10',
    'The percentage of its rates of requests that the drill of load sends. `npm run drill -- load` sends all of them.',
  ),
  MUSTER_DRILL_ROSTERS: setting(
    wholeNumber(1_000, 1_000_000),
    '2000',
    'The number of rosters that are stored in the test of growth, and a tenth of the number of checks. `npm run drill -- growth` sets it to 100,000.',
  ),
  MUSTER_DRILL_PREVIOUS: setting(
    wholeNumber(0, 1),
    '0',
    'Whether the drill of upgrades also runs tests of the previous version on the current schema, which takes minutes. `npm run drill -- upgrade` sets it to 1.',
  ),
  MUSTER_DRILL_REAL_LISTS: setting(
    wholeNumber(0, 1),
    '0',
    'Whether the drill of verdicts also checks the real lists, which takes minutes. `npm run drill -- verdicts` sets it to 1.',
  ),
  MUSTER_DOORS_LISTS: setting(
    wholeNumber(1, 10_000),
    '8',
    'How many real lists per folder are compared across all ways of submitting a list.',
  ),
  MUSTER_DOORS_SEED: setting(wholeNumber(0, 1_000_000), '1', 'Seed that selects these real lists.'),
  CHROMIUM: optional(
    text('a file'),
    'The browser in which the tests of the pages run.',
    'Chromium or Chrome in `/usr/bin`; without one, the tests are skipped',
  ),
  MUSTER_SHOTS: optional(folder, 'The folder in which tests of pages save a picture of each page that they see.', 'no pictures are saved'),
  FUZZ_RUNS: optional(wholeNumber(1, 999_999_999), 'Number of inputs that a fuzz test tries.', 'several thousand'),
  FUZZ_SEED: optional(
    wholeNumber(0, 999_999_999),
    'The seed of a fuzz test: the same seed gives the same inputs.',
    'the same seed every time',
  ),
  MUSTER_URL: setting(text('an address'), 'http://127.0.0.1:3000', 'The API that the example client calls.'),
  MUSTER_KEY: optional(text('an API key'), 'The API key that the example client sends.'),
});

/** The variables grouped by reader: a heading, the processes that read them, and the variables. */
export const SETTING_GROUPS = [
  { title: 'The API and the worker', readBy: ['api', 'worker'], settings: SHARED },
  { title: 'The API', readBy: ['api'], settings: API },
  { title: 'The commands of a checkout', readBy: ['commands'], settings: COMMANDS },
  { title: 'Tests, benchmarks and examples', readBy: ['development'], settings: DEVELOPMENT },
] as const;

export const API_SETTINGS = SHARED.extend(API.shape);
export const WORKER_SETTINGS = SHARED.extend({
  MUSTER_IMPORT_DIR: required(folder, 'The folder from which imports are read.'),
});
