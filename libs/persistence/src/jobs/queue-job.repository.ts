import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import type { Author } from '../audit/author.js';
import { recordAuditWith } from '../audit/record-audit.js';
import { type Json, toJson } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { reasonIn } from './job-queue.service.js';
import type { QueueName } from './queue-statements.js';

export const QUEUES = [
  'imports',
  'check-lists',
  'roster-checks',
  'event-checks',
  'webhooks',
  'upkeep',
] as const satisfies readonly QueueName[];

/** `failed`: it used up its tries. */
export type QueueJobState = 'waiting' | 'running' | 'failed';

/** A job of the queue that is not done. Times are ISO 8601. */
export interface QueueJob {
  readonly id: string;
  readonly queue: QueueName;
  readonly state: QueueJobState;
  /** Which import, list, roster or message it is about. */
  readonly data: Json;
  /** Number of tries so far. */
  readonly tries: number;
  /** Why the last try failed; null if none failed. */
  readonly reason: string | null;
  readonly queuedAt: string;
  readonly startedAt: string | null;
  readonly failedAt: string | null;
}

export interface QueueJobFilter {
  readonly queue?: QueueName;
  readonly state?: QueueJobState;
}

const STATE = `CASE WHEN state = 'failed' THEN 'failed' WHEN state = 'active' THEN 'running' ELSE 'waiting' END`;
const SHOWN = `name = ANY($1::text[]) AND state IN ('created', 'retry', 'active', 'failed') AND ($2::text IS NULL OR ${STATE} = $2)`;
const JOBS = `SELECT id, name, ${STATE} AS state, data, retry_count + (state IN ('active', 'failed'))::int AS tries, output, created_on,
    started_on, completed_on
  FROM pgboss.job WHERE ${SHOWN}`;
const PAGE: Statement = { name: 'queue-jobs', text: `${JOBS} ORDER BY created_on DESC, id DESC OFFSET $3 LIMIT $4` };
const FIND: Statement = { name: 'queue-job', text: `${JOBS} AND id = $3` };
const COUNT: Statement = { name: 'queue-jobs-count', text: `SELECT count(*)::int AS count FROM pgboss.job WHERE ${SHOWN}` };

/** The most jobs that are redriven at once. */
const MOST = 1_000;
const FAILED = `SELECT id, data FROM pgboss.job WHERE name = $1 AND state = 'failed' AND ($2::uuid IS NULL OR id = $2)
  ORDER BY created_on LIMIT ${MOST} FOR UPDATE SKIP LOCKED`;
/** What pg-boss itself does to retry failed jobs, with one further try. */
const RETRY = `UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now()
  WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'failed'`;

/** Takes back the failure that users see, so that the job has something to do. $1 is an array of the data of the jobs. */
const REOPEN: Readonly<Partial<Record<QueueName, string>>> = {
  imports: `UPDATE import_job SET status = 'queued', failure = NULL, finished_at = NULL
    WHERE failure = 'GIVEN_UP' AND id IN (SELECT (job->>'import')::uuid FROM unnest($1::jsonb[]) AS job)`,
  'check-lists': `DELETE FROM check_result USING unnest($1::jsonb[]) AS job
    WHERE failure IS NOT NULL AND job_id = (job->>'job')::uuid AND position = (job->>'position')::int`,
  'roster-checks': `UPDATE roster_check_run SET finished_at = NULL
    WHERE release_id IN (SELECT (job->>'release')::uuid FROM unnest($1::jsonb[]) AS job)`,
  webhooks: `UPDATE webhook_delivery SET state = 'waiting'
    WHERE state = 'failed' AND id IN (SELECT (job->>'delivery')::uuid FROM unnest($1::jsonb[]) AS job)`,
};

/** What users see of cancelled work. $1 is an array of the data of the jobs. Other work leaves nothing unfinished behind. */
const CLOSE: Readonly<Partial<Record<QueueName, string>>> = {
  'check-lists': `WITH saved AS (
      INSERT INTO check_result (job_id, position, failure, findings)
      SELECT list.job_id, list.position, 'CANCELLED', 0 FROM unnest($1::jsonb[]) AS job
        JOIN check_list list ON list.job_id = (job->>'job')::uuid AND list.position = (job->>'position')::int
      ON CONFLICT (job_id, position) DO NOTHING RETURNING job_id)
    SELECT pg_notify('muster_check_jobs', job_id::text) FROM (SELECT DISTINCT job_id FROM saved) AS told`,
  'roster-checks': `UPDATE roster_check_run SET finished_at = now()
    WHERE finished_at IS NULL AND release_id IN (SELECT (job->>'release')::uuid FROM unnest($1::jsonb[]) AS job)`,
  webhooks: `UPDATE webhook_delivery SET state = 'failed'
    WHERE state = 'waiting' AND id IN (SELECT (job->>'delivery')::uuid FROM unnest($1::jsonb[]) AS job)`,
};

/** The kinds of work that can be cancelled here. An import is cancelled by itself, and periodic work is queued again anyway. */
export type CancelledQueue = Exclude<QueueName, 'imports' | 'upkeep'>;

/** A run over saved rosters asks before each batch whether it still goes on, so that a running one can be cancelled, too. */
const CANCELLABLE: Readonly<Record<CancelledQueue, readonly string[]>> = {
  'check-lists': ['created', 'retry'],
  'roster-checks': ['created', 'retry', 'active'],
  'event-checks': ['created', 'retry'],
  webhooks: ['created', 'retry'],
};
const OPEN = `SELECT id, data FROM pgboss.job WHERE name = $1 AND state::text = ANY($3) AND ($2::uuid IS NULL OR id = $2)
  ORDER BY created_on LIMIT ${MOST} FOR UPDATE SKIP LOCKED`;
/** A running job ends by itself. */
const CANCEL = `UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"message": "Cancelled by an administrator."}'
  WHERE name = $1 AND id = ANY($2::uuid[]) AND state IN ('created', 'retry')`;

/** The jobs of the queue, for administrators. */
@Injectable()
export class QueueJobRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Newest first. */
  async list({ first, skip, ...filter }: QueueJobFilter & { readonly first: number; readonly skip: number }): Promise<readonly QueueJob[]> {
    const rows = await this.prisma.query<JobColumns>(PAGE, [...valuesOf(filter), skip, first]);
    return rows.map(toJob);
  }

  /** Null if there is no such job, or if it is done. */
  async find(id: string): Promise<QueueJob | null> {
    const [row] = await this.prisma.query<JobColumns>(FIND, [QUEUES, null, id]);
    return row ? toJob(row) : null;
  }

  async count(filter: QueueJobFilter): Promise<number> {
    const [row] = await this.prisma.query<{ readonly count: number }>(COUNT, valuesOf(filter));
    return row?.count ?? 0;
  }

  /**
   * Puts a failed job, or up to a thousand failed jobs of a queue, back into it for one further try. Returns their number. Results are stored
   * under their key, so that a job that was done after all does nothing.
   */
  async redrive(queue: QueueName, id: string | null, actor: Author): Promise<number> {
    return this.prisma.sqlTransaction(async (connection) => {
      const { rows } = await connection.query<{ readonly id: string; readonly data: unknown }>(FAILED, [queue, id]);
      if (rows.length === 0) return 0;
      await reopen(connection, queue, rows);
      await connection.query(RETRY, [queue, rows.map((row) => row.id)]);
      const target = { kind: 'job', id: id ?? queue, name: queue } as const;
      const after = { jobs: rows.length };
      await recordAuditWith(connection, { actor, action: 'redriveJobs', releaseId: null, target, reason: null, before: null, after });
      return rows.length;
    });
  }

  /** Cancels a job, or up to a thousand jobs of a queue. Returns their number. A cancelled job can be redriven. */
  async cancel(queue: CancelledQueue, id: string | null, actor: Author): Promise<number> {
    return this.prisma.sqlTransaction(async (connection) => {
      const asked = [queue, id, CANCELLABLE[queue]];
      const { rows } = await connection.query<{ readonly id: string; readonly data: unknown }>(OPEN, asked);
      if (rows.length === 0) return 0;
      const text = CLOSE[queue];
      if (text !== undefined) await connection.query(text, [rows.map(({ data }) => JSON.stringify(data))]);
      await connection.query(CANCEL, [queue, rows.map((row) => row.id)]);
      const target = { kind: 'job', id: id ?? queue, name: queue } as const;
      const after = { jobs: rows.length };
      await recordAuditWith(connection, { actor, action: 'cancelJobs', releaseId: null, target, reason: null, before: null, after });
      return rows.length;
    });
  }
}

const toJob = ({ name, output, created_on, started_on, completed_on, data, ...row }: JobColumns): QueueJob => ({
  ...row,
  queue: name,
  data: toJson(data),
  reason: reasonIn(output),
  queuedAt: created_on.toISOString(),
  startedAt: started_on?.toISOString() ?? null,
  failedAt: row.state === 'failed' ? (completed_on?.toISOString() ?? null) : null,
});

async function reopen(connection: ClientBase, queue: QueueName, jobs: readonly { readonly data: unknown }[]): Promise<void> {
  const text = REOPEN[queue];
  if (text !== undefined) await connection.query(text, [jobs.map(({ data }) => JSON.stringify(data))]);
}

interface JobColumns {
  readonly id: string;
  readonly name: QueueName;
  readonly state: QueueJobState;
  readonly data: unknown;
  readonly tries: number;
  readonly output: unknown;
  readonly created_on: Date;
  readonly started_on: Date | null;
  readonly completed_on: Date | null;
}

const valuesOf = ({ queue, state }: QueueJobFilter): readonly unknown[] => [queue === undefined ? QUEUES : [queue], state ?? null];
