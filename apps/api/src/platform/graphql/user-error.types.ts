import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { OtherLocale } from '#muster/messages';

/** Stable for ever; clients switch on them. */
export const UserErrorCode = {
  UNKNOWN_RELEASE: 'UNKNOWN_RELEASE',
  RELEASE_OF_OTHER_EDITION: 'RELEASE_OF_OTHER_EDITION',
  UNKNOWN_AMENDMENT: 'UNKNOWN_AMENDMENT',
  UNKNOWN_BATTLE_SIZE: 'UNKNOWN_BATTLE_SIZE',
  AMENDMENT_OF_OTHER_EDITION: 'AMENDMENT_OF_OTHER_EDITION',
  AMENDMENTS_CONFLICT: 'AMENDMENTS_CONFLICT',
  INVALID_HOUSE_RULES: 'INVALID_HOUSE_RULES',
  INVALID_ROSTER: 'INVALID_ROSTER',
  LABEL_TAKEN: 'LABEL_TAKEN',
  WRONG_STATUS: 'WRONG_STATUS',
  CONFLICT: 'CONFLICT',
  REQUEST_KEY_REUSED: 'REQUEST_KEY_REUSED',
  INVALID_EDIT: 'INVALID_EDIT',
  NO_IMPORT_FOLDER: 'NO_IMPORT_FOLDER',
  UNKNOWN_SOURCE: 'UNKNOWN_SOURCE',
  NO_LISTS: 'NO_LISTS',
  TOO_MANY_LISTS: 'TOO_MANY_LISTS',
  LIST_TOO_LARGE: 'LIST_TOO_LARGE',
  UPLOAD_TOO_LARGE: 'UPLOAD_TOO_LARGE',
  UNREADABLE_TEXT: 'UNREADABLE_TEXT',
  UNREADABLE_CSV: 'UNREADABLE_CSV',
  UNREADABLE_ZIP: 'UNREADABLE_ZIP',
  QUEUE_FULL: 'QUEUE_FULL',
  UNKNOWN_JOB: 'UNKNOWN_JOB',
  NOT_FINISHED: 'NOT_FINISHED',
  NOT_FOUND: 'NOT_FOUND',
  NOT_ALLOWED: 'NOT_ALLOWED',
  LIMIT_REACHED: 'LIMIT_REACHED',
} as const;

export type UserErrorCode = keyof typeof UserErrorCode;

registerEnumType(UserErrorCode, {
  name: 'UserErrorCode',
  description: 'What is wrong with what was sent.',
  valuesMap: {
    UNKNOWN_RELEASE: { description: 'There is no data release so named.' },
    RELEASE_OF_OTHER_EDITION: { description: 'The data release is of another edition than the one given.' },
    UNKNOWN_AMENDMENT: { description: 'There is no amendment so named.' },
    UNKNOWN_BATTLE_SIZE: { description: 'The rules of the edition have no battle size of this name.' },
    AMENDMENT_OF_OTHER_EDITION: { description: 'The amendment was written against other rules than those that judge the list.' },
    AMENDMENTS_CONFLICT: { description: 'Two amendments touch the same rule.' },
    INVALID_HOUSE_RULES: { description: 'A line of the house rules cannot be used, or does nothing.' },
    INVALID_ROSTER: { description: 'The roster refers to something that is not in it.' },
    LABEL_TAKEN: { description: 'Another release has this label.' },
    WRONG_STATUS: {
      description:
        'The release is published or withdrawn where a draft is needed, or a draft where a published one is; or the import has already ended.',
    },
    CONFLICT: { description: 'Somebody changed the draft since it was read: read it again, and look whether the edit is still wanted.' },
    REQUEST_KEY_REUSED: { description: 'An earlier request with the same key had another body. Nothing was written.' },
    INVALID_EDIT: { description: 'An edit cannot be made so.' },
    NO_IMPORT_FOLDER: { description: 'This installation has no folder to import from.' },
    UNKNOWN_SOURCE: { description: 'The import folder has nothing of that name.' },
    NO_LISTS: { description: 'There is no list in what was given.' },
    TOO_MANY_LISTS: { description: 'A job takes no more than 1,000 lists.' },
    LIST_TOO_LARGE: { description: 'A list has more bytes than one may have.' },
    UPLOAD_TOO_LARGE: { description: 'All lists together are more than is taken at once.' },
    UNREADABLE_TEXT: { description: 'A file is no text.' },
    UNREADABLE_CSV: { description: 'A table has no column of lists, or cannot be read.' },
    UNREADABLE_ZIP: { description: 'A zip is broken, encrypted, or unpacks to more than is taken.' },
    QUEUE_FULL: { description: 'Too many lists of other jobs wait; try again later.' },
    UNKNOWN_JOB: { description: 'There is no such job, or it has expired.' },
    NOT_FINISHED: { description: 'The job has not finished yet.' },
    NOT_FOUND: { description: 'There is nothing of that id, or it is not for you.' },
    NOT_ALLOWED: { description: 'The account, or the key that asks, may not do this.' },
    LIMIT_REACHED: { description: 'There are as many as there may be.' },
  },
});

@ObjectType('UserError', { description: 'Something in the input that must be changed. Nothing was written.' })
export class UserErrorType {
  @Field(() => UserErrorCode, { description: 'What is wrong, for programs.' })
  readonly code!: UserErrorCode;

  @Field(() => String, { description: 'What is wrong, for people.' })
  readonly message!: string;

  /** The message in another language, where it can be had. */
  readonly saidIn?: (locale: OtherLocale) => string | null;

  @Field(() => [String], { description: 'Where in the input: names of fields and indexes of lists.' })
  readonly path!: readonly string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Of many lists or files, the number of the one that is meant, from 1; null where it is about all.',
  })
  readonly item?: number | null;

  @Field(() => String, { nullable: true, description: 'What would have been taken; null where the message says all there is to say.' })
  readonly expected?: string | null;

  @Field(() => String, { nullable: true, description: 'What was given instead.' })
  readonly got?: string | null;
}
