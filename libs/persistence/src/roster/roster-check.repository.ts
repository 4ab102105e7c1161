import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import { ownerKey, type RosterOwner } from './stored-roster.js';
import { SUMMARY_COLUMNS, toSummary, type SummaryRow } from './roster-columns.js';
import type { RosterCheck, RosterCheckTotals } from './roster-check.js';

const TOTALS: Statement = {
  name: 'roster-check-totals',
  text: `SELECT run.release_id, run.started_at, run.finished_at, count(c.roster_id)::int AS checked,
      count(*) FILTER (WHERE c.verdict_after = 'ILLEGAL' AND c.verdict_before <> 'ILLEGAL')::int AS became_illegal,
      count(*) FILTER (WHERE c.verdict_after <> c.verdict_before)::int AS verdict_changed,
      count(*) FILTER (WHERE c.points_after IS DISTINCT FROM c.points_before)::int AS points_changed
    FROM roster_check_run run LEFT JOIN roster_check c ON c.release_id = run.release_id
    WHERE run.release_id = $1 GROUP BY run.release_id`,
};

/** The owner's rosters that another release affects, except those that have since been moved to it. */
const AFFECTED = `FROM roster_check c JOIN roster r ON r.id = c.roster_id
  WHERE c.release_id = $1 AND r.account_id = $2 AND r.user_id = $3 AND r.release_id <> $1
    AND (c.verdict_after <> c.verdict_before OR c.points_after IS DISTINCT FROM c.points_before OR c.loses)
    AND (NOT $4 OR c.verdict_after = 'ILLEGAL' AND c.verdict_before <> 'ILLEGAL')`;

const LIST: Statement = {
  name: 'roster-check-list',
  text: `SELECT ${SUMMARY_COLUMNS.map((column) => `r.${column}`).join(', ')}, c.revision AS checked_revision, c.verdict_before,
      c.verdict_after, c.points_before, c.points_after, c.loses, c.checked_at
    ${AFFECTED} AND ($5::uuid IS NULL OR c.roster_id > $5) ORDER BY c.roster_id LIMIT $6`,
};
const COUNT: Statement = { name: 'roster-check-count', text: `SELECT count(*)::int AS count ${AFFECTED}` };

interface TotalsRow {
  readonly release_id: string;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly checked: number;
  readonly became_illegal: number;
  readonly verdict_changed: number;
  readonly points_changed: number;
}

interface CheckColumns extends SummaryRow {
  readonly checked_revision: number;
  readonly verdict_before: string;
  readonly verdict_after: string;
  readonly points_before: number | null;
  readonly points_after: number | null;
  readonly loses: boolean;
  readonly checked_at: Date;
}

export interface AffectedFilter {
  readonly releaseId: string;
  readonly owner: RosterOwner;
  readonly becameIllegal: boolean;
}

/** The results of saved rosters under newer releases. */
@Injectable()
export class RosterCheckRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Null if there was no run for this release. */
  async totals(releaseId: string): Promise<RosterCheckTotals | null> {
    const [row] = await this.prisma.query<TotalsRow>(TOTALS, [releaseId]);
    if (!row) return null;
    return {
      releaseId: row.release_id,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      checked: row.checked,
      becameIllegal: row.became_illegal,
      verdictChanged: row.verdict_changed,
      pointsChanged: row.points_changed,
    };
  }

  /** Ordered by id. */
  async list(
    filter: AffectedFilter,
    { first, after }: { readonly first: number; readonly after: string | null },
  ): Promise<readonly RosterCheck[]> {
    return (await this.prisma.query<CheckColumns>(LIST, [...filterValues(filter), after, first])).map(toCheck);
  }

  async count(filter: AffectedFilter): Promise<number> {
    const [row] = await this.prisma.query<{ readonly count: number }>(COUNT, filterValues(filter));
    return row?.count ?? 0;
  }
}

const filterValues = ({ releaseId, owner, becameIllegal }: AffectedFilter): readonly (string | boolean)[] => [
  releaseId,
  ...ownerKey(owner),
  becameIllegal,
];

const toCheck = (row: CheckColumns): RosterCheck => ({
  rosterId: row.id,
  roster: toSummary(row),
  revision: row.checked_revision,
  verdictBefore: row.verdict_before,
  verdictAfter: row.verdict_after,
  pointsBefore: row.points_before,
  pointsAfter: row.points_after,
  loses: row.loses,
  checkedAt: row.checked_at.toISOString(),
});
