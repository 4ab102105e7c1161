import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { KeptAnswers } from './answers/kept-answers.js';
import { inTransaction } from './connections/in-transaction.js';
import type { Pools, PoolUse } from './connections/pools.js';
import type { Statement } from './connections/statement.js';
import { DATABASE_OPTIONS, type DatabaseOptions } from './database-options.js';
import { DatabaseUnavailableError, toDatabaseError } from './database-unavailable.error.js';
import type { Prisma, PrismaClient } from './generated/client.js';
import { isDiskFull, type Unreachable, whyUnreachable } from './unreachable.js';

export type { PoolUse, Statement };

export type Transaction = Prisma.TransactionClient;

/** Milliseconds. Readiness probes wait for at most one second. */
const PING_PATIENCE = 800;
/** Milliseconds of a transaction as a whole. With the questions before it, a request is answered within five seconds. */
export const LONGEST_TRANSACTION = 2_500;
/** The same for the transactions of tasks for which no request waits. */
export const LONGEST_OF_TASK = 600_000;
/** Milliseconds between two messages about the same trouble, and for which a full disk counts after it was noticed. */
const TELL_AGAIN = 60_000;
const FULL_FOR = 30_000;
const PING = 'SELECT 1 FROM release LIMIT 1';
const RELEASE_LOCKS = 'SELECT pg_advisory_unlock_all()';
const NEXT_TRANSACTION: Statement = {
  name: 'next-transaction',
  text: 'SELECT pg_snapshot_xmin(seen)::text AS oldest, pg_snapshot_xmax(seen)::text AS next FROM pg_current_snapshot() AS seen',
};
const POSITION: Statement = { name: 'log-position', text: 'SELECT pg_current_wal_lsn()::text AS position' };
const TODAY: Statement = { name: 'today', text: `SELECT to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD') AS today` };

/**
 * The database connections of a process, for Prisma and for hand-written SQL. The first query opens the first connection, so a process
 * can start while the database is unavailable. Every error of an unavailable database becomes a DatabaseUnavailableError.
 */
@Injectable()
export class PrismaService implements OnApplicationShutdown {
  #pools: Pools | null = null;
  #opening: Promise<Pools> | null = null;
  #fullAt = -Infinity;
  /** When each trouble was told. */
  readonly #toldAt = new Map<string, number>();

  constructor(
    @Inject(DATABASE_OPTIONS) readonly options: DatabaseOptions,
    private readonly answers: KeptAnswers,
  ) {}

  /** Runs Prisma queries: `run((db) => db.settingRow.findMany())`. */
  async run<T>(work: (db: PrismaClient) => Promise<T>): Promise<T> {
    return this.#heard(work((await this.#opened()).client));
  }

  /** Runs the work in a transaction. `timeout` is in milliseconds; a database that takes longer counts as unavailable. */
  async transaction<T>(work: (db: Transaction) => Promise<T>, timeout = LONGEST_TRANSACTION): Promise<T> {
    const { client } = await this.#opened();
    return this.#heard(client.$transaction(work, { maxWait: this.options.connectTimeout, timeout }));
  }

  /** Runs a hand-written statement, prepared once per connection. */
  async query<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const { queries } = this.#pools ?? (await this.#opened());
    const result = await this.#heard(queries.query<Row>({ name: statement.name, text: statement.text, values: [...values] }));
    return result.rows;
  }

  /** Like `query`, for the content of releases, which a replica may have. */
  async content<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const { replica } = this.#pools ?? (await this.#opened());
    return (await replica?.query<Row>(statement, values)) ?? this.query<Row>(statement, values);
  }

  /** Called after the releases were listed and had changed. */
  async releasesChanged(): Promise<void> {
    if (this.options.replicaUrl === null) return;
    const { replica } = await this.#opened();
    const [row] = await this.query<{ readonly position: string }>(POSITION, []);
    if (row) replica?.mustReach(row.position);
  }

  /** Like `query`, for a statement whose answer depends on stored data alone. A command may know the answer from an earlier one. */
  async read<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return this.answers.to<Row>(JSON.stringify([statement.text, values]), {
      rows: () => this.query<Row>(statement, values),
      nextTransaction: () => this.#nextTransaction(),
    });
  }

  /** How the connections of this process are used; nothing before the first query. */
  get poolUse(): readonly PoolUse[] {
    return this.#pools?.use ?? [];
  }

  /** Whether the database could not store something lately, because its disk is full. It may still answer whatever only reads. */
  get isFull(): boolean {
    return performance.now() - this.#fullAt < FULL_FOR;
  }

  /** Whether this process has asked the database anything. */
  get isOpen(): boolean {
    return this.#pools !== null;
  }

  /** Called after a transaction of this process that changed nothing which `read` reads. */
  async wroteAside(transaction: string): Promise<void> {
    await this.answers.wroteAside(transaction);
  }

  /** ISO date in UTC, by the database's clock. */
  async today(): Promise<string> {
    if (this.answers.isOfThisMachine) return new Date().toISOString().slice(0, 10);
    const [row] = await this.query<{ readonly today: string }>(TODAY, []);
    return row?.today ?? '';
  }

  /** Runs SQL that another library generated, and returns the rows of all its statements. */
  async script(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
    const { queries } = await this.#opened();
    const results = [await this.#heard(values.length > 0 ? queries.query(text, [...values]) : queries.query(text))].flat();
    return { rows: results.flatMap(({ rows }): readonly unknown[] => rows) };
  }

  /**
   * Runs the work on a connection of its own, for work that needs one session: long statements, advisory locks. The connection is closed
   * afterwards. Its locks are released before that, because PostgreSQL may take a moment to notice that it is closed.
   */
  async session<T>(work: (connection: pg.ClientBase) => Promise<T>): Promise<T> {
    const { sessions } = await this.#opened();
    const connection = await this.#heard(sessions.connect());
    try {
      const done = await this.#heard(work(connection));
      await connection.query(RELEASE_LOCKS).catch(() => undefined); // the end of the connection releases them too
      return done;
    } finally {
      connection.release(true);
    }
  }

  /** Like `transaction`, for hand-written SQL. */
  async sqlTransaction<T>(work: (connection: pg.ClientBase) => Promise<T>, timeout = LONGEST_TRANSACTION): Promise<T> {
    const { sessions } = await this.#opened();
    return this.#heard(inTransaction(sessions, work, timeout));
  }

  /** Whether the database answers within `patience` milliseconds and has been migrated. Never throws. */
  async ping(patience = PING_PATIENCE): Promise<boolean> {
    const asked = this.whyUnreachable().then(
      (reason) => reason === null,
      () => false,
    );
    const given = new AbortController();
    const late = sleep(patience, false, { signal: given.signal }).catch(() => false);
    return Promise.race([asked, late]).finally(() => given.abort());
  }

  /** Null if the database can be used. */
  async whyUnreachable(): Promise<Unreachable | null> {
    const { queries } = await this.#opened();
    return queries.query(PING).then(
      () => null,
      (error: unknown) => this.#note(error),
    );
  }

  /** Nest calls this after the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.answers.keep();
    const pools = this.#pools ?? (await this.#opening?.catch(() => null));
    await pools?.close();
  }

  async #opened(): Promise<Pools> {
    this.#opening ??= this.#open();
    this.#pools = await this.#opening;
    return this.#pools;
  }

  /** Prisma and node-postgres are loaded here: a command that knows all answers from earlier ones does without them. */
  async #open(): Promise<Pools> {
    const { findUrl, url: known } = this.options;
    const [connections, url] = await Promise.all([import('./connections/pools.js'), findUrl === null ? known : findUrl()]);
    return new connections.Pools({ ...this.options, url });
  }

  async #heard<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const shown = toDatabaseError(error);
      if (shown instanceof DatabaseUnavailableError) this.#note(error);
      throw shown;
    }
  }

  /** Why the database cannot be used, which is told once a minute. */
  #note(error: unknown): Unreachable {
    const why = whyUnreachable(error);
    const now = performance.now();
    if (isDiskFull(error)) this.#fullAt = now;
    if (now - (this.#toldAt.get(why.sentence) ?? -Infinity) >= TELL_AGAIN) {
      this.#toldAt.set(why.sentence, now);
      this.options.onTrouble?.(why.sentence);
    }
    return why;
  }

  /** Null if a transaction has its number already and has not ended, because what it writes is not visible yet. */
  async #nextTransaction(): Promise<string | null> {
    const [row] = await this.query<{ readonly oldest: string; readonly next: string }>(NEXT_TRANSACTION, []);
    return row && row.oldest === row.next ? row.next : null;
  }
}
