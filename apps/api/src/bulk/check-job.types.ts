import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import type { CheckReport } from '#muster/checking';
import { VerdictEnum } from '../checking/check.enums.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { userErrors } from '../platform/graphql/user-error.types.js';
import { DateTimeScalar } from '../platform/graphql/scalars/date-time.scalar.js';

export const CheckJobStatus = enumOf('CheckJobStatus', 'Status of a list check job.', {
  WAITING: 'No list has been judged yet.',
  RUNNING: 'Some lists have been judged.',
  FINISHED: 'All lists have a result.',
});
export type CheckJobStatus = keyof typeof CheckJobStatus;

@ObjectType('LeftOut', { description: 'Part of the input that belongs to no list: a line, or a file without a list.' })
export class LeftOutType extends outputOf({
  source: orNull([String, 'Name of the file; null for pasted text.']),
  line: orNull([Int, 'The line of the input, from 1; null if a whole file was left out.']),
  text: [String, 'The text of the line, or the reason why the file was not accepted.'],
}) {}

@ObjectType('ListResult', { description: 'The result of a list, as a row of a table.' })
export class ListResultType extends outputOf({
  verdict: orNull([VerdictEnum, 'Verdict on the list; null if there is no report.']),
  faction: orNull([String, 'The faction of the army; null if unknown.']),
  detachment: orNull([String, 'The detachments, separated by commas; null if unknown.']),
  statedPoints: orNull([Float, 'The points total stated in the list; null if not stated.']),
  computedPoints: orNull([Float, 'The points total with the prices of the release; null if a unit could not be priced.']),
  findings: [Int, 'The number of findings, of all severities.'],
  format: orNull([String, 'The format in which the list was read; null if the format was not recognised.']),
  failure: orNull([
    String,
    'Why there is no report: `NOT_JUDGED` (three attempts failed), `CANCELLED`, `INTERNAL` or a user error; else null.',
  ]),
}) {
  /** Label of the release; the field of this name is the release itself. */
  readonly release!: string | null;
}

@ObjectType('CheckedList', { description: 'A judged list of a job.' })
export class CheckedListType extends outputOf(ListResultType, {
  number: [Int, "The list's number within the job, from 1."],
  player: orNull([String, "The player's name, as given with the list or as the list states it; null if unknown."]),
  source: orNull([String, 'Name of the file that contained the list; null for pasted text.']),
  before: orNull([ListResultType, 'For a re-run: the result of the same list in the earlier job; null if there is none.']),
}) {
  /** The reports of a page are loaded together when the first of them is requested. */
  readonly loadReport!: () => Promise<CheckReport | null>;
}

export const CheckedListConnection = ConnectionOf(CheckedListType, 'CheckedList', 'lists of a job');
export type CheckedLists = Connection<CheckedListType>;

@ObjectType('CheckJob', {
  description: 'A job that checks many lists. Anyone with its token can see it; it is deleted when it expires.',
  implements: () => [NodeInterface],
})
export class CheckJobType extends outputOf({
  id: [ID, 'Opaque id of the job, for `node`. It has the token in it: share it as carefully.'],
  token: [String, 'The secret token of the job. Share it as carefully as the lists themselves.'],
  status: [CheckJobStatus, 'Status of the job.'],
  total: [Int, 'Number of lists in the job.'],
  done: [Int, 'Number of finished lists; never decreases.'],
  failed: [Int, 'Number of finished lists that have no report.'],
  running: [Int, 'Number of lists that are being judged right now.'],
  isRerun: [Boolean, 'Whether this job re-runs an earlier job.'],
  leftOut: [[LeftOutType], 'Parts of the input that belong to no list.'],
  createdAt: [DateTimeScalar, 'When the job was created.'],
  finishedAt: orNull([DateTimeScalar, 'When the last list was judged; null if the job has not finished.']),
  expiresAt: [DateTimeScalar, 'When the job and everything in it will be deleted.'],
}) {
  /** The job in the database; not part of the schema. */
  readonly stored!: { readonly id: string };
}

@ObjectType('CheckJobPayload', { description: 'Result of creating a job.' })
export class CheckJobPayload extends outputOf({
  job: orNull([CheckJobType, 'The job; save its token. Null if the job was refused.']),
  userErrors,
}) {}
