import { ArgsType, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { ConnectionOf, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';
import { JsonScalar } from '../../platform/graphql/scalars/json.scalar.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';

export const QueueEnum = enumOf('Queue', 'A kind of work that workers do.', {
  IMPORTS: ['imports', 'Imports of data.'],
  CHECK_LISTS: ['check-lists', 'Lists of jobs that are checked.'],
  ROSTER_CHECKS: ['roster-checks', 'Saved rosters that are checked under a newer release.'],
  EVENT_CHECKS: ['event-checks', 'Lists of events that are checked again.'],
  WEBHOOKS: ['webhooks', 'Messages to the webhooks of events.'],
  UPKEEP: ['upkeep', 'Periodic work: expiry, sweeps, and partitions of the database.'],
});

export const QueueJobStateEnum = enumOf('QueueJobState', 'The state of a job of the queue.', {
  WAITING: ['waiting', 'A worker will take it.'],
  RUNNING: ['running', 'A worker has taken it.'],
  FAILED: ['failed', 'It used up its tries. `redriveJobs` tries it again.'],
});

@ObjectType('QueueJob', { description: 'A job of the queue that is not done.', implements: () => [NodeInterface] })
export class QueueJobType extends outputOf({
  id: [ID, 'Opaque id of the job.'],
  queue: [QueueEnum, 'The kind of work.'],
  state: [QueueJobStateEnum, 'The state of the job.'],
  data: orNull([JsonScalar, 'Ids of what the job is about; null if it names nothing.']),
  tries: [Int, 'Number of tries so far.'],
  reason: orNull([String, 'Why the last try failed; null if none failed.']),
  queuedAt: [DateTimeScalar, 'When the job was queued.'],
  startedAt: orNull([DateTimeScalar, 'When the last try began; null if none did.']),
  failedAt: orNull([DateTimeScalar, 'When the job used up its tries; null if it did not.']),
}) {}

export const QueueJobConnection = ConnectionOf(QueueJobType, 'QueueJob', 'jobs of the queue');
export type QueueJobConnection = Connection<QueueJobType>;

@InputType({ description: 'Which jobs of the queue to list.' })
export class QueueJobFilterInput extends inputOf({
  queue: orNull([QueueEnum, 'Only jobs of this kind; null for all kinds.']),
  state: orNull([QueueJobStateEnum, 'Only jobs in this state; null for all states.']),
}) {}

@ArgsType()
export class QueueJobsArgs extends argsOf(PageArgs, {
  filter: orNull([QueueJobFilterInput, 'Which jobs to list; null for all.']),
}) {}

@InputType({ description: 'Failed jobs to try again.' })
export class RedriveJobsInput extends inputOf({
  queue: [QueueEnum, 'The kind of work.'],
  job: orNull([ID, 'Opaque id of one failed job; null for all failed jobs of this kind, at most 1,000.', MaxLength(512)]),
}) {}

@ObjectType('RedriveJobsPayload', { description: 'Result of `redriveJobs`.' })
export class RedriveJobsPayload extends outputOf({
  redriven: [Int, 'Number of jobs that were put back into the queue.'],
  userErrors,
}) {}

@InputType({ description: 'Jobs to cancel.' })
export class CancelJobsInput extends inputOf({
  queue: [QueueEnum, 'The kind of work.'],
  job: orNull([ID, 'Opaque id of one job; null for all jobs of this kind, at most 1,000.', MaxLength(512)]),
}) {}

@ObjectType('CancelJobsPayload', { description: 'Result of `cancelJobs`.' })
export class CancelJobsPayload extends outputOf({
  cancelled: [Int, 'Number of jobs that were cancelled.'],
  userErrors,
}) {}
