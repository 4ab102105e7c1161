import { Int, ObjectType } from '@nestjs/graphql';
import type { Params, Phrases } from '#muster/diagnostics';
import { enumOf } from './enum-of.js';
import { orAbsent, outputOf, resolved } from './fields.js';

/** Codes never change, because clients depend on them. */
export const UserErrorCode = enumOf('UserErrorCode', 'Code of a problem with the input.', {
  UNKNOWN_RELEASE: 'There is no such data release.',
  RELEASE_OF_OTHER_EDITION: 'The data release is not for the given edition.',
  UNKNOWN_AMENDMENT: 'There is no such amendment.',
  UNKNOWN_BATTLE_SIZE: 'The rules of the edition have no battle size with this name.',
  AMENDMENT_OF_OTHER_EDITION: 'The amendment was written for other rules than those that judge the list.',
  AMENDMENTS_CONFLICT: 'Two amendments change the same rule.',
  INVALID_HOUSE_RULES: 'A line of the house rules is invalid or has no effect.',
  INVALID_ROSTER: 'The roster refers to something that it does not contain.',
  LABEL_TAKEN: 'Another release already has this label.',
  WRONG_STATUS:
    'The release has the wrong status: a draft is needed but it is published or withdrawn, or it is a draft and must be published; or the import has already ended.',
  CONFLICT: 'The draft was changed after you read it: read it again, and check whether your edit is still needed.',
  REQUEST_KEY_REUSED: 'An earlier request with the same key had different content. Nothing was written.',
  INVALID_EDIT: 'This edit is not possible.',
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
  UNKNOWN_JOB: 'There is no such job, or it has expired.',
  NOT_FINISHED: 'The job has not finished yet.',
  NOT_FOUND: 'Not found, or not accessible to you (not distinguished).',
  NOT_ALLOWED: 'The account or API key does not have permission to do this.',
  LIMIT_REACHED: 'The maximum number has been reached.',
});

export type UserErrorCode = keyof typeof UserErrorCode;

@ObjectType('UserError', { description: 'A problem with the input. Nothing was written.' })
export class UserErrorType extends outputOf({
  code: [UserErrorCode, 'Code of the problem, for programs.'],
  message: resolved([String, 'The problem as a sentence.']),
  path: [[String], 'Path in the input: field names and list indexes.'],
  item: orAbsent([Int, 'Number of the list or file concerned, from 1, if there are several; null if the problem concerns all of them.']),
  expected: orAbsent([String, 'What would have been accepted; null if the message says everything.']),
  got: orAbsent([String, 'What was received instead; null if the message says everything.']),
}) {
  readonly messageId!: string;
  readonly params!: Params;
  readonly phrases?: Phrases;
}

export const userErrors = [[UserErrorType], 'Problems with the input; empty if there are none.'] as const;
