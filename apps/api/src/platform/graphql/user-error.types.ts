import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Params, Phrases } from '#muster/diagnostics';
import { enumOf } from './enum-of.js';
import { outputOf, orAbsent } from './fields.js';

/** Stable for ever; clients switch on them. */
export const UserErrorCode = enumOf('UserErrorCode', 'What is wrong with what was sent.', {
  UNKNOWN_RELEASE: 'There is no data release so named.',
  RELEASE_OF_OTHER_EDITION: 'The data release is of another edition than the one given.',
  UNKNOWN_AMENDMENT: 'There is no amendment so named.',
  UNKNOWN_BATTLE_SIZE: 'The rules of the edition have no battle size of this name.',
  AMENDMENT_OF_OTHER_EDITION: 'The amendment was written against other rules than those that judge the list.',
  AMENDMENTS_CONFLICT: 'Two amendments touch the same rule.',
  INVALID_HOUSE_RULES: 'A line of the house rules cannot be used, or does nothing.',
  INVALID_ROSTER: 'The roster refers to something that is not in it.',
  LABEL_TAKEN: 'Another release has this label.',
  WRONG_STATUS:
    'The release is published or withdrawn where a draft is needed, or a draft where a published one is; or the import has already ended.',
  CONFLICT: 'Somebody changed the draft since it was read: read it again, and look whether the edit is still wanted.',
  REQUEST_KEY_REUSED: 'An earlier request with the same key had another body. Nothing was written.',
  INVALID_EDIT: 'An edit cannot be made so.',
  NO_IMPORT_FOLDER: 'This installation has no folder to import from.',
  UNKNOWN_SOURCE: 'The import folder has nothing of that name.',
  NO_LISTS: 'There is no list in what was given.',
  TOO_MANY_LISTS: 'A job takes no more than 1,000 lists.',
  LIST_TOO_LARGE: 'A list has more bytes than one may have.',
  UPLOAD_TOO_LARGE: 'All lists together are more than is taken at once.',
  UNREADABLE_TEXT: 'A file is no text.',
  UNREADABLE_CSV: 'A table has no column of lists, or cannot be read.',
  UNREADABLE_ZIP: 'A zip is broken, encrypted, or unpacks to more than is taken.',
  QUEUE_FULL: 'Too many lists of other jobs wait; try again later.',
  UNKNOWN_JOB: 'There is no such job, or it has expired.',
  NOT_FINISHED: 'The job has not finished yet.',
  NOT_FOUND: 'There is nothing of that id, or it is not for you.',
  NOT_ALLOWED: 'The account, or the key that asks, may not do this.',
  LIMIT_REACHED: 'There are as many as there may be.',
});

export type UserErrorCode = keyof typeof UserErrorCode;

@ObjectType('UserError', { description: 'Something in the input that must be changed. Nothing was written.' })
export class UserErrorType extends outputOf({
  code: [UserErrorCode, 'What is wrong, for programs.'],
  path: [[String], 'Where in the input: names of fields and indexes of lists.'],
  item: orAbsent([Int, 'Of many lists or files, the number of the one that is meant, from 1; null where it is about all.']),
  expected: orAbsent([String, 'What would have been taken; null where the message says all there is to say.']),
  got: orAbsent([String, 'What was given instead.']),
}) {
  @Field(() => String, { description: 'What is wrong, for people.' })
  readonly message?: string;

  readonly messageId!: string;
  readonly params!: Params;
  readonly phrases?: Phrases;
}

export const userErrors = [[UserErrorType], 'What must be changed in the input.'] as const;
