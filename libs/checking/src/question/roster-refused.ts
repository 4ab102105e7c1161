import { danglingReferences, type Roster } from '#muster/roster';
import type { CheckRefusal } from '../report/check-report.js';
import { refusal } from './refusal.messages.js';

/** A roster that names units or detachments which it does not have cannot be judged; null: it names none. */
export function rosterRefused(roster: Roster, field = 'roster'): CheckRefusal | null {
  const refused = danglingReferences(roster).map(({ kind, path }) => {
    const messageId = kind === 'unit' ? 'noSuchUnit' : 'noSuchDetachment';
    return refusal('INVALID_ROSTER', messageId, {}, [field, ...(path[0] === 'declared' ? path.slice(1) : path)]);
  });
  return refused.length > 0 ? { refused } : null;
}
