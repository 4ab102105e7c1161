import type pg from 'pg';
import type { DatabaseOptions } from '../database-options.js';
import { openPool } from './open-pool.js';
import type { Statement } from './statement.js';

/** Milliseconds for which a replica that failed is left alone. */
const REST = 2_000;
/** Milliseconds between two questions whether the replica has caught up. */
const PAUSE = 100;

const REACHED: Statement = {
  name: 'replica-reached',
  text: 'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached',
};

/**
 * A streaming replica that answers for the content of releases. It is used only while it holds everything that the database held when the
 * releases were last listed, so nobody sees a release without its content or a draft as it was before an edit. If the replica fails or
 * lags behind, the database is asked.
 */
export class Replica {
  readonly #pool: pg.Pool;
  /** The position in the log that the replica must have reached. Null until the releases have been listed. */
  #needed: string | null = null;
  #hasReached = false;
  #restsUntil = 0;
  #isAsking = false;

  constructor(options: DatabaseOptions, url: string) {
    this.#pool = openPool(
      { ...options, url, applicationName: `${options.applicationName} replica` },
      options.poolSize,
      options.statementTimeout,
    );
  }

  /** Called with the database's position in the log, after the releases were listed and had changed. */
  mustReach(position: string): void {
    this.#needed = position;
    this.#hasReached = false;
  }

  /** Null if the database must be asked. */
  async query<Row extends pg.QueryResultRow>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[] | null> {
    if (!this.#isCurrent()) return null;
    try {
      return (await this.#pool.query<Row>({ name, text, values: [...values] })).rows;
    } catch {
      this.#rest();
      return null;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #isCurrent(): boolean {
    if (this.#hasReached) return true;
    if (!this.#isAsking && performance.now() >= this.#restsUntil) void this.#ask();
    return false;
  }

  async #ask(): Promise<void> {
    const needed = this.#needed;
    if (needed === null) return;
    this.#isAsking = true;
    try {
      const { rows } = await this.#pool.query<{ readonly reached: boolean | null }>({ ...REACHED, values: [needed] });
      if (rows[0]?.reached === true && needed === this.#needed) this.#hasReached = true;
      else this.#restsUntil = performance.now() + PAUSE;
    } catch {
      this.#rest();
    } finally {
      this.#isAsking = false;
    }
  }

  /** A replica that comes back may be another one, or an older copy, so its position is asked again. */
  #rest(): void {
    this.#hasReached = false;
    this.#restsUntil = performance.now() + REST;
  }
}
