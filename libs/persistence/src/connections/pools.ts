import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { DatabaseOptions } from '../database-options.js';
import { PrismaClient } from '../generated/client.js';
import { openPool } from './open-pool.js';
import { Replica } from './replica.js';

/** Number of statements that Prisma may keep prepared per connection. Beyond it, statements are planned each time. */
const MOST_NAMED_STATEMENTS = 500;
/** Maximum milliseconds for a statement of a session. */
const SESSION_STATEMENT_TIMEOUT = 60_000;

/** The connections of a pool: open ones, those of them without work, and tasks that wait for one. At most `most` are opened. */
export interface PoolUse {
  readonly pool: string;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
}

/** The connections of a process. The first query opens the first connection. */
export class Pools {
  readonly queries: pg.Pool;
  /** Connections for hand-written transactions, and for long operations that need one of their own. */
  readonly sessions: pg.Pool;
  /** Null if there is none. */
  readonly replica: Replica | null;
  #client: PrismaClient | null = null;

  constructor(options: DatabaseOptions) {
    this.queries = openPool(options, options.poolSize, options.statementTimeout);
    this.sessions = openPool(options, Math.ceil(options.poolSize / 2), SESSION_STATEMENT_TIMEOUT);
    this.replica = options.replicaUrl === null ? null : new Replica(options, options.replicaUrl);
  }

  /** A process that only runs hand-written statements does without Prisma's client, which takes a while to make. */
  get client(): PrismaClient {
    this.#client ??= new PrismaClient({ adapter: new PrismaPg(this.queries, { statementNameGenerator: statementNames() }) });
    return this.#client;
  }

  /** How the connections are used at this moment. */
  get use(): readonly PoolUse[] {
    return [
      { pool: 'queries', pg: this.queries },
      { pool: 'sessions', pg: this.sessions },
    ].map(({ pool, pg: of }) => ({ pool, open: of.totalCount, idle: of.idleCount, waiting: of.waitingCount, most: of.options.max }));
  }

  async close(): Promise<void> {
    await this.#client?.$disconnect();
    for (const pool of [this.queries, this.sessions]) if (!pool.ending) await pool.end();
    await this.replica?.close();
  }
}

/** Prisma generates the same SQL text for queries of the same shape; a name lets PostgreSQL reuse the plan. */
function statementNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_NAMED_STATEMENTS) return '';
    const name = `p_${createHash('sha256').update(sql).digest('base64url').slice(0, 16)}`;
    names.set(sql, name);
    return name;
  };
}
