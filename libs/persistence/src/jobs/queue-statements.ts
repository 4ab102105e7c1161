import type { Statement } from '../connections/statement.js';
import type { JobContext } from '../tracing.js';

/** The names of the queues. The migration that creates a queue sets how often a job is tried, and when its worker is considered dead. */
export type QueueName = 'imports' | 'check-lists' | 'roster-checks' | 'event-checks' | 'webhooks' | 'upkeep';

/** The schema of pg-boss. */
export const SCHEMA = 'pgboss';

/** Part of a statement of the transaction that adds jobs: notifies the workers of the queue when it is committed. */
export const notifyOfJobs = (queue: QueueName): string => `pg_notify('muster_jobs', '${queue}')`;

/** The jobs that are not finished by queue and state, with the age of the oldest. */
export const DEPTHS: Statement = {
  name: 'queue-depths',
  text: `SELECT regexp_replace(name, '-given-up$', '') AS queue, state, count(*)::int AS jobs,
      extract(epoch FROM now() - min(since))::float8 AS "oldestSeconds"
    FROM (SELECT name, CASE WHEN state = 'created' THEN start_after ELSE created_on END AS since,
        CASE WHEN name LIKE '%-given-up' THEN 'given-up' WHEN state = 'active' THEN 'running' ELSE 'waiting' END AS state
      FROM ${SCHEMA}.job WHERE state < 'completed' AND name NOT LIKE '\\_\\_%' AND (state <> 'created' OR start_after <= now())) AS job
    GROUP BY 1, 2 ORDER BY 1, 2`,
};

/** The trace contexts that jobs carry. */
export const CARRIED: Statement = {
  name: 'queue-traces',
  text: `SELECT id, trace_context FROM ${SCHEMA}.job WHERE name = $1 AND id = ANY($2::uuid[])`,
};

export interface CarriedColumns {
  readonly id: string;
  readonly trace_context: JobContext | null;
}
