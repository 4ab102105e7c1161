import { Injectable } from '@nestjs/common';
import { Gathered } from '../connections/gathered.js';
import { MOST_WRITTEN_TOGETHER, statementOfRows } from '../connections/rows-together.js';
import { toJson } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { GivenKind, ListPlace, NewCheckResult, TakenList } from './check-job.js';

/**
 * Each list is looked up by its whole key (`OFFSET 0` keeps the subqueries apart). Joined freely, PostgreSQL looks through all lists of a job
 * for each of those asked for, until it has statistics of the tables.
 */
const FIND: Statement = {
  name: 'find-open-check-lists',
  text: `SELECT list.job_id, list.position, list.player, list.source, list.kind, list.content, job.question
    FROM unnest($1::uuid[], $2::int[]) AS asked (job_id, position),
      LATERAL (SELECT * FROM check_list WHERE job_id = asked.job_id AND position = asked.position OFFSET 0) AS list
      JOIN check_job job ON job.id = list.job_id
    WHERE NOT EXISTS (SELECT FROM check_result WHERE job_id = asked.job_id AND position = asked.position OFFSET 0)`,
};
const COUNT_OPEN: Statement = {
  name: 'count-open-check-lists',
  text: `SELECT count(*)::int AS open FROM pgboss.job WHERE name IN ('check-lists', 'check-lists-given-up') AND state IN ('created', 'retry', 'active')`,
};
const BEGIN_ALONE: Statement = {
  name: 'begin-check-list-alone',
  text: `WITH held AS (SELECT alone_by, alone_at FROM check_list WHERE job_id = $1 AND position = $2 FOR UPDATE),
    begun AS (UPDATE check_list SET alone_by = $3, alone_at = now() FROM held
      WHERE job_id = $1 AND position = $2 AND (held.alone_by IS NULL OR held.alone_by = $3))
    SELECT CASE WHEN alone_by IS NULL OR alone_by = $3 THEN 'begun' WHEN alone_at > now() - $4 * interval '1 ms' THEN 'elsewhere' ELSE 'lost' END
      AS turn FROM held`,
};
const END_ALONE: Statement = {
  name: 'end-check-list-alone',
  text: 'UPDATE check_list SET alone_by = NULL, alone_at = NULL WHERE job_id = $1 AND position = $2',
};
const COLUMNS = ['failure', 'verdict', 'faction', 'detachment', 'stated_points', 'computed_points', 'findings', 'format', 'release'];
const WRITTEN = [...COLUMNS, 'fingerprint', 'report'].join(', ');
const save = statementOfRows(
  'save-check-results',
  [
    ...([
      'job_id uuid',
      'position int',
      'failure text',
      'verdict text',
      'faction text',
      'detachment text',
      'stated_points float8',
    ] as const),
    ...(['computed_points float8', 'findings int', 'format text', 'release text', 'fingerprint bytea', 'report jsonb'] as const),
  ],
  `saved AS (
      INSERT INTO check_result (job_id, position, ${WRITTEN})
      SELECT job_id, position, ${WRITTEN} FROM asked JOIN check_list USING (job_id, position)
      ON CONFLICT (job_id, position) DO NOTHING RETURNING job_id)
    SELECT pg_notify('muster_check_jobs', job_id::text) FROM (SELECT DISTINCT job_id FROM saved) AS job`,
);

/** The content of this many lists is read at once. A roster file may have two megabytes. */
const MOST_FOUND_TOGETHER = 16;

/**
 * Milliseconds between two statements that save results. A worker judges a list in less than 5, and each statement is a transaction, and a
 * notification for every process.
 */
const BETWEEN_SAVES = 50;

export type AloneTurn = 'begun' | 'elsewhere' | 'lost';

interface AskedSave {
  readonly place: ListPlace;
  readonly result: NewCheckResult;
}

interface TakenColumns {
  readonly job_id: string;
  readonly position: number;
  readonly player: string | null;
  readonly source: string | null;
  readonly kind: string;
  readonly content: Buffer;
  readonly question: unknown;
}

/**
 * Gives workers access to the lists of jobs. A list has at most one result, however often it is judged. Lists that are found and results that
 * are saved at the same time share one statement.
 */
@Injectable()
export class CheckListRepository {
  readonly #found = new Gathered<ListPlace, TakenList | null>({
    most: MOST_FOUND_TOGETHER,
    answer: (places) => this.#findAll(places),
  });
  readonly #saved = new Gathered<AskedSave, true>({
    most: MOST_WRITTEN_TOGETHER,
    apart: BETWEEN_SAVES,
    answer: async (asked) => {
      const { statement, values } = save(asked.map(valuesOf));
      await this.prisma.query(statement, values);
      return asked.map(() => true);
    },
  });

  constructor(private readonly prisma: PrismaService) {}

  /** Null if the list already has a result or its job has expired. */
  findOpen(place: ListPlace): Promise<TakenList | null> {
    return this.#found.ask(place);
  }

  /** Number of lists in the queue, over all jobs. */
  async countOpen(): Promise<number> {
    const [row] = await this.prisma.query<{ readonly open: number }>(COUNT_OPEN, []);
    return row?.open ?? 0;
  }

  /** Saves the result of a list. The first result is kept, and a result for a deleted list is dropped. */
  async saveResult(place: ListPlace, result: NewCheckResult): Promise<void> {
    await this.#saved.ask({ place, result });
  }

  /**
   * Notes that the worker begins to judge the list alone, or that it is still there and begins again. `elsewhere`: another worker has begun.
   * `lost`: another worker has begun, and was silent for so many milliseconds.
   */
  async beginAlone({ jobId, position }: ListPlace, worker: string, silence: number): Promise<AloneTurn> {
    const [row] = await this.prisma.query<{ readonly turn: AloneTurn }>(BEGIN_ALONE, [jobId, position, worker, silence]);
    return row?.turn ?? 'begun';
  }

  /** Notes that a worker has survived the list, or that the list is given up. */
  async endAlone({ jobId, position }: ListPlace): Promise<void> {
    await this.prisma.query(END_ALONE, [jobId, position]);
  }

  async #findAll(places: readonly ListPlace[]): Promise<readonly (TakenList | null)[]> {
    const rows = await this.prisma.query<TakenColumns>(FIND, [places.map(({ jobId }) => jobId), places.map(({ position }) => position)]);
    const found = new Map(rows.map((row) => [placeKey(row.job_id, row.position), toTakenList(row)]));
    return places.map(({ jobId, position }) => found.get(placeKey(jobId, position)) ?? null);
  }
}

const placeKey = (jobId: string, position: number): string => `${jobId} ${position}`;

function valuesOf({ place, result }: AskedSave): readonly unknown[] {
  const { failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release, fingerprint, report } = result;
  const columns = [failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release, fingerprint, report];
  return [place.jobId, place.position, ...columns];
}

/** The content is copied, because sending it to a thread would send all of the answer that it is a part of. */
function toTakenList({ job_id: jobId, kind, content, question, ...row }: TakenColumns): TakenList {
  return { ...row, jobId, kind: toGivenKind(kind), content: Uint8Array.from(content), question: toJson(question) };
}

export const toGivenKind = (kind: string): GivenKind => (kind === 'file' ? 'file' : 'text');
