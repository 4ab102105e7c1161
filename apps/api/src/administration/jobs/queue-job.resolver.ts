import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { QueueJobConnection, QueueJobsArgs, QueueJobType, RedriveJobsInput, RedriveJobsPayload } from './queue-job.types.js';
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
}
