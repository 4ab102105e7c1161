import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { openPool } from './connections/open-pool.js';
import { DATABASE_OPTIONS, type DatabaseOptions } from './database-options.js';
import { toDatabaseError } from './database-unavailable.error.js';
import { type Prisma, PrismaClient } from './generated/client.js';
import { type Unreachable, whyUnreachable } from './unreachable.js';

/** A prepared statement. PostgreSQL keeps its plan under the name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Transaction = Prisma.TransactionClient;

/** Number of statements that Prisma may keep prepared per connection. Beyond it, statements are planned each time. */
const MOST_NAMED_STATEMENTS = 500;
/** Maximum milliseconds for a statement of a session. */
const SESSION_STATEMENT_TIMEOUT = 60_000;
/** Milliseconds. Readiness probes wait for at most one second. */
const PING_PATIENCE = 800;
const PING = 'SELECT 1 FROM release LIMIT 1';

/**
 * The database connections of a process, for Prisma and for hand-written SQL. The first query opens the first connection, so a process
 * can start while the database is unavailable. Every error of an unavailable database becomes a DatabaseUnavailableError.
 */
@Injectable()
export class PrismaService implements OnApplicationShutdown {
  readonly #pool: pg.Pool;
  /** Connections that are each used for one long operation. */
  readonly #sessions: pg.Pool;
  #client: PrismaClient | null = null;

  constructor(@Inject(DATABASE_OPTIONS) readonly options: DatabaseOptions) {
    this.#pool = openPool(options, options.poolSize, options.statementTimeout);
    this.#sessions = openPool(options, Math.ceil(options.poolSize / 2), SESSION_STATEMENT_TIMEOUT);
  }

  /** Runs Prisma queries: `run((db) => db.settingRow.findMany())`. */
  async run<T>(work: (db: PrismaClient) => Promise<T>): Promise<T> {
    return heard(work(this.#opened()));
  }

  /** Runs the work in a transaction. `timeout` is in milliseconds. */
  async transaction<T>(work: (db: Transaction) => Promise<T>, timeout = 10_000): Promise<T> {
    return heard(this.#opened().$transaction(work, { maxWait: this.options.connectTimeout * 2, timeout }));
  }

  /** Runs a hand-written statement, prepared once per connection. */
  async query<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const result = await heard(this.#pool.query<Row>({ name: statement.name, text: statement.text, values: [...values] }));
    return result.rows;
  }

  /** Runs SQL that another library generated, and returns the rows of all its statements. */
  async script(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
    const results = [await heard(values.length > 0 ? this.#pool.query(text, [...values]) : this.#pool.query(text))].flat();
    return { rows: results.flatMap(({ rows }): readonly unknown[] => rows) };
  }

  /**
   * Runs the work on a connection of its own, for work that needs one session: long statements, advisory locks. The connection is closed
   * afterwards.
   */
  async session<T>(work: (connection: pg.ClientBase) => Promise<T>): Promise<T> {
    const connection = await heard(this.#sessions.connect());
    try {
      return await heard(work(connection));
    } finally {
      connection.release(true);
    }
  }

  /** Runs hand-written SQL in a transaction on a connection of its own. */
  async sqlTransaction<T>(work: (connection: pg.ClientBase) => Promise<T>): Promise<T> {
    return this.session(async (connection) => {
      await connection.query('BEGIN');
      const result = await work(connection);
      await connection.query('COMMIT');
      return result;
    });
  }

  /** Whether the database answers within `patience` milliseconds and has been migrated. Never throws. */
  async ping(patience = PING_PATIENCE): Promise<boolean> {
    const asked = this.#pool.query(PING).then(
      () => true,
      () => false,
    );
    const given = new AbortController();
    const late = sleep(patience, false, { signal: given.signal }).catch(() => false);
    return Promise.race([asked, late]).finally(() => given.abort());
  }

  /** Null if the database can be used. */
  async whyUnreachable(): Promise<Unreachable | null> {
    return this.#pool.query(PING).then(() => null, whyUnreachable);
  }

  /** Nest calls this after the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.#client?.$disconnect();
    for (const pool of [this.#pool, this.#sessions]) if (!pool.ending) await pool.end();
  }

  /** A process that only runs hand-written statements does without Prisma's client, which takes a while to make. */
  #opened(): PrismaClient {
    this.#client ??= new PrismaClient({ adapter: new PrismaPg(this.#pool, { statementNameGenerator: statementNames() }) });
    return this.#client;
  }
}

async function heard<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Prisma generates the same SQL text for queries of the same shape; a name lets PostgreSQL reuse the plan. */
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
