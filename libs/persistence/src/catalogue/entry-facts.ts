import type { Statement } from '../prisma.service.js';
import { idsIn } from '../store/runs.js';
import type { EntryFacts } from './entry-filter.js';

export interface EntryFactsRow extends EntryFacts {
  readonly id: string;
}

/** What filters need of the bodies of entries. Entries that are allies nowhere and of matched play have no row. */
export const ENTRY_FACTS: Statement = {
  name: 'entry-facts',
  text: `SELECT id, COALESCE("allyIn", '[]') AS "allyIn", "isElsewhere" FROM (
      SELECT e.entry_id AS id, e.body ? 'onlyIn' AS "isElsewhere",
        CASE WHEN e.kind = 'datasheet' THEN jsonb_path_query_array(e.body, '$.factions[*] ? (@.ally == true).factionId') END AS "allyIn"
      FROM release_entries m
      CROSS JOIN LATERAL ${idsIn('m.entry_runs')} AS held(id)
      JOIN entry e ON e.id = held.id
      WHERE m.release_id = $1 AND m.kind IN ('datasheet', 'detachment', 'enhancement')) AS fact
    WHERE "isElsewhere" OR "allyIn" <> '[]'`,
};
