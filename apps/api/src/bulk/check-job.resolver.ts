import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { CheckReportType } from '../checking/check-report.types.js';
import { Anyone } from '../platform/access/access.decorator.js';
import { PageArgs } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { ReleaseNamedIn } from '../releases/named-release.resolver.js';
import { CheckedListFilterInput, CheckListsInput, RerunCheckJobInput } from './check-job.inputs.js';
import { CheckJobService } from './check-job.service.js';
import {
  CheckedListConnection,
  CheckedListType,
  CheckJobPayload,
  CheckJobType,
  ListResultType,
  type CheckedLists,
} from './check-job.types.js';
import { OptionalInput } from '../platform/graphql/given/optional-input.js';

@Resolver(() => CheckJobType)
export class CheckJobResolver {
  constructor(private readonly jobs: CheckJobService) {}

  @Anyone()
  @Mutation(() => CheckJobPayload, {
    complexity: 1000,
    description:
      'Checks many lists as a job: follow its progress with `checkJob` or `checkJobProgress`. Either all lists are accepted or none.',
  })
  checkLists(
    @Args('input', { description: 'The lists, and how to judge them.' }) input: CheckListsInput,
    @Context() { viewer, payer }: RequestContext,
  ): Promise<CheckJobPayload> {
    return this.jobs.start(input, viewer, payer);
  }

  @Anyone()
  @Mutation(() => CheckJobPayload, {
    complexity: 1000,
    description:
      'Judges the lists of a finished job again under another release; `results(filter: { changed: true })` returns what changed.',
  })
  rerunCheckJob(
    @Args('input', { description: 'The job, and the release to judge it under.' }) input: RerunCheckJobInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CheckJobPayload> {
    return this.jobs.rerun(input, viewer);
  }

  @Anyone()
  @Query(() => CheckJobType, {
    nullable: true,
    description: 'A list check job, by its token; null if there is no such job or the job has expired.',
  })
  checkJob(@Args('token', { description: 'The token returned by `checkLists`.' }) token: string): Promise<CheckJobType | null> {
    return this.jobs.find(token);
  }

  @Anyone()
  @Subscription(() => CheckJobType, {
    description:
      'The current state of a job, and each update as more lists are judged. Ends when the job has finished, or if there is no such job.',
  })
  checkJobProgress(
    @Args('token', { description: 'The token returned by `checkLists`.' }) token: string,
  ): AsyncIterator<{ readonly checkJobProgress: CheckJobType }> {
    return this.jobs.watch(token);
  }

  @ResolveField(() => CheckedListConnection, { description: 'The judged lists, in the order in which they were given.' })
  results(
    @Parent() job: CheckJobType,
    @Args() page: PageArgs,
    @OptionalInput('filter', CheckedListFilterInput, 'Filters the lists.')
    filter?: CheckedListFilterInput | null,
  ): Promise<CheckedLists> {
    return this.jobs.list(job, filter, page);
  }
}

@Resolver(() => CheckedListType)
export class CheckedListResolver {
  @ResolveField(() => CheckReportType, {
    nullable: true,
    complexity: 5,
    description: 'The full report on the list; null if the list could not be judged.',
  })
  report(@Parent() list: CheckedListType): Promise<CheckReportType | null> {
    return list.loadReport();
  }
}

const JUDGED_UNDER = 'The data release that the list was judged under; null if the edition had no release, or if it was deleted.';

export class ListResultResolver extends ReleaseNamedIn(ListResultType, ({ release }) => release, JUDGED_UNDER) {}

export class ReleaseOfListResolver extends ReleaseNamedIn(CheckedListType, ({ release }) => release, JUDGED_UNDER) {}
