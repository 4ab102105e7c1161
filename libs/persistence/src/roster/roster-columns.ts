/** The columns of a summary of a roster. */
export const SUMMARY_COLUMNS = [
  ...['id', 'name', 'edition', 'release_id', 'faction', 'verdict', 'points', 'points_limit', 'revision'],
  ...['created_at', 'updated_at', 'archived_at'],
];
export const SUMMARY = SUMMARY_COLUMNS.join(', ');

/** Notifies all processes of a roster's new revision, which is 0 if the roster was deleted. RosterNewsListener receives it. */
export const notice = (revision: string): string =>
  `pg_notify('muster_rosters', json_build_object('roster', id, 'account', account_id, 'user', user_id, 'revision', ${revision})::text)`;
