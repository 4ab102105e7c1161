import { statementOfRows } from '../connections/rows-together.js';
import { notice, SUMMARY, SUMMARY_COLUMNS } from './roster-columns.js';
import { ownerKey, type RosterChange, type RosterOwner } from './stored-roster.js';

/** An edit of a roster, as it is written. */
export interface AskedChange {
  readonly id: string;
  readonly owner: RosterOwner;
  readonly change: RosterChange;
}

/**
 * Writes edits of several rosters. It updates each row only from the revision that its editor has read, and only once per request: of two
 * simultaneous edits, the second finds no row.
 */
export const changeStatement = statementOfRows(
  'roster-change',
  [
    ...(['id uuid', 'account_id uuid', 'user_id text', 'expected int', 'name text', 'release_id uuid', 'faction text'] as const),
    ...(['verdict text', 'points float8', 'points_limit float8', 'document json', 'intents jsonb', 'delta jsonb'] as const),
    'request_key text',
  ],
  `changed AS (
      UPDATE roster SET name = asked.name, release_id = asked.release_id, faction = asked.faction, verdict = asked.verdict,
        points = asked.points, points_limit = asked.points_limit, document = asked.document, revision = roster.revision + 1, updated_at = now()
      FROM asked
      WHERE roster.id = asked.id AND roster.account_id = asked.account_id AND roster.user_id = asked.user_id
        AND roster.revision = asked.expected
        AND NOT EXISTS (
          SELECT FROM roster_revision done WHERE done.roster_id = asked.id AND done.request_key = asked.request_key
        )
      RETURNING ${SUMMARY_COLUMNS.map((name) => `roster.${name}`).join(', ')}, roster.account_id, roster.user_id,
        asked.intents, asked.delta, asked.request_key
    ), noted AS (
      INSERT INTO roster_revision (roster_id, revision, intents, delta, release_id, points, verdict, request_key)
      SELECT id, revision, intents, delta, release_id, points, verdict, request_key FROM changed
    )
    SELECT ${SUMMARY}, ${notice('revision')} FROM changed`,
);

/** The values of an edit in the order of the columns. */
export function changeValues({ id, owner, change }: AskedChange): readonly unknown[] {
  const { expected, name, releaseId, faction, verdict, points, pointsLimit, document, intents, delta, requestKey } = change;
  const stored = [document, intents, delta].map((value) => JSON.stringify(value));
  return [id, ...ownerKey(owner), expected, name, releaseId, faction, verdict, points, pointsLimit, ...stored, requestKey];
}
