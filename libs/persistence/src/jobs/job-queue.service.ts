import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { type Db, type JobInsert, type JobWithMetadata, PgBoss } from 'pg-boss';
import { DatabaseUnavailableError } from '../database-unavailable.error.js';
import { type Json, toJson } from '../json.js';
import { PrismaService } from '../prisma.service.js';

/** What is done in queues. The migration that makes them says how often a job is tried, and when its worker is taken for lost. */
export type QueueName = 'imports' | 'check-lists' | 'roster-checks';
/** Beside each queue, one of the jobs that were tried as often as they may be. */
export type GivenUpQueueName = `${QueueName}-given-up`;

/** A job that a worker has. It may have been begun before: a job is done at least once. */
export interface TakenJob {
  readonly data: Json;
  /** This one included. */
  readonly tries: number;
  /** Why the last try failed; null before the first, and where nobody knows. */
  readonly reason: string | null;
  /** Aborted when the job is no longer this worker's. */
  readonly signal: AbortSignal;
}

/** Throws where the job is to be tried again. */
export type JobHandler = (job: TakenJob) => Promise<void>;

export interface NewJob {
  /** Two jobs of one id are one. */
  readonly id?: string;
  readonly data: Exclude<Json, null>;
  /** The higher, the sooner. */
  readonly priority?: number;
}

/** A job that nobody finished. Times are ISO 8601. */
export interface FailedJob {
  readonly queue: string;
  readonly data: Json;
  readonly tries: number;
  readonly reason: string | null;
  readonly failedAt: string | null;
}

const SCHEMA = 'pgboss';
/** Seconds between two looks for work, and between two looks for workers that are gone. */
const POLL = 0.5;
const SUPERVISE = 5;
/** Seconds between two signs of life of a job. */
const HEARTBEAT = 3;
/** Milliseconds between two tries to reach a database that is away. */
const RETRY = 1_000;

/** The one queue of all processes, kept by pg-boss in the same database: claims, signs of life, tries and failed jobs are its business alone. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  readonly #boss: PgBoss;
  #faults: ((error: unknown) => void)[] = [];

  constructor(private readonly prisma: PrismaService) {
    const settings = {
      supervise: true,
      superviseIntervalSeconds: SUPERVISE,
      monitorIntervalSeconds: SUPERVISE,
      schedule: false,
      reindex: false,
    };
    const alone = { migrate: false, createSchema: false, registerInstance: false, monitorVacuum: false };
    this.#boss = new PgBoss({
      db: { executeSql: (text, values = []) => this.prisma.script(text, values) },
      schema: SCHEMA,
      ...settings,
      ...alone,
    });
    this.#boss.on('error', (error) => this.#tell(error));
  }

  /** In the transaction that the connection is in: the jobs are there when it is, and not otherwise. */
  async add(connection: ClientBase, queue: QueueName, jobs: readonly NewJob[]): Promise<void> {
    await this.#boss.insert(queue, jobs.map(toInsert), { db: databaseOf(connection) });
  }

  /** Works off a queue, one job at a time, until it is told to stop; the job under way is finished first. `onFault` hears of faults of ours. */
  async work(
    queue: QueueName | GivenUpQueueName,
    handler: JobHandler,
    stopped: AbortSignal,
    onFault: (error: unknown) => void,
  ): Promise<void> {
    this.#faults.push(onFault);
    try {
      if (!(await this.#start(stopped))) return;
      const options = { includeMetadata: true, pollingIntervalSeconds: POLL, heartbeatRefreshSeconds: HEARTBEAT } as const;
      const id: string = await this.#boss.work<unknown, void, typeof options>(queue, options, async (jobs) => {
        for (const job of jobs) await untilReachable(() => handler(toTaken(job)), stopped);
        this.#boss.notifyWorker(id); // there may be more
      });
      await aborted(stopped);
      await this.#boss.offWork(queue, { id, wait: true });
    } finally {
      this.#faults = this.#faults.filter((other) => other !== onFault);
    }
  }

  /** Jobs of a queue that nobody finished, while they are kept. */
  async failed(queue: QueueName, first: number): Promise<readonly FailedJob[]> {
    const text = `SELECT name, data, retry_count + 1 AS tries, output, completed_on FROM ${SCHEMA}.job
      WHERE name = $1 AND state = 'failed' ORDER BY completed_on DESC LIMIT $2`;
    const rows = await this.prisma.query<FailedColumns>({ name: 'failed-jobs', text }, [queue, first]);
    return rows.map(({ name, data, tries, output, completed_on: at }) => ({
      ...{ queue: name, data: toJson(data), tries, reason: reasonIn(output), failedAt: at?.toISOString() ?? null },
    }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false }).catch(() => undefined);
  }

  /** False: it was told to stop before the database could be reached. */
  async #start(stopped: AbortSignal): Promise<boolean> {
    while (!stopped.aborted) {
      try {
        await this.#boss.start();
        return true;
      } catch (error) {
        this.#tell(error);
        await sleep(RETRY, undefined, { signal: stopped }).catch(() => undefined);
      }
    }
    return false;
  }

  /** That the database is away is told by who asks for it, and once it is back the job goes on. */
  #tell(error: unknown): void {
    if (!(error instanceof DatabaseUnavailableError)) this.#faults.at(0)?.(error);
  }
}

interface FailedColumns {
  readonly name: string;
  readonly data: unknown;
  readonly tries: number;
  readonly output: unknown;
  readonly completed_on: Date | null;
}

const databaseOf = (connection: ClientBase): Db => ({ executeSql: (text, values = []) => connection.query(text, values) });

const toInsert = ({ id, data, priority = 0 }: NewJob): JobInsert => ({
  ...(id === undefined ? {} : { id }),
  data: { ...Object(data) },
  priority,
});

const toTaken = ({ data, retryCount, output, sourceOutput, signal }: JobWithMetadata<unknown>): TakenJob => ({
  data: toJson(data),
  tries: retryCount + 1,
  reason: reasonIn(sourceOutput ?? output),
  signal,
});

/** pg-boss keeps what a handler threw, or in `value` what it says itself. */
function reasonIn(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null;
  if ('message' in output && typeof output.message === 'string') return output.message;
  return 'value' in output ? reasonIn(output.value) : null;
}

/** A database that is away is no fault of the job: it waits, and is no try less. */
async function untilReachable(work: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || stopped.aborted) throw error;
      await sleep(RETRY, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
