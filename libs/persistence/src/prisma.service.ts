import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { DATABASE_OPTIONS, type DatabaseOptions } from './database-options.js';
import { toDatabaseError } from './database-unavailable.error.js';
import { type Prisma, PrismaClient } from './generated/client.js';

/** A prepared statement: PostgreSQL keeps its plan under the name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Transaction = Prisma.TransactionClient;

/** Statements Prisma may keep prepared per connection; past the bound they are planned each time. */
const MOST_NAMED_STATEMENTS = 500;

/**
 * One pool for Prisma and for hand-written SQL. Nothing is connected before the first query, so a process starts while the database
 * is down; every error that says the database is away becomes a DatabaseUnavailableError.
 */
@Injectable()
export class PrismaService implements OnApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #client: PrismaClient;

  constructor(@Inject(DATABASE_OPTIONS) readonly options: DatabaseOptions) {
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      connectionTimeoutMillis: options.connectTimeout,
      statement_timeout: options.statementTimeout,
      application_name: options.applicationName,
      keepAlive: true,
    });
    // A connection lost while idle is replaced by the pool; unheard, the event would end the process.
    this.#pool.on('error', () => undefined);
    this.#client = new PrismaClient({ adapter: new PrismaPg(this.#pool, { statementNameGenerator: statementNames() }) });
  }

  /** Prisma's queries: `run((db) => db.settingRow.findMany())`. */
  async run<T>(work: (db: PrismaClient) => Promise<T>): Promise<T> {
    return heard(work(this.#client));
  }

  /** All or nothing. `timeout` in milliseconds. */
  async transaction<T>(work: (db: Transaction) => Promise<T>, timeout = 10_000): Promise<T> {
    return heard(this.#client.$transaction(work, { maxWait: this.options.connectTimeout * 2, timeout }));
  }

  /** One hand-written statement, prepared once per connection. */
  async query<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const result = await heard(this.#pool.query<Row>({ name: statement.name, text: statement.text, values: [...values] }));
    return result.rows;
  }

  /** A connection of one's own, for work that needs one session: long statements, advisory locks. Its settings end with it. */
  async session<T>(work: (connection: pg.ClientBase) => Promise<T>, statementTimeout = 60_000): Promise<T> {
    const connection = await heard(this.#pool.connect());
    try {
      await heard(connection.query(`SET statement_timeout = ${Math.trunc(statementTimeout)}`));
      return await heard(work(connection));
    } finally {
      connection.release(true);
    }
  }

  /** All or nothing, in hand-written SQL, on a connection of its own. */
  async sqlTransaction<T>(work: (connection: pg.ClientBase) => Promise<T>): Promise<T> {
    return this.session(async (connection) => {
      await connection.query('BEGIN');
      const result = await work(connection);
      await connection.query('COMMIT');
      return result;
    });
  }

  /** Whether the database answers now, and has been migrated. Never throws. */
  async ping(): Promise<boolean> {
    return this.#pool.query('SELECT 1 FROM release LIMIT 1').then(
      () => true,
      () => false,
    );
  }

  /** Called by Nest after the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.#client.$disconnect();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

async function heard<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Prisma's SQL text is stable per query shape: naming it lets PostgreSQL keep the plan. */
function statementNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_NAMED_STATEMENTS) return '';
    const name = `p_${createHash('sha1').update(sql).digest('base64url').slice(0, 16)}`;
    names.set(sql, name);
    return name;
  };
}
