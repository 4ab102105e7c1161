// Every environment variable that Muster reads. The settings of the processes, docs/settings.md and the check of the compose file are
// derived from this table.
import { z } from 'zod';
import { adminKeys } from './admin-keys.js';
import { corsPolicy } from './cors-policy.js';
import { databaseUrl } from './database-url.js';
import { oneOf, text, wholeNumber } from './kind.js';
import { rateLimits } from './rate-limits.js';
import { optional, required, setting } from './setting.js';
import { tokenIssuers } from './token-issuers.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const folder = text('a folder');
const milliseconds = wholeNumber(0, 600_000);

/** Variables that several processes read. */
const SHARED = z.object({
  DATABASE_URL: required(
    databaseUrl,
    'The PostgreSQL server and database. `npm start` and `npm run muster` run an embedded server where it is not set.',
  ),
  LOG_LEVEL: optional(
    oneOf(LOG_LEVELS),
    'The least severe log lines that are written, as JSON on standard output. `info` has one line per request.',
    '`info`, or `warn` on a terminal',
  ),
  MUSTER_IMPORT_DIR: optional(
    folder,
    'The only folder that imports through the api may read from. Without it the api refuses imports and the worker does not start.',
  ),
});

/** Variables of the API only. */
const API = z.object({
  HOST: setting(text('a host name or address'), '127.0.0.1', 'The address to listen at. The image listens at `0.0.0.0`.'),
  PORT: setting(wholeNumber(0, 65_535), '3000', 'The port to listen at; 0 takes a free one.'),
  MUSTER_ADMIN_KEY: optional(
    adminKeys,
    'Administrator keys of at least 16 characters; the name of a key is the author in the audit log. Without it a key is made at the first start and shown once.',
  ),
  MUSTER_TOKEN_ISSUERS: optional(tokenIssuers, 'OpenID Connect issuers whose bearer tokens are accepted.'),
  MUSTER_DATABASE_FOLDER: optional(
    folder,
    'Where the embedded PostgreSQL keeps its data: set by `npm start`, and shown when the api has started.',
  ),
  MUSTER_SAMPLE: optional(oneOf(['none']), 'Whether an empty database begins with the invented sample data.', 'the sample is loaded'),
  MUSTER_JOBS: optional(oneOf(['elsewhere']), 'Whether this api leaves imports and jobs to workers.', 'the api does them itself'),
  MUSTER_KEEP_CHECKS_HOURS: setting(
    wholeNumber(1, 8_760),
    '24',
    'How many hours jobs, their lists and results, and reports with a link are kept.',
  ),
  MUSTER_CORS_ORIGINS: setting(
    corsPolicy,
    '*',
    'Web origins that may call the api. With `*` every origin may, but none may send a key; listed origins may send keys.',
  ),
  MUSTER_TRUST_PROXY: setting(
    wholeNumber(0, 10),
    '0',
    "How many reverse proxies stand in front of the api and may state the caller's address.",
  ),
  MUSTER_RATE_LIMITS: setting(
    rateLimits,
    '1200/600000 6000/3000000',
    'Requests and cost per minute: first of an address without a key, then of an account. A check costs about 1,000, and 500 for each further release.',
  ),
  MUSTER_UPLOADS_MB: setting(
    wholeNumber(0, 1_000_000),
    '64',
    'How many MB of lists an address without a key may have kept by jobs within 24 hours; 0: as many as it likes.',
  ),
  MUSTER_TURNS: setting(wholeNumber(1, 1_000), '8', 'How many expensive operations a process runs at the same time.'),
  MUSTER_TURNS_WAITING: setting(wholeNumber(0, 100_000), '200', 'How many expensive operations may wait before more are refused.'),
  MUSTER_TURNS_WAIT_MS: setting(milliseconds, '8000', 'How many milliseconds an expensive operation waits before it is refused.'),
  MUSTER_REQUEST_TIMEOUT_MS: setting(
    milliseconds,
    '10000',
    'How many milliseconds the body of a request may take to arrive, beside the time that `MUSTER_UPLOAD_RATE` gives it; 0: as long as it likes.',
  ),
  MUSTER_UPLOAD_RATE: setting(
    wholeNumber(1, 999_999_999),
    '32768',
    'The slowest upload, in bytes a second: for every so many bytes that have arrived, a body has a second more.',
  ),
  MUSTER_HEADERS_TIMEOUT_MS: setting(milliseconds, '5000', 'How many milliseconds the headers of a request may take to arrive.'),
  MUSTER_ANSWER_TIMEOUT_MS: setting(milliseconds, '20000', 'How many milliseconds an answer may take to make.'),
  MUSTER_KEEP_ALIVE_MS: setting(milliseconds, '5000', 'How many milliseconds an idle connection stays open.'),
  MUSTER_DRAIN_DELAY_MS: setting(
    wholeNumber(0, 60_000),
    '0',
    'How many milliseconds the api is "not ready" before it closes its port, so that a load balancer can stop sending.',
  ),
  MUSTER_SHUTDOWN_MS: setting(milliseconds, '10000', 'How many milliseconds running requests may delay a shutdown.'),
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
    'The folder of real data, relative to the checkout; tests that need it are skipped where it is absent.',
  ),
  MUSTER_DRILL_CYCLES: setting(
    wholeNumber(1, 1_000),
    '3',
    'How many times the test of the queue kills a process. `npm run drill:queue` sets it to 20.',
  ),
  MUSTER_DOORS_LISTS: setting(
    wholeNumber(1, 10_000),
    '8',
    'How many real lists of each folder the test of the doors sends through every door.',
  ),
  MUSTER_DOORS_SEED: setting(wholeNumber(0, 1_000_000), '1', 'Which real lists the test of the doors draws.'),
  CHROMIUM: optional(
    text('a file'),
    'The browser that tests of the pages run in.',
    'Chromium or Chrome in `/usr/bin`, else the tests are skipped',
  ),
  FUZZ_RUNS: optional(wholeNumber(1, 999_999_999), 'How many inputs a fuzz test tries.', 'some thousands'),
  FUZZ_SEED: optional(
    wholeNumber(0, 999_999_999),
    'The seed of a fuzz test: the same seed gives the same inputs.',
    'the same seed every time',
  ),
  MUSTER_URL: setting(text('an address'), 'http://127.0.0.1:3000', 'The api that the example client calls.'),
  MUSTER_KEY: optional(text('an API key'), 'The API key that the example client sends.'),
});

/** The variables grouped by reader: a heading, the processes that read them, and the variables. */
export const SETTING_GROUPS = [
  { title: 'The api and the worker', readBy: ['api', 'worker'], settings: SHARED },
  { title: 'The api', readBy: ['api'], settings: API },
  { title: 'The commands of a checkout', readBy: ['commands'], settings: COMMANDS },
  { title: 'Tests, benchmarks and examples', readBy: ['development'], settings: DEVELOPMENT },
] as const;

export const API_SETTINGS = SHARED.extend(API.shape);
export const WORKER_SETTINGS = SHARED.extend({
  MUSTER_IMPORT_DIR: required(folder, 'The folder that imports are read from.'),
});
