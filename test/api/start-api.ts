import { SampleService } from '#muster/publishing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createApp } from '../../apps/api/src/create-app.js';
import { readConfig, type Config } from '../../apps/api/src/platform/config.js';
import type { ApiAccount } from '../api-account.js';
import { createTestDatabase, type TestDatabase } from '../database.js';

export const ADMIN_KEY = 'test-administrator-key-0123456789';

/** An API with a database of its own, on a free port. */
export interface TestApi {
  readonly url: string;
  readonly database: TestDatabase;
  readonly app: NestFastifyApplication;
  /** Everything that the API has logged so far, as text. */
  readonly logs: () => string;
  readonly close: () => Promise<void>;
}

/** `accountIn` makes the account of the database with which the api connects; without it, that is the owner's. */
type Settings = readonly [
  environment?: Readonly<Record<string, string>>,
  accountIn?: (database: TestDatabase) => Promise<ApiAccount>,
  more?: Pick<Config, 'threadEntry'>,
];

export async function startApi(...settings: Settings): Promise<TestApi> {
  return startOn(await createTestDatabase(), ...settings);
}

/** With the invented sample, as a new installation has it. */
export async function startSampleApi(...settings: Settings): Promise<TestApi> {
  return startOn(await createTestDatabase(await sampleDatabase()), ...settings);
}

let sample: Promise<TestDatabase> | null = null;

/** A database with the invented sample, to be copied and not dropped. Loaded once for all specs of a worker, because copies take the processor no time. */
export const sampleDatabase = (): Promise<TestDatabase> => (sample ??= newSample());

async function newSample(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const api = await listen({ DATABASE_URL: database.url });
  await publishSample(api);
  await api.app.close();
  return database;
}

/** Loads the invented sample. */
export async function publishSample({ app }: Pick<TestApi, 'app'>): Promise<readonly string[]> {
  return (await app.get(SampleService).load()).map(({ label }) => label);
}

async function startOn(database: TestDatabase, ...[environment, accountIn, more]: Settings): Promise<TestApi> {
  const account = await accountIn?.(database);
  const api = await listen({ DATABASE_URL: account?.url ?? database.url, ...environment }, more);
  const close = async (): Promise<void> => {
    await api.app.close();
    await account?.drop();
    await database.drop();
  };
  return { ...api, database, close };
}

/** Starts an API on the database in DATABASE_URL. Close `app` afterwards. `more` is what no variable sets. */
export async function listen(
  environment: Readonly<Record<string, string>>,
  more: Pick<Config, 'threadEntry'> = {},
): Promise<Pick<TestApi, 'url' | 'app' | 'logs'>> {
  const lines: string[] = [];
  const config = readConfig({
    MUSTER_ADMIN_KEY: ADMIN_KEY,
    PORT: '0',
    MUSTER_SAMPLE: 'none',
    MUSTER_RATE_LIMITS: 'none',
    MUSTER_CHECK_THREADS: '0',
    ...environment,
  });
  const app = await createApp(Object.assign(config, more), { write: (line) => void lines.push(line) });
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), app, logs: () => lines.join('') };
}

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly {
      readonly message: string;
      readonly path?: readonly unknown[];
      readonly extensions: Readonly<Record<string, unknown>>;
    }[];
    readonly extensions?: { readonly cost?: { readonly requested: number; readonly limit: number } };
  };
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a GraphQL request over HTTP. */
export async function ask(
  api: Pick<TestApi, 'url'>,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return request(api.url).post('/graphql').set(headers).send({ query, variables });
}

export const asAdministrator = { authorization: `Bearer ${ADMIN_KEY}` } as const;

export const codes = (answer: Answer): unknown[] => (answer.body.errors ?? []).map(({ extensions }) => extensions['code']);
