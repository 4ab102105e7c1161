import { Injectable } from '@nestjs/common';
import type { Author } from '../audit/author.js';
import { recordAuditWith } from '../audit/record-audit.js';
import { JobQueue } from '../jobs/job-queue.service.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { NewRosterCheck, RosterToCheck, TakenRun } from './roster-check.js';

/** Rosters of the release's edition whose own release is older. */
const CONCERNED = `FROM roster r JOIN release mine ON mine.id = r.release_id JOIN release asked ON asked.id = $1
  WHERE mine.edition = asked.edition AND mine.id <> asked.id AND mine.effective_from <= asked.effective_from`;

/** A trigger queues the run. */
const BEGIN = `INSERT INTO roster_check_run (release_id) VALUES ($1) ON CONFLICT (release_id) DO UPDATE SET started_at = now(), finished_at = NULL
    WHERE roster_check_run.finished_at IS NOT NULL`;
/**
 * Ordered by the rosters' own releases, so that only one of them is compiled at a time. Rosters whose current revision was already
 * checked are skipped.
 */
const NEXT: Statement = {
  name: 'roster-check-next',
  text: `SELECT r.id, r.release_id ${CONCERNED} AND (r.release_id, r.id) > ($2, $3)
      AND EXISTS (SELECT FROM roster_check_run WHERE release_id = $1 AND finished_at IS NULL)
      AND NOT EXISTS (SELECT FROM roster_check c WHERE c.release_id = $1 AND c.roster_id = r.id AND c.revision = r.revision)
    ORDER BY r.release_id, r.id LIMIT $4`,
};
/**
 * Saves one result per revision of a roster, unless the run was forgotten because its draft changed. If the roster became illegal, the same
 * statement sends the notification; a draft is not yet news to anybody.
 */
const SAVE: Statement = {
  name: 'roster-check-save',
  text: `WITH saved AS (
      INSERT INTO roster_check AS c (release_id, roster_id, revision, verdict_before, verdict_after, points_before, points_after, loses)
      SELECT $1::uuid, id, $3, $4, $5, $6, $7, $8 FROM roster WHERE id = $2 AND EXISTS (SELECT FROM roster_check_run WHERE release_id = $1::uuid)
      ON CONFLICT (release_id, roster_id) DO UPDATE SET revision = EXCLUDED.revision, verdict_before = EXCLUDED.verdict_before,
        verdict_after = EXCLUDED.verdict_after, points_before = EXCLUDED.points_before, points_after = EXCLUDED.points_after,
        loses = EXCLUDED.loses, checked_at = now() WHERE c.revision < EXCLUDED.revision
      RETURNING c.release_id, roster_id, verdict_before, verdict_after)
    SELECT pg_notify('muster_rosters', json_build_object('roster', r.id, 'account', r.account_id, 'user', r.user_id, 'release', saved.release_id)::text)
    FROM saved JOIN roster r ON r.id = saved.roster_id JOIN release ON release.id = saved.release_id AND release.status <> 'draft'
    WHERE verdict_after = 'ILLEGAL' AND verdict_before <> 'ILLEGAL' AND r.archived_at IS NULL`,
};
const FINISH: Statement = {
  name: 'roster-check-finish',
  text: 'UPDATE roster_check_run SET finished_at = now() WHERE release_id = $1 AND finished_at IS NULL',
};
/** A position before all rosters. */
const NOWHERE: RosterToCheck = { releaseId: '00000000-0000-0000-0000-000000000000', id: '00000000-0000-0000-0000-000000000000' };

/** Gives workers access to runs over saved rosters. */
@Injectable()
export class RosterCheckRunRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  /** Starts a run from the beginning, unless one is running. Rosters whose current revision was already checked are not checked again. */
  async begin({ id, label }: { readonly id: string; readonly label: string }, actor: Author): Promise<void> {
    await this.prisma.sqlTransaction(async (connection) => {
      const { rowCount } = await connection.query(BEGIN, [id]);
      const target = { kind: 'release', id, name: label } as const;
      const entry = { actor, action: 'checkAffectedRosters', releaseId: id, target, reason: null, before: null, after: null };
      if ((rowCount ?? 0) > 0) await recordAuditWith(connection, entry);
    });
  }

  /** Puts an unfinished run into the queue again. */
  async requeue({ releaseId }: TakenRun): Promise<void> {
    await this.prisma.session((connection) => this.queue.add(connection, 'roster-checks', [{ data: { release: releaseId } }]));
  }

  /**
   * The rosters after `after`, ordered by their own releases, except those whose current revision was already checked. An empty list
   * means that the run is finished.
   */
  async next({ releaseId }: TakenRun, most: number, after: RosterToCheck = NOWHERE): Promise<readonly RosterToCheck[]> {
    const values = [releaseId, after.releaseId, after.id, most];
    const rows = await this.prisma.query<{ readonly id: string; readonly release_id: string }>(NEXT, values);
    return rows.map((row) => ({ id: row.id, releaseId: row.release_id }));
  }

  async save({ releaseId }: TakenRun, check: NewRosterCheck): Promise<void> {
    const { rosterId, revision, verdictBefore, verdictAfter, pointsBefore, pointsAfter, loses } = check;
    await this.prisma.query(SAVE, [releaseId, rosterId, revision, verdictBefore, verdictAfter, pointsBefore, pointsAfter, loses]);
  }

  async finish({ releaseId }: TakenRun): Promise<void> {
    await this.prisma.query(FINISH, [releaseId]);
  }
}
