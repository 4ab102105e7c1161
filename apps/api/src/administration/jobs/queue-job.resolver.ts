import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import {
  CancelJobsInput,
  CancelJobsPayload,
  QueueJobConnection,
  QueueJobsArgs,
  QueueJobType,
  RedriveJobsInput,
  RedriveJobsPayload,
} from './queue-job.types.js';
import { QueueJobs } from './queue-jobs.service.js';

@Resolver(() => QueueJobType)
export class QueueJobResolver {
  constructor(private readonly jobs: QueueJobs) {}

  @AdministratorOnly()
  @Query(() => QueueJobConnection, {
    description: 'The jobs of the queue that wait, run or failed, newest first. Requires: administrator.',
  })
  queueJobs(@Args() args: QueueJobsArgs): Promise<QueueJobConnection> {
    return this.jobs.list(args);
  }

  @AdministratorOnly()
  @Mutation(() => RedriveJobsPayload, {
    description: 'Puts failed jobs back into the queue for one further try. Requires: administrator.',
  })
  redriveJobs(
    @Args('input', { description: 'Which failed jobs to try again.' }) input: RedriveJobsInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RedriveJobsPayload> {
    return this.jobs.redrive(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => CancelJobsPayload, {
    description:
      'Cancels waiting jobs, and checks of saved rosters and imports that are running. A list gets the failure CANCELLED, a message to a webhook is given up, and lists of events keep their results. `redriveJobs` takes it back, except for imports. Requires: administrator.',
  })
  cancelJobs(
    @Args('input', { description: 'Which jobs to cancel.' }) input: CancelJobsInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CancelJobsPayload> {
    return this.jobs.cancel(input, administrator(viewer));
  }
}
