import type { Created, EditOutcome, KeptRoster } from '#muster/rosters';
import { toUserError, userError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { toChanges, toRoster } from './present-roster.js';
import type { RosterPayload } from './roster.types.js';

export const unknownRoster = userError('NOT_FOUND', 'roster', ['input', 'roster']);

const keyReused = userError('REQUEST_KEY_REUSED', 'reused', ['input', 'requestKey']);

export const refusedPayload = (error: UserErrorType, roster: KeptRoster | null = null): RosterPayload => ({
  roster: roster && toRoster(roster),
  changes: null,
  repeated: null,
  review: [],
  userErrors: [error],
});

export const notFound: RosterPayload = refusedPayload(unknownRoster);

export function createdPayload(created: Created): RosterPayload {
  if ('keyReused' in created) return refusedPayload(keyReused);
  if ('fault' in created) return refusedPayload(toUserError(created.fault, ['input', ...created.fault.path]));
  const { roster, repeated, review } = created;
  return { roster: toRoster(roster), changes: null, repeated: repeated ? 1 : null, review, userErrors: [] };
}

export function editedPayload(outcome: EditOutcome): RosterPayload {
  switch (outcome.outcome) {
    case 'done':
      return { roster: toRoster(outcome.roster), changes: toChanges(outcome.changes), repeated: null, review: [], userErrors: [] };
    case 'repeated':
      return { roster: toRoster(outcome.roster), changes: null, repeated: outcome.revision, review: [], userErrors: [] };
    case 'keyReused':
      return refusedPayload(keyReused, outcome.roster);
    case 'stale': {
      const { revision } = outcome.roster.stored;
      return refusedPayload(userError('CONFLICT', 'roster', ['input', 'revision'], { revision }), outcome.roster);
    }
    case 'impossible':
      return refusedPayload(toUserError(outcome.fault, ['input', ...outcome.fault.path]), outcome.roster);
    case 'unknownRevision':
      return refusedPayload(userError('NOT_FOUND', 'revision', ['input', 'to']), outcome.roster);
    case 'notFound':
      return notFound;
  }
}
