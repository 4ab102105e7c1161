import type { Params, Path, Sayable } from '#muster/diagnostics';
import type { eventMessages } from './events.messages.js';

/** A reason why something was not done in an event. */
export interface EventFault extends Sayable {
  readonly code: keyof typeof eventMessages;
  /** The part of the input that it concerns. */
  readonly path: Path;
}

type Faults = typeof eventMessages;
type Ids = { [Code in keyof Faults]: keyof Faults[Code] & string }[keyof Faults];

const CODE_OF: Readonly<Record<Ids, keyof Faults>> = {
  endsFirst: 'INVALID_EVENT',
  noTimeZone: 'INVALID_EVENT',
  locksFirst: 'INVALID_EVENT',
  revealedFirst: 'INVALID_EVENT',
  deletedFirst: 'INVALID_EVENT',
  noTeams: 'INVALID_EVENT',
  noPlayerColumn: 'NO_PLAYER_COLUMN',
  tooManyPlayers: 'TOO_MANY_PLAYERS',
  notAList: 'NOT_A_LIST',
  notText: 'NOT_A_LIST',
  empty: 'NOT_A_LIST',
  tooLarge: 'SUBMISSION_TOO_LARGE',
  fieldMissing: 'FIELD_MISSING',
  fieldUnknown: 'FIELD_MISSING',
  locked: 'SUBMISSIONS_CLOSED',
  withdrawn: 'SUBMISSIONS_CLOSED',
  claimed: 'ENTRY_TAKEN',
  tooManyVersions: 'TOO_MANY_VERSIONS',
  meanwhile: 'DECIDED_MEANWHILE',
  nothingSubmitted: 'NOTHING_SUBMITTED',
  nothingAdmitted: 'NOTHING_SUBMITTED',
  noSuchFinding: 'NO_SUCH_FINDING',
  lastOrganiser: 'LAST_ORGANISER',
  noWebhookUrl: 'INVALID_WEBHOOK',
  privateAddress: 'INVALID_WEBHOOK',
};

/** A fault by the id of its message, which is unique among them. */
export const eventFault = (messageId: Ids, path: Path, params: Params = {}): EventFault => ({
  code: CODE_OF[messageId],
  messageId,
  params,
  path,
});
