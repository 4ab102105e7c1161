import { danglingReferences, type Roster } from '#muster/roster';
import type { CheckRefusal } from '../report/check-report.js';
import { refusal } from './refusal.messages.js';

/** A refusal if the roster refers to units or detachments that it does not contain; otherwise null. */
export function rosterRefused(roster: Roster, field = 'roster'): CheckRefusal | null {
  const refused = danglingReferences(roster).map(({ kind, path }) => {
    const messageId = kind === 'unit' ? 'noSuchUnit' : 'noSuchDetachment';
    return refusal('INVALID_ROSTER', messageId, {}, [field, ...(path[0] === 'declared' ? path.slice(1) : path)]);
  });
  return refused.length > 0 ? { refused } : null;
}
