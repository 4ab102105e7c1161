import { danglingReferences, type Roster } from '#muster/roster';
import type { CheckRefusal, Refusal } from './check-report.js';

/** A roster that names units or detachments which it does not have cannot be judged; null: it names none. */
export function rosterRefused(roster: Roster, field = 'roster'): CheckRefusal | null {
  const refused = danglingReferences(roster).map(({ kind, path }): Refusal => ({
    code: 'INVALID_ROSTER',
    message: `The roster has no ${kind} at this place.`,
    path: [field, ...(path[0] === 'declared' ? path.slice(1) : path)],
  }));
  return refused.length > 0 ? { refused } : null;
}
