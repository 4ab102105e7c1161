import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CheckReport, Verdict } from '#muster/checking';
import { VerdictEnum } from '../checking/check.enums.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';

export const CheckJobStatus = { WAITING: 'WAITING', RUNNING: 'RUNNING', FINISHED: 'FINISHED' } as const;
export type CheckJobStatus = keyof typeof CheckJobStatus;

registerEnumType(CheckJobStatus, {
  name: 'CheckJobStatus',
  description: 'How far a job is.',
  valuesMap: {
    WAITING: { description: 'No list was judged yet.' },
    RUNNING: { description: 'Some lists were judged.' },
    FINISHED: { description: 'Every list has a result.' },
  },
});

@ObjectType('LeftOut', {
  description: 'Something given that belongs to no list: a line, or a file that holds none. Nothing is dropped in silence.',
})
export class LeftOutType {
  @Field(() => String, { nullable: true, description: 'Name of the file; null where it was pasted.' })
  readonly source!: string | null;

  @Field(() => Int, { nullable: true, description: 'The line, from 1; null: the whole file.' })
  readonly line!: number | null;

  @Field(() => String, { description: 'The line, or why the file was not taken.' })
  readonly text!: string;
}

@ObjectType('ListResult', { description: 'What a list came to, as a row of a table.' })
export class ListResultType {
  @Field(() => VerdictEnum, { nullable: true, description: 'The verdict; null where there is no report.' })
  readonly verdict!: Verdict | null;

  @Field(() => String, { nullable: true, description: 'The faction.' })
  readonly faction!: string | null;

  @Field(() => String, { nullable: true, description: 'The detachments, with commas between them.' })
  readonly detachment!: string | null;

  @Field(() => Float, { nullable: true, description: 'The points the list states.' })
  readonly statedPoints!: number | null;

  @Field(() => Float, { nullable: true, description: 'The points under the release; null when a unit could not be priced.' })
  readonly computedPoints!: number | null;

  @Field(() => Int, { description: 'Number of findings, of every severity.' })
  readonly findings!: number;

  @Field(() => String, { nullable: true, description: 'The format it was read as.' })
  readonly format!: string | null;

  @Field(() => String, { nullable: true, description: 'Label of the data release it was judged under.' })
  readonly release!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why there is no report: `NOT_JUDGED` (it could not be judged in three tries), `INTERNAL`, or what is wrong with the question; null where there is one.',
  })
  readonly failure!: string | null;
}

@ObjectType('CheckedList', { description: 'A list of a job that was judged.' })
export class CheckedListType extends ListResultType {
  @Field(() => Int, { description: 'Its number in the job, from 1.' })
  readonly number!: number;

  @Field(() => String, { nullable: true, description: 'The player it was given for, or whom it names.' })
  readonly player!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the file it came in.' })
  readonly source!: string | null;

  @Field(() => ListResultType, {
    nullable: true,
    description: 'What the same list came to in the job this one is a re-run of; null where there is none.',
  })
  readonly before!: ListResultType | null;

  /** Reports of a page are read together, when one is asked for. */
  readonly loadReport!: () => Promise<CheckReport | null>;
}

export const CheckedListConnection = ConnectionOf(CheckedListType, 'CheckedList', 'lists of a job');
export type CheckedLists = Connection<CheckedListType>;

@ObjectType('CheckJob', { description: 'Lists that are checked together. Who has its token may see it; it is deleted when it expires.' })
export class CheckJobType {
  @Field(() => String, { description: 'The token that leads to it. Not to be guessed: pass it on as you would the lists.' })
  readonly token!: string;

  @Field(() => CheckJobStatus, { description: 'How far it is.' })
  readonly status!: CheckJobStatus;

  @Field(() => Int, { description: 'Number of lists.' })
  readonly total!: number;

  @Field(() => Int, { description: 'Lists that have a result. It never goes back.' })
  readonly done!: number;

  @Field(() => Int, { description: 'Of those, how many have no report.' })
  readonly failed!: number;

  @Field(() => Int, { description: 'Lists that are being judged right now.' })
  readonly running!: number;

  @Field(() => Boolean, { description: 'Whether it judges the lists of an earlier job again.' })
  readonly isRerun!: boolean;

  @Field(() => [LeftOutType], { description: 'What was given and belongs to no list.' })
  readonly leftOut!: readonly LeftOutType[];

  @Field(() => String, { description: 'When it was asked for, ISO 8601.' })
  readonly createdAt!: string;

  @Field(() => String, { nullable: true, description: 'When its last list was judged, ISO 8601; null before.' })
  readonly finishedAt!: string | null;

  @Field(() => String, { description: 'When it and all it holds are deleted, ISO 8601.' })
  readonly expiresAt!: string;

  /** Names it in the store; never served. */
  readonly id!: string;
}

@ObjectType('CheckJobPayload', { description: 'What came of asking for a job.' })
export class CheckJobPayload {
  @Field(() => CheckJobType, { nullable: true, description: 'The job; keep its token. Null when it was refused.' })
  readonly job!: CheckJobType | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input. If there is any, no list was taken.' })
  readonly userErrors!: readonly UserErrorType[];
}
