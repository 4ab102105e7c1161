import { Int, ObjectType } from '@nestjs/graphql';
import type { Params, Phrases } from '#muster/diagnostics';
import { enumOf } from './enum-of.js';
import { orAbsent, outputOf, resolved } from './fields.js';

/** Codes never change, because clients depend on them. */
export const UserErrorCode = enumOf('UserErrorCode', 'Code of a problem with the input.', {
  UNKNOWN_RELEASE: 'The selected data release does not exist.',
  RELEASE_OF_OTHER_EDITION: 'The data release is not for the given edition.',
  UNKNOWN_AMENDMENT: 'There is no amendment with this id.',
  UNKNOWN_BATTLE_SIZE: 'The rules of the edition have no battle size with this name.',
  AMENDMENT_OF_OTHER_EDITION: 'The amendment was written for rules other than those under which the list is judged.',
  AMENDMENTS_CONFLICT: 'Two amendments change the same rule.',
  INVALID_HOUSE_RULES: 'A line of the house rules is invalid or has no effect.',
  INVALID_ROSTER: 'The roster refers to something that it does not contain.',
  LABEL_TAKEN: 'Another release already has this label.',
  WRONG_STATUS:
    'The status of the release does not permit the operation, for example because it is no longer a draft; the import has already ended, or the API key is no longer active.',
  CONFLICT: 'The draft was changed after you read it: read it again, and check whether your edit is still needed.',
  REQUEST_KEY_REUSED: 'An earlier request with the same key had different content. Nothing was written.',
  INVALID_EDIT: 'The requested edit is not possible.',
  NO_IMPORT_FOLDER: 'No import folder is configured for this installation.',
  UNKNOWN_SOURCE: 'The import folder contains no source with this name.',
  NO_LISTS: 'The input contains no list.',
  TOO_MANY_LISTS: 'There are more than 1,000 lists, the maximum for a job.',
  LIST_TOO_LARGE: 'A list is larger than allowed.',
  UPLOAD_TOO_LARGE: 'The lists together are larger than allowed for one upload.',
  UNREADABLE_TEXT: 'A file does not contain text.',
  UNREADABLE_CSV: 'A table cannot be read, or has no column of lists.',
  UNREADABLE_ZIP: 'A zip file is broken, encrypted, or too large when unpacked.',
  QUEUE_FULL: 'Too many lists of other jobs are waiting; try again later.',
  UNKNOWN_JOB: 'There is no job with this token, or the job has expired.',
  NOT_FINISHED: 'The job has not finished yet.',
  NOT_FOUND: 'The object does not exist or is not accessible to you (not distinguished).',
  NOT_ALLOWED: 'The account or API key does not have permission to do this.',
  UNKNOWN_NAME: 'The data of the edition has nothing with this name.',
  INVALID_ALIAS: 'The alias is not valid.',
  INVALID_EVENT: 'The settings of the event contradict each other.',
  NO_PLAYER_COLUMN: 'The table has no column of players.',
  TOO_MANY_PLAYERS: 'The event would have more players than an event may have.',
  NOT_A_LIST: 'The submission is empty, or is not an army list.',
  SUBMISSION_TOO_LARGE: 'The submitted list is larger than allowed.',
  FIELD_MISSING: 'A field that the organiser asks for is empty, or a field that was sent is not asked for.',
  SUBMISSIONS_CLOSED: 'No list is accepted from this player now.',
  TOO_MANY_VERSIONS: 'The player has submitted as many versions as are accepted.',
  DECIDED_MEANWHILE: 'A newer version was submitted, or another judge decided, after you read the list.',
  NOTHING_SUBMITTED: 'The player has not submitted this version.',
  NO_SUCH_FINDING: 'The report on the list has no such finding.',
  ENTRY_TAKEN: 'The player of the link is another account, or the account is another player.',
  INVALID_WEBHOOK: 'The address cannot be used for a webhook.',
  LAST_ORGANISER: 'An event must have an organiser.',
  LAST_ADMINISTRATOR: 'Nobody could administer this installation with an account any more.',
  LIMIT_REACHED: 'The maximum number of objects of this kind has been reached.',
});

export type UserErrorCode = keyof typeof UserErrorCode;

@ObjectType('UserError', { description: 'A problem with the input. Nothing was written.' })
export class UserErrorType extends outputOf({
  code: [UserErrorCode, 'Code of the problem, for programs.'],
  message: resolved([String, 'The problem as a sentence.']),
  path: [[String], 'Path in the input: field names and list indexes.'],
  item: orAbsent([Int, 'Number, from 1, of the list or file with the problem, if there are several; null if it concerns all of them.']),
  expected: orAbsent([String, 'What would have been accepted; null if the message says everything.']),
  got: orAbsent([String, 'What was received instead; null if the message says everything.']),
}) {
  readonly messageId!: string;
  readonly params!: Params;
  readonly phrases?: Phrases;
}

export const userErrors = [[UserErrorType], 'Problems with the input; empty if there are none.'] as const;
