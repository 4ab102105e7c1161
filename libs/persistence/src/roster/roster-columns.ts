import { toEdition } from '../stored-values.js';
import type { RosterSummary } from './stored-roster.js';

/** The columns of a summary of a roster. */
export const SUMMARY_COLUMNS = [
  ...['id', 'name', 'edition', 'release_id', 'faction', 'verdict', 'points', 'points_limit', 'revision'],
  ...['created_at', 'updated_at', 'archived_at'],
];
export const SUMMARY = SUMMARY_COLUMNS.join(', ');

/** Notifies all processes of a roster's new revision, which is 0 if the roster was deleted. RosterNewsListener receives it. */
export const notice = (revision: string): string =>
  `pg_notify('muster_rosters', json_build_object('roster', id, 'account', account_id, 'user', user_id, 'revision', ${revision})::text)`;

export interface SummaryRow {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly release_id: string;
  readonly faction: string | null;
  readonly verdict: string;
  readonly points: number | null;
  readonly points_limit: number | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly archived_at: Date | null;
}

export function toSummary(row: SummaryRow): RosterSummary {
  return {
    id: row.id,
    name: row.name,
    edition: toEdition(row.edition),
    releaseId: row.release_id,
    faction: row.faction,
    verdict: row.verdict,
    points: row.points,
    pointsLimit: row.points_limit,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
  };
}
