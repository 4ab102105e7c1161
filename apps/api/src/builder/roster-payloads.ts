import { intentFaultIn, sayIntentFault, type Created, type EditOutcome, type IntentFault, type KeptRoster } from '#muster/builder';
import { say } from '#muster/checking';
import type { Path } from '#muster/diagnostics';
import { userError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { toChanges, toRoster } from './present-roster.js';
import type { RosterPayload } from './roster.types.js';

export const unknownRoster = userError('NOT_FOUND', 'There is no such roster.', ['input', 'roster']);

const keyReused = userError(
  'REQUEST_KEY_REUSED',
  'An earlier request with this key asked for something else. Give each request a key of its own.',
  ['input', 'requestKey'],
);

export const refusedPayload = (error: UserErrorType, roster: KeptRoster | null = null): RosterPayload => ({
  roster: roster && toRoster(roster),
  changes: null,
  repeated: null,
  review: [],
  userErrors: [error],
});

const invalidEdit = (fault: IntentFault, path: Path): UserErrorType =>
  userError('INVALID_EDIT', sayIntentFault(fault), path, (locale) => intentFaultIn(locale, fault));

export const notFound: RosterPayload = refusedPayload(unknownRoster);

export function createdPayload(created: Created): RosterPayload {
  if ('keyReused' in created) return refusedPayload(keyReused);
  if ('fault' in created) return refusedPayload(invalidEdit(created.fault, ['input']));
  const review = created.review.map((reason) => ({ ...reason, message: say(reason), path: reason.path.map(String) }));
  return { roster: toRoster(created.roster), changes: null, repeated: created.repeated ? 1 : null, review, userErrors: [] };
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
      const message = `The roster is at revision ${revision} by now: look at it, and send what is still wanted.`;
      return refusedPayload(userError('CONFLICT', message, ['input', 'revision']), outcome.roster);
    }
    case 'impossible': {
      const path = ['input', 'intents', outcome.fault.index];
      return refusedPayload(invalidEdit(outcome.fault, path), outcome.roster);
    }
    case 'unknownRevision':
      return refusedPayload(userError('NOT_FOUND', 'The roster never was at that revision.', ['input', 'to']), outcome.roster);
    case 'notFound':
      return notFound;
  }
}
