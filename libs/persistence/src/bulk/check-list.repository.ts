import { Injectable } from '@nestjs/common';
import { toJson } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { GivenKind, ListPlace, NewCheckResult, TakenList } from './check-job.js';

const FIND: Statement = {
  name: 'find-open-check-list',
  text: `SELECT list.job_id, list.position, list.player, list.source, list.kind, list.content, job.question
    FROM check_list list JOIN check_job job ON job.id = list.job_id
    WHERE list.job_id = $1 AND list.position = $2
      AND NOT EXISTS (SELECT FROM check_result WHERE job_id = list.job_id AND position = list.position)`,
};
const COUNT_OPEN: Statement = {
  name: 'count-open-check-lists',
  text: 'SELECT (COALESCE((SELECT sum(total) FROM check_job), 0) - (SELECT count(*) FROM check_result))::int AS open',
};
const SAVE: Statement = {
  name: 'save-check-result',
  text: `WITH saved AS (
      INSERT INTO check_result (job_id, position, failure, verdict, faction, detachment, stated_points, computed_points, findings, format, release,
        fingerprint, report)
      SELECT job_id, position, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 FROM check_list WHERE job_id = $1 AND position = $2
      ON CONFLICT (job_id, position) DO NOTHING RETURNING job_id)
    SELECT pg_notify('muster_check_jobs', job_id::text) FROM saved`,
};

interface TakenColumns {
  readonly job_id: string;
  readonly position: number;
  readonly player: string | null;
  readonly source: string | null;
  readonly kind: string;
  readonly content: Buffer;
  readonly question: unknown;
}

/** Gives workers access to the lists of jobs. A list has at most one result, however often it is judged. */
@Injectable()
export class CheckListRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Null if the list already has a result or its job has expired. */
  async findOpen({ jobId, position }: ListPlace): Promise<TakenList | null> {
    const [row] = await this.prisma.query<TakenColumns>(FIND, [jobId, position]);
    return row ? toTakenList(row) : null;
  }

  /** Number of lists without a result, over all jobs. */
  async countOpen(): Promise<number> {
    const [row] = await this.prisma.query<{ readonly open: number }>(COUNT_OPEN, []);
    return row?.open ?? 0;
  }

  /** Saves the result of a list. The first result is kept, and a result for a deleted list is dropped. */
  async saveResult({ jobId, position }: ListPlace, result: NewCheckResult): Promise<void> {
    const { failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release, fingerprint } = result;
    const columns = [failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release, fingerprint];
    const report = result.report === null ? null : JSON.stringify(result.report);
    await this.prisma.query(SAVE, [jobId, position, ...columns, report]);
  }
}

function toTakenList({ job_id: jobId, kind, question, ...row }: TakenColumns): TakenList {
  return { ...row, jobId, kind: toGivenKind(kind), question: toJson(question) };
}

export const toGivenKind = (kind: string): GivenKind => (kind === 'file' ? 'file' : 'text');
