import { Injectable } from '@nestjs/common';
import { toJson } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { GivenKind, NewCheckResult, TakenList } from './check-job.js';

/** A list whose worker gave no sign of life for so many seconds is taken by another. Measured by the database's clock. */
const LOST_AFTER = 30;
/** A list that so many workers did not survive gets a result that says so. */
const MOST_TRIES = 3;

/** With the number of the parameter that says after how many seconds a worker is lost. */
const free = (parameter: 1 | 2): string =>
  `(status = 'waiting' OR status = 'running' AND seen_at < now() - make_interval(secs => $${parameter}))`;

const TAKE: Statement = {
  name: 'take-check-list',
  text: `WITH next AS (
      SELECT job_id, position FROM check_list WHERE ${free(2)} AND tries < ${MOST_TRIES}
      ORDER BY tries, position, job_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE check_list list SET status = 'running', tries = tries + 1, worker = $1, seen_at = now()
    FROM next JOIN check_job job ON job.id = next.job_id
    WHERE list.job_id = next.job_id AND list.position = next.position
    RETURNING list.job_id, list.position, list.player, list.source, list.kind, list.content, job.question`,
};
const HAS_WORK: Statement = {
  name: 'check-queue-has-work',
  text: `SELECT EXISTS (SELECT 1 FROM check_list WHERE ${free(1)} AND tries < ${MOST_TRIES}) AS work`,
};
const COUNT_OPEN: Statement = { name: 'count-check-queue', text: `SELECT count(*)::int AS open FROM check_list WHERE status <> 'done'` };
const BEAT: Statement = {
  name: 'beat-check-worker',
  text: `UPDATE check_list SET seen_at = now() WHERE worker = $1 AND status = 'running'`,
};
const RELEASE: Statement = {
  name: 'release-check-worker',
  text: `UPDATE check_list SET status = 'waiting', worker = NULL WHERE worker = $1 AND status = 'running'`,
};
const SAVE: Statement = {
  name: 'save-check-result',
  text: `WITH list AS (
      UPDATE check_list SET status = 'done', worker = NULL WHERE job_id = $1 AND position = $2 RETURNING job_id, position),
    saved AS (
      INSERT INTO check_result (job_id, position, failure, verdict, faction, detachment, stated_points, computed_points, findings, format, release,
        fingerprint, report)
      SELECT job_id, position, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 FROM list
      ON CONFLICT (job_id, position) DO NOTHING RETURNING job_id)
    SELECT pg_notify('muster_check_jobs', job_id::text) FROM saved`,
};
const GIVE_UP: Statement = {
  name: 'give-up-check-lists',
  text: `WITH list AS (
      UPDATE check_list SET status = 'done', worker = NULL
      WHERE (job_id, position) IN (SELECT job_id, position FROM check_list WHERE ${free(2)} AND tries >= ${MOST_TRIES} FOR UPDATE SKIP LOCKED)
      RETURNING job_id, position),
    saved AS (
      INSERT INTO check_result (job_id, position, failure) SELECT job_id, position, $1 FROM list
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

/** The lists that wait to be judged, shared by as many workers as there are. A worker is a UUID; `lostAfter` are seconds. */
@Injectable()
export class CheckQueueRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Takes the next list that waits, or whose worker was lost; null when there is none. */
  async take(worker: string, lostAfter = LOST_AFTER): Promise<TakenList | null> {
    const [row] = await this.prisma.query<TakenColumns>(TAKE, [worker, lostAfter]);
    return row ? toTakenList(row) : null;
  }

  /** Whether there is a list to take. */
  async hasWork(lostAfter = LOST_AFTER): Promise<boolean> {
    const [row] = await this.prisma.query<{ readonly work: boolean }>(HAS_WORK, [lostAfter]);
    return row?.work ?? false;
  }

  /** Lists of all jobs that have no result yet. */
  async countOpen(): Promise<number> {
    const [row] = await this.prisma.query<{ readonly open: number }>(COUNT_OPEN, []);
    return row?.open ?? 0;
  }

  /** The sign of life that keeps others from taking what the worker has. */
  async beat(worker: string): Promise<void> {
    await this.prisma.query(BEAT, [worker]);
  }

  /** Gives back what a worker had that is no more. */
  async release(worker: string): Promise<void> {
    await this.prisma.query(RELEASE, [worker]);
  }

  /** What came of a list. The first result stands; one for a list that is gone is dropped. */
  async saveResult({ jobId, position }: Pick<TakenList, 'jobId' | 'position'>, result: NewCheckResult): Promise<void> {
    const { failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release, fingerprint } = result;
    const columns = [failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release, fingerprint];
    const report = result.report === null ? null : JSON.stringify(result.report);
    await this.prisma.query(SAVE, [jobId, position, ...columns, report]);
  }

  /** Lists that no worker survived get a result that says so. Returns how many. */
  async giveUp(failure: string, lostAfter = LOST_AFTER): Promise<number> {
    return (await this.prisma.query(GIVE_UP, [failure, lostAfter])).length;
  }
}

function toTakenList({ job_id: jobId, kind, question, ...row }: TakenColumns): TakenList {
  return { ...row, jobId, kind: toGivenKind(kind), question: toJson(question) };
}

export const toGivenKind = (kind: string): GivenKind => (kind === 'file' ? 'file' : 'text');
