import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ClientBase } from 'pg';
import type { Db, JobInsert, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { DatabaseUnavailableError } from '../database-unavailable.error.js';
import { type Json, type JsonObject, toJson } from '../json.js';
import { DatabaseListener } from '../notifications/database-listener.service.js';
import { PrismaService } from '../prisma.service.js';
import { openBoss } from './open-boss.js';
import { CARRIED, type CarriedColumns, DEPTHS, type QueueName, SCHEMA } from './queue-statements.js';

/** The dead-letter queue of each queue, for jobs that have used up their tries. A periodic task has none: it is queued again anyway. */
export type GivenUpQueueName = `${Exclude<QueueName, 'upkeep'>}-given-up`;

/** A job that a worker has claimed. It may have been started before: each job runs at least once. */
export interface TakenJob {
  readonly data: Json;
  /** Number of tries, including this one. */
  readonly tries: number;
  /** Why the last try failed. Null before the first try, or if the reason is unknown. */
  readonly reason: string | null;
  /** Aborted when the job no longer belongs to this worker. */
  readonly signal: AbortSignal;
}

/** How a worker processes a queue: by default one job at a time. */
export interface HowToWork {
  /** Jobs that are claimed together, processed at the same time, and settled together when all of them are done. */
  readonly atOnce?: number;
  /** Claims of which each goes on by itself. */
  readonly claims?: number;
  /** The periodic jobs of the queue, in place of those that it had. */
  readonly plan?: readonly PeriodicJob[];
}

/** Throws if the job must be tried again. */
export type JobHandler = (job: TakenJob) => Promise<void>;

export interface NewJob {
  /** Adding a job with an id that already exists has no effect. */
  readonly id?: string;
  readonly data: Exclude<Json, null>;
  /** Jobs with a higher priority run first. */
  readonly priority?: number;
}

/** A job that is queued again and again. */
export interface PeriodicJob {
  /** Unique within its queue. */
  readonly key: string;
  /** When it is due, as a cron expression in UTC. */
  readonly cron: string;
  readonly data: JsonObject;
}

/** How many jobs of a queue are in a state. A job for a later moment does not count before it. */
export interface QueueDepth {
  readonly queue: string;
  readonly state: 'waiting' | 'running' | 'given-up';
  readonly jobs: number;
  /** Seconds for which the oldest of them could have been done. */
  readonly oldestSeconds: number;
}

/** A job that used up its tries. Times are ISO 8601. */
export interface FailedJob {
  readonly queue: string;
  readonly data: Json;
  readonly tries: number;
  readonly reason: string | null;
  readonly failedAt: string | null;
}

/** Seconds between two checks for work without a notification: jobs that are tried again or given up, and periodic ones. */
const POLL = 2;
/** Seconds between two heartbeats of a job. */
const HEARTBEAT = 3;
/** Milliseconds between two attempts to reach an unavailable database. */
const RETRY = 1_000;

const HOW = { includeMetadata: true, perJobResults: true, pollingIntervalSeconds: POLL, heartbeatRefreshSeconds: HEARTBEAT } as const;

/** The queue shared by all processes. pg-boss keeps it in the same database and manages claims, heartbeats, tries and failed jobs. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  #opened: Promise<PgBoss> | null = null;
  #faults: ((error: unknown) => void)[] = [];

  constructor(
    private readonly prisma: PrismaService,
    private readonly listener: DatabaseListener,
  ) {}

  #boss(): Promise<PgBoss> {
    this.#opened ??= openBoss(this.prisma, (error) => this.#tell(error));
    return this.#opened;
  }

  /**
   * Adds the jobs in the connection's current transaction, so that they exist exactly if the transaction commits. A worker finds them at its
   * next check for work, or at once if a statement of the transaction also selects `notifyOfJobs`.
   */
  async add(connection: ClientBase, queue: QueueName, jobs: readonly NewJob[]): Promise<void> {
    const boss = await this.#boss();
    await boss.insert(queue, jobs.map(toInsert), { db: databaseOf(connection) });
  }

  /**
   * Processes a queue until `stopped` is aborted; running jobs are finished first. The failure of a job concerns no other. `onFault` receives
   * internal errors.
   */
  async work(
    queue: QueueName | GivenUpQueueName,
    handler: JobHandler,
    stopped: AbortSignal,
    onFault: (error: unknown) => void,
    { atOnce = 1, claims = 1, plan = [] }: HowToWork = {},
  ): Promise<void> {
    this.#faults.push(onFault);
    try {
      const boss = await this.#boss();
      if (!(await this.#start(boss, stopped))) return;
      await untilReachable(() => planJobs(boss, queue, plan), stopped);
      const handle = (job: JobWithMetadata<unknown>): Promise<void> => untilReachable(() => handler(toTaken(job)), stopped);
      const ids = await Promise.all(Array.from({ length: claims }, () => this.#claim(boss, queue, handle, atOnce)));
      // A lost notification costs the time until the next check for work.
      const hear = (added: string | null): void => {
        if (added === null || added === queue) for (const id of ids) boss.notifyWorker(id);
      };
      const removeListener = this.listener.on('muster_jobs', hear);
      await aborted(stopped);
      removeListener();
      await Promise.all(ids.map((id) => boss.offWork(queue, { id, wait: true })));
    } finally {
      this.#faults = this.#faults.filter((other) => other !== onFault);
    }
  }

  async #claim(boss: PgBoss, queue: string, handle: (job: JobWithMetadata<unknown>) => Promise<void>, atOnce: number): Promise<string> {
    const how = { ...HOW, batchSize: atOnce };
    const id: string = await boss.work<unknown, void, typeof how>(queue, how, async (jobs) => {
      const inTrace = await this.#traces(queue, jobs);
      const results = await Promise.all(jobs.map((job) => settled(job.id, () => inTrace(job.id, () => handle(job)))));
      boss.notifyWorker(id); // wakes the worker at once, because more jobs may be waiting
      return results;
    });
    return id;
  }

  /** Failed jobs of a queue that are still stored. */
  async failed(queue: QueueName, first: number): Promise<readonly FailedJob[]> {
    const text = `SELECT name, data, retry_count + 1 AS tries, output, completed_on FROM ${SCHEMA}.job
      WHERE name = $1 AND state = 'failed' ORDER BY completed_on DESC LIMIT $2`;
    const rows = await this.prisma.query<FailedColumns>({ name: 'failed-jobs', text }, [queue, first]);
    return rows.map(({ name, data, tries, output, completed_on: at }) => ({
      ...{ queue: name, data: toJson(data), tries, reason: reasonIn(output), failedAt: at?.toISOString() ?? null },
    }));
  }

  /** The jobs that are not finished, and those that used up their tries, by queue. A state without jobs is left out. */
  async depths(): Promise<readonly QueueDepth[]> {
    return this.prisma.query<QueueDepth>(DEPTHS, []);
  }

  async onApplicationShutdown(): Promise<void> {
    const boss = await this.#opened?.catch(() => undefined);
    await boss?.stop({ graceful: false, close: false }).catch(() => undefined);
  }

  /** How to run each of the jobs within the trace that it carries. */
  async #traces(queue: string, jobs: readonly { readonly id: string }[]) {
    const { tracing } = this.prisma.options;
    if (!tracing) return <T>(_id: string, work: () => Promise<T>): Promise<T> => work();
    const rows = await this.prisma.query<CarriedColumns>(CARRIED, [queue, jobs.map(({ id }) => id)]).catch(() => []);
    const carried = new Map(rows.map(({ id, trace_context: context }) => [id, context]));
    return <T>(id: string, work: () => Promise<T>): Promise<T> => tracing.inJob(queue, carried.get(id) ?? null, work);
  }

  /** False if the queue was stopped before the database could be reached. */
  async #start(boss: PgBoss, stopped: AbortSignal): Promise<boolean> {
    while (!stopped.aborted) {
      try {
        await boss.start();
        return true;
      } catch (error) {
        this.#tell(error);
        await sleep(RETRY, undefined, { signal: stopped }).catch(() => undefined);
      }
    }
    return false;
  }

  /**
   * Errors of an unavailable database are not reported here: the operation that needs the database reports them, and the queue continues
   * when it is back.
   */
  #tell(told: unknown): void {
    const error = toError(told);
    if (error.name !== 'DatabaseUnavailableError') this.#faults.at(0)?.(error);
  }
}

/** A due job is queued once, because its minute is part of its key. If no process ran when it was due, it is queued later, once. */
async function planJobs(boss: PgBoss, queue: QueueName | GivenUpQueueName, plan: readonly PeriodicJob[]): Promise<void> {
  for (const { key, cron, data } of plan) await boss.schedule(queue, cron, { ...data }, { key, singletonKey: key, missed: 'once' });
  if (plan.length === 0) return;
  for (const { key } of await boss.getSchedules(queue)) if (!plan.some((job) => job.key === key)) await boss.unschedule(queue, key);
}

/** pg-boss tells of what a worker threw with a plain object that has the properties of the error. */
function toError(told: unknown): Error {
  if (told instanceof Error) return told;
  const error = new Error('A worker of the queue failed.');
  return typeof told === 'object' && told !== null ? Object.assign(error, told) : error;
}

interface FailedColumns {
  readonly name: string;
  readonly data: unknown;
  readonly tries: number;
  readonly output: unknown;
  readonly completed_on: Date | null;
}

/** How a job ended, so that a failure concerns no other job that was claimed with it. */
async function settled(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: error instanceof Error ? { message: error.message } : null };
  }
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

/** pg-boss stores what a handler threw, and its own messages in `value`. */
export function reasonIn(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null;
  if ('message' in output && typeof output.message === 'string') return output.message;
  return 'value' in output ? reasonIn(output.value) : null;
}

/** Waits while the database is unavailable, so that the outage does not count as a try of the job. */
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
