import { Float, Int, ObjectType } from '@nestjs/graphql';
import type { CheckReport } from '#muster/checking';
import { VerdictEnum } from '../checking/check.enums.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';

export const CheckJobStatus = enumOf('CheckJobStatus', 'How far a job is.', {
  WAITING: 'No list was judged yet.',
  RUNNING: 'Some lists were judged.',
  FINISHED: 'Every list has a result.',
});
export type CheckJobStatus = keyof typeof CheckJobStatus;

@ObjectType('LeftOut', {
  description: 'Something given that belongs to no list: a line, or a file that holds none. Nothing is dropped in silence.',
})
export class LeftOutType extends outputOf({
  source: orNull([String, 'Name of the file; null where it was pasted.']),
  line: orNull([Int, 'The line, from 1; null: the whole file.']),
  text: [String, 'The line, or why the file was not taken.'],
}) {}

@ObjectType('ListResult', { description: 'What a list came to, as a row of a table.' })
export class ListResultType extends outputOf({
  verdict: orNull([VerdictEnum, 'The verdict; null where there is no report.']),
  faction: orNull([String, 'The faction.']),
  detachment: orNull([String, 'The detachments, with commas between them.']),
  statedPoints: orNull([Float, 'The points the list states.']),
  computedPoints: orNull([Float, 'The points under the release; null when a unit could not be priced.']),
  findings: [Int, 'Number of findings, of every severity.'],
  format: orNull([String, 'The format it was read as.']),
  release: orNull([String, 'Label of the data release it was judged under.']),
  failure: orNull([
    String,
    'Why there is no report: `NOT_JUDGED` (it could not be judged in three tries), `INTERNAL`, or what is wrong with the question; null where there is one.',
  ]),
}) {}

@ObjectType('CheckedList', { description: 'A list of a job that was judged.' })
export class CheckedListType extends outputOf(ListResultType, {
  number: [Int, 'Its number in the job, from 1.'],
  player: orNull([String, 'The player it was given for, or whom it names.']),
  source: orNull([String, 'Name of the file it came in.']),
  before: orNull([ListResultType, 'What the same list came to in the job this one is a re-run of; null where there is none.']),
}) {
  /** Reports of a page are read together, when one is asked for. */
  readonly loadReport!: () => Promise<CheckReport | null>;
}

export const CheckedListConnection = ConnectionOf(CheckedListType, 'CheckedList', 'lists of a job');
export type CheckedLists = Connection<CheckedListType>;

@ObjectType('CheckJob', { description: 'Lists that are checked together. Who has its token may see it; it is deleted when it expires.' })
export class CheckJobType extends outputOf({
  token: [String, 'The token that leads to it. Not to be guessed: pass it on as you would the lists.'],
  status: [CheckJobStatus, 'How far it is.'],
  total: [Int, 'Number of lists.'],
  done: [Int, 'Lists that have a result. It never goes back.'],
  failed: [Int, 'Of those, how many have no report.'],
  running: [Int, 'Lists that are being judged right now.'],
  isRerun: [Boolean, 'Whether it judges the lists of an earlier job again.'],
  leftOut: [[LeftOutType], 'What was given and belongs to no list.'],
  createdAt: [String, 'When it was asked for, ISO 8601.'],
  finishedAt: orNull([String, 'When its last list was judged, ISO 8601; null before.']),
  expiresAt: [String, 'When it and all it holds are deleted, ISO 8601.'],
}) {
  /** Names it in the store; never served. */
  readonly id!: string;
}

@ObjectType('CheckJobPayload', { description: 'What came of asking for a job.' })
export class CheckJobPayload extends outputOf({
  job: orNull([CheckJobType, 'The job; keep its token. Null when it was refused.']),
  userErrors: [[UserErrorType], 'What must be changed in the input. If there is any, no list was taken.'],
}) {}
