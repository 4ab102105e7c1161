import { Injectable } from '@nestjs/common';
import { JobQueue, type NewJob } from '../jobs/job-queue.service.js';
import { notifyOfJobs } from '../jobs/queue-statements.js';
import { toJson, type Json } from '../json.js';
import { LONGEST_TRANSACTION, PrismaService, type Statement } from '../prisma.service.js';
import type { CheckJob, GivenList, NewCheckJob, LeftOut } from './check-job.js';

/** The places of lists that are being judged are gathered first: a join may read them from the queue's JSON once for each result. */
const FIND: Statement = {
  name: 'find-check-job',
  text: `SELECT job.id, job.question, job.left_out, job.total, job.based_on_id, job.created_at, job.expires_at,
      results.done, results.failed, results.finished_at,
      (SELECT cardinality(taken.positions) - count(*)::int FROM check_result WHERE job_id = job.id AND position = ANY(taken.positions)) AS running
    FROM check_job job,
      LATERAL (
        SELECT count(*)::int AS done, count(failure)::int AS failed, max(judged_at) AS finished_at FROM check_result WHERE job_id = job.id) AS results,
      LATERAL (
        SELECT ARRAY(SELECT (list.data->>'position')::int FROM pgboss.job list
          WHERE list.name = 'check-lists' AND list.state = 'active' AND list.data->>'job' = job.id::text) AS positions OFFSET 0) AS taken
    WHERE job.token_hash = $1 AND job.expires_at > now()`,
};
/**
 * The rows of `columnsOf`. The contents are one value, because those of an array would be sent as hexadecimal digits and quoted.
 */
const insertLists = (job: string): string => `INSERT INTO check_list (job_id, position, player, source, kind, content, columns)
  SELECT ${job}, position, player, source, kind, substring($7::bytea FROM start FOR length), columns
  FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $8::json[])
    AS given (position, player, source, kind, start, length, columns)`;
/** A job with its first lists, in one statement: a request waits for each. */
const INSERT_JOB = `WITH job AS (
    INSERT INTO check_job (token_hash, question, left_out, total, expires_at)
    VALUES ($9, $10, $11, $12, now() + make_interval(secs => $13)) RETURNING id),
  lists AS (${insertLists('(SELECT id FROM job)')})
  SELECT id, ${notifyOfJobs('check-lists')} FROM job`;
const INSERT_LISTS = insertLists('$9');
/** A re-run expires with the job whose lists it repeats. */
const INSERT_RERUN = `INSERT INTO check_job (token_hash, question, left_out, total, based_on_id, expires_at)
  SELECT $2, $3, left_out, total, id, expires_at FROM check_job WHERE id = $1 AND expires_at > now()
  RETURNING id, ${notifyOfJobs('check-lists')}`;
const COPY_LISTS = `INSERT INTO check_list (job_id, position, player, source, kind, content, columns)
  SELECT $2, position, player, source, kind, content, columns FROM check_list WHERE job_id = $1 RETURNING position`;
const EXPIRE: Statement = {
  name: 'expire-check-jobs',
  text: `DELETE FROM check_job WHERE expires_at <= now() RETURNING pg_notify('muster_check_jobs', id::text)`,
};

const REMOVE: Statement = {
  name: 'remove-check-job',
  text: `DELETE FROM check_job WHERE token_hash = $1 RETURNING pg_notify('muster_check_jobs', id::text)`,
};

/** Milliseconds for each list, beyond those of every transaction. */
const FOR_EACH_LIST = 30;
const longestFor = (lists: number): number => LONGEST_TRANSACTION + FOR_EACH_LIST * lists;

/** Bytes of lists sent to the database in one statement. */
const CHUNK = 4 * 1024 * 1024;

/** Jobs of lists to be checked together. An expired job is treated as missing at once, and the next sweep deletes it. */
@Injectable()
export class CheckJobRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  async find(tokenHash: Uint8Array): Promise<CheckJob | null> {
    const [row] = await this.prisma.query<CheckJobColumns>(FIND, [tokenHash]);
    return row ? toCheckJob(row) : null;
  }

  /** Saves all lists or none. */
  async save({ tokenHash, question, leftOut, lists, keptFor }: NewCheckJob): Promise<void> {
    await this.prisma.sqlTransaction(async (connection) => {
      const [first = [], ...others] = inChunks(lists);
      const values = [tokenHash, JSON.stringify(question), JSON.stringify(leftOut), lists.length, keptFor];
      const { rows } = await connection.query<{ readonly id: string }>(INSERT_JOB, [...columnsOf(first, 1), ...values]);
      const id = idIn(rows);
      let position = 1 + first.length;
      for (const chunk of others) {
        await connection.query(INSERT_LISTS, [...columnsOf(chunk, position), id]);
        position += chunk.length;
      }
      await this.queue.add(
        connection,
        'check-lists',
        lists.map((_, at) => toQueued(id, at + 1)),
      );
    }, longestFor(lists.length));
  }

  /** Saves a job with the same lists under another question. False if the original job no longer exists. */
  async saveRerun(
    first: Pick<CheckJob, 'id' | 'total'>,
    { tokenHash, question }: Pick<NewCheckJob, 'tokenHash' | 'question'>,
  ): Promise<boolean> {
    return this.prisma.sqlTransaction(async (connection) => {
      const values = [first.id, tokenHash, JSON.stringify(question)];
      const { rows } = await connection.query<{ readonly id: string }>(INSERT_RERUN, values);
      if (rows.length === 0) return false;
      const id = idIn(rows);
      const copied = await connection.query<{ readonly position: number }>(COPY_LISTS, [first.id, id]);
      await this.queue.add(
        connection,
        'check-lists',
        copied.rows.map(({ position }) => toQueued(id, position)),
      );
      return true;
    }, longestFor(first.total));
  }

  /** Deletes a job with its lists and results. False if there is none. */
  async remove(tokenHash: Uint8Array): Promise<boolean> {
    return (await this.prisma.query(REMOVE, [tokenHash])).length > 0;
  }

  /** Deletes expired jobs and returns their number. */
  async expire(): Promise<number> {
    return (await this.prisma.query(EXPIRE, [])).length;
  }
}

function idIn([row]: readonly { readonly id: string }[]): string {
  if (!row) throw new Error('The job was not written.');
  return row.id;
}

/** The first lists of every job come before the later lists of any job, so that a small job does not wait for a large one. */
const toQueued = (job: string, position: number): NewJob => ({ data: { job, position }, priority: -position });

/** The lists as an array for each column, and their contents one after the other, each with its place (from 1) and length. */
function columnsOf(lists: readonly GivenList[], from: number): readonly unknown[] {
  let start = 1;
  const starts = lists.map(({ content }) => (start += content.length) - content.length);
  return [
    lists.map((_, at) => from + at),
    lists.map(({ player }) => player),
    lists.map(({ source }) => source),
    lists.map(({ kind }) => kind),
    starts,
    lists.map(({ content }) => content.length),
    Buffer.concat(lists.map(({ content }) => content)),
    lists.map(({ columns }) => JSON.stringify(columns)),
  ];
}

function inChunks(lists: readonly GivenList[]): readonly (readonly GivenList[])[] {
  const chunks: GivenList[][] = [];
  let bytes = Infinity;
  for (const list of lists) {
    bytes += list.content.length;
    if (bytes > CHUNK) {
      chunks.push([]);
      bytes = list.content.length;
    }
    chunks.at(-1)?.push(list);
  }
  return chunks;
}

interface CheckJobColumns {
  readonly id: string;
  readonly question: unknown;
  readonly left_out: unknown;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly running: number;
  readonly based_on_id: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly finished_at: Date | null;
}

function toCheckJob(row: CheckJobColumns): CheckJob {
  const { id, total, done, failed, running } = row;
  return {
    ...{ id, total, done, failed, running },
    question: toJson(row.question),
    leftOut: toLeftOut(toJson(row.left_out)),
    basedOnId: row.based_on_id,
    createdAt: row.created_at.toISOString(),
    finishedAt: done < total ? null : (row.finished_at ?? row.created_at).toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function toLeftOut(value: Json): readonly LeftOut[] {
  return Array.isArray(value) ? value.flatMap((part) => toPartLeftOut(part) ?? []) : [];
}

function toPartLeftOut(value: Json): LeftOut | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { source, line, text } = value;
  if (typeof text !== 'string') return null;
  return { source: typeof source === 'string' ? source : null, line: typeof line === 'number' ? line : null, text };
}
