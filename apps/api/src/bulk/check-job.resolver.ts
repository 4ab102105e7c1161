import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { CheckReportType } from '../checking/check-report.types.js';
import { toCheckReport } from '../checking/present-report.js';
import { Anyone } from '../platform/access/access.decorator.js';
import { PageArgs } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { CheckedListFilter, CheckListsInput, RerunCheckJobInput } from './check-job.inputs.js';
import { CheckJobService } from './check-job.service.js';
import { CheckedListConnection, CheckedListType, CheckJobPayload, CheckJobType, type CheckedLists } from './check-job.types.js';

@Resolver(() => CheckJobType)
export class CheckJobResolver {
  constructor(private readonly jobs: CheckJobService) {}

  @Anyone()
  @Mutation(() => CheckJobPayload, {
    complexity: 1000,
    description: 'Checks many lists as a job: watch it with `checkJob` or `checkJobProgress`. All lists are taken or none.',
  })
  checkLists(
    @Args('input', { description: 'The lists, and what to judge them under.' }) input: CheckListsInput,
    @Context() { viewer, payer }: RequestContext,
  ): Promise<CheckJobPayload> {
    return this.jobs.start(input, viewer, payer);
  }

  @Anyone()
  @Mutation(() => CheckJobPayload, {
    complexity: 1000,
    description:
      'Judges the lists of a finished job again, under another release; `results(filter: { changed: true })` tells what changed.',
  })
  rerunCheckJob(
    @Args('input', { description: 'Which job, under what.' }) input: RerunCheckJobInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CheckJobPayload> {
    return this.jobs.rerun(input, viewer);
  }

  @Anyone()
  @Query(() => CheckJobType, { nullable: true, description: 'A job by its token; null when there is none, or it has expired.' })
  checkJob(@Args('token', { description: 'The token that `checkLists` gave.' }) token: string): Promise<CheckJobType | null> {
    return this.jobs.find(token);
  }

  @Anyone()
  @Subscription(() => CheckJobType, {
    description: 'The job now and whenever more of its lists were judged; ends when it has finished, or there is no such job.',
  })
  checkJobProgress(
    @Args('token', { description: 'The token that `checkLists` gave.' }) token: string,
  ): AsyncIterator<{ readonly checkJobProgress: CheckJobType }> {
    return this.jobs.watch(token);
  }

  @ResolveField(() => CheckedListConnection, { description: 'The lists that were judged, in the order in which they were given.' })
  results(
    @Parent() job: CheckJobType,
    @Args() page: PageArgs,
    @Args('filter', { type: () => CheckedListFilter, nullable: true, description: 'Which of them.' })
    filter?: CheckedListFilter | null,
  ): Promise<CheckedLists> {
    return this.jobs.list(job, filter, page);
  }
}

@Resolver(() => CheckedListType)
export class CheckedListResolver {
  @ResolveField(() => CheckReportType, { nullable: true, complexity: 5, description: 'The whole report; null where there is none.' })
  async report(@Parent() list: CheckedListType): Promise<CheckReportType | null> {
    const report = await list.loadReport();
    return report && toCheckReport(report);
  }
}
