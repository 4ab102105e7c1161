import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { NewRosterCheck, RosterToCheck, TakenRun } from './roster-check.js';

/** Without a sign of life for so long a worker is taken for lost. */
const LOST = `interval '30 seconds'`;
const FREE = `finished_at IS NULL AND (worker IS NULL OR seen_at < now() - ${LOST})`;

/** Rosters of the release's edition that are kept under a release which came before it. */
const CONCERNED = `FROM roster r JOIN release mine ON mine.id = r.release_id JOIN release asked ON asked.id = $1
  WHERE mine.edition = asked.edition AND mine.id <> asked.id AND mine.effective_from <= asked.effective_from`;

const BEGIN: Statement = {
  name: 'roster-check-begin',
  text: `INSERT INTO roster_check_run (release_id) VALUES ($1) ON CONFLICT (release_id) DO UPDATE
    SET started_at = now(), finished_at = NULL, after_release_id = DEFAULT, after_roster_id = DEFAULT
    WHERE roster_check_run.finished_at IS NOT NULL`,
};
/** Most releases come while nobody keeps a roster of their edition. */
const FINISH_EMPTY: Statement = {
  name: 'roster-check-finish-empty',
  text: `UPDATE roster_check_run run SET finished_at = now() WHERE ${FREE} AND NOT EXISTS (SELECT ${CONCERNED.replace('$1', 'run.release_id')})`,
};
const HAS_WORK: Statement = { name: 'roster-check-has-work', text: `SELECT EXISTS (SELECT FROM roster_check_run WHERE ${FREE}) AS work` };
const TAKE: Statement = {
  name: 'roster-check-take',
  text: `UPDATE roster_check_run SET worker = $1, seen_at = now()
    WHERE release_id = (SELECT release_id FROM roster_check_run WHERE worker = $1 AND finished_at IS NULL OR ${FREE}
      ORDER BY started_at FOR UPDATE SKIP LOCKED LIMIT 1)
    RETURNING release_id`,
};
/** In the order of the rosters' own releases, so that one release at a time is compiled. What was checked as it is now is left out. */
const NEXT: Statement = {
  name: 'roster-check-next',
  text: `SELECT r.id, r.release_id ${CONCERNED}
      AND (r.release_id, r.id) > (SELECT after_release_id, after_roster_id FROM roster_check_run WHERE release_id = $1 AND worker = $2)
      AND NOT EXISTS (SELECT FROM roster_check c WHERE c.release_id = $1 AND c.roster_id = r.id AND c.revision = r.revision)
    ORDER BY r.release_id, r.id LIMIT $3`,
};
/** Once for each revision of a roster; who became illegal by it is announced in the same breath. */
const SAVE: Statement = {
  name: 'roster-check-save',
  text: `WITH saved AS (
      INSERT INTO roster_check AS c (release_id, roster_id, revision, verdict_before, verdict_after, points_before, points_after, loses)
      SELECT $1::uuid, id, $3, $4, $5, $6, $7, $8 FROM roster WHERE id = $2
      ON CONFLICT (release_id, roster_id) DO UPDATE SET revision = EXCLUDED.revision, verdict_before = EXCLUDED.verdict_before,
        verdict_after = EXCLUDED.verdict_after, points_before = EXCLUDED.points_before, points_after = EXCLUDED.points_after,
        loses = EXCLUDED.loses, checked_at = now() WHERE c.revision < EXCLUDED.revision
      RETURNING c.release_id, roster_id, verdict_before, verdict_after)
    SELECT pg_notify('muster_rosters', json_build_object('roster', r.id, 'account', r.account_id, 'user', r.user_id, 'release', saved.release_id)::text)
    FROM saved JOIN roster r ON r.id = saved.roster_id
    WHERE verdict_after = 'ILLEGAL' AND verdict_before <> 'ILLEGAL' AND r.archived_at IS NULL`,
};
const ADVANCE: Statement = {
  name: 'roster-check-advance',
  text: `UPDATE roster_check_run SET after_release_id = $3, after_roster_id = $4, seen_at = now()
    WHERE release_id = $1 AND worker = $2 RETURNING release_id`,
};
const BEAT: Statement = {
  name: 'roster-check-beat',
  text: 'UPDATE roster_check_run SET seen_at = now() WHERE worker = $1 AND finished_at IS NULL',
};
const FINISH: Statement = {
  name: 'roster-check-finish',
  text: 'UPDATE roster_check_run SET finished_at = now(), worker = NULL WHERE release_id = $1 AND worker = $2',
};
const RELEASE: Statement = {
  name: 'roster-check-release',
  text: 'UPDATE roster_check_run SET worker = NULL WHERE worker = $1',
};

/** Runs over kept rosters, shared by as many workers as there are. A worker is a UUID. */
@Injectable()
export class RosterCheckQueueRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** From the beginning, unless one is under way; what was checked as it is now is not checked again. */
  async begin(releaseId: string): Promise<void> {
    await this.prisma.query(BEGIN, [releaseId]);
  }

  /** Whether there is a run to take; one that concerns no roster is finished by being asked for. */
  async hasWork(): Promise<boolean> {
    await this.prisma.query(FINISH_EMPTY, []);
    const [row] = await this.prisma.query<{ readonly work: boolean }>(HAS_WORK, []);
    return row?.work ?? false;
  }

  /** The worker's own run, or one that nobody works on, or whose worker was lost; null: there is none. */
  async take(worker: string): Promise<TakenRun | null> {
    const [row] = await this.prisma.query<{ readonly release_id: string }>(TAKE, [worker]);
    return row ? { releaseId: row.release_id } : null;
  }

  /** Empty: there are no more, or the run was taken by another worker meanwhile. */
  async next({ releaseId }: TakenRun, worker: string, most: number): Promise<readonly RosterToCheck[]> {
    const rows = await this.prisma.query<{ readonly id: string; readonly release_id: string }>(NEXT, [releaseId, worker, most]);
    return rows.map((row) => ({ id: row.id, releaseId: row.release_id }));
  }

  async save({ releaseId }: TakenRun, check: NewRosterCheck): Promise<void> {
    const { rosterId, revision, verdictBefore, verdictAfter, pointsBefore, pointsAfter, loses } = check;
    await this.prisma.query(SAVE, [releaseId, rosterId, revision, verdictBefore, verdictAfter, pointsBefore, pointsAfter, loses]);
  }

  /** Everything up to this roster is done. False: the run is another worker's by now. */
  async advance({ releaseId }: TakenRun, worker: string, { id, releaseId: of }: RosterToCheck): Promise<boolean> {
    return (await this.prisma.query(ADVANCE, [releaseId, worker, of, id])).length > 0;
  }

  /** The sign of life that keeps others from taking what the worker has. */
  async beat(worker: string): Promise<void> {
    await this.prisma.query(BEAT, [worker]);
  }

  async finish({ releaseId }: TakenRun, worker: string): Promise<void> {
    await this.prisma.query(FINISH, [releaseId, worker]);
  }

  /** Gives back what a worker had that is no more. */
  async release(worker: string): Promise<void> {
    await this.prisma.query(RELEASE, [worker]);
  }
}
