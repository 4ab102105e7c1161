import { Args, Context, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CheckReportType } from '../checking/check-report.types.js';
import { toCheckReport } from '../checking/present-report.js';
import { AccountWith, Anyone } from '../platform/access/access.decorator.js';
import { PageArgs } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import {
  ArchiveRosterInput,
  CreateRosterInput,
  EditRosterInput,
  ForkRosterInput,
  ImportRosterInput,
  RosterFilterInput,
  RosterInputById,
  ShareRosterInput,
  UndoRosterInput,
  UnshareRosterInput,
} from './roster.inputs.js';
import { RosterService } from './roster.service.js';
import {
  DeleteRosterPayload,
  RosterConnection,
  RosterPayload,
  RosterRevisionType,
  RosterShareType,
  RosterType,
  ShareRosterPayload,
} from './roster.types.js';

@Resolver(() => RosterType)
export class RosterResolver {
  constructor(private readonly service: RosterService) {}

  @AccountWith('rosters:read')
  @Query(() => RosterType, { nullable: true, description: 'One of your rosters; null when there is no such. Requires: rosters:read.' })
  roster(
    @Args('id', { type: () => ID, description: 'Its opaque id.' }) id: string,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterType | null> {
    return this.service.find(id, viewer);
  }

  @AccountWith('rosters:read')
  @Query(() => RosterConnection, { description: 'Your rosters, the last edited first. Requires: rosters:read.' })
  rosters(
    @Args() page: PageArgs,
    @Context() { viewer }: RequestContext,
    @Args('filter', { type: () => RosterFilterInput, nullable: true, description: 'Which of them.' }) filter?: RosterFilterInput | null,
  ): Promise<RosterConnection> {
    return this.service.list(filter, page, viewer);
  }

  @Anyone()
  @Query(() => RosterType, { nullable: true, description: 'The roster that a share link leads to; null when it leads nowhere.' })
  sharedRoster(@Args('token', { description: 'The token that `shareRoster` gave.' }) token: string): Promise<RosterType | null> {
    return this.service.shared(token);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Makes an empty roster. Requires: rosters:write.' })
  createRoster(
    @Args('input', { description: 'What for.' }) input: CreateRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.create(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Keeps a list of any format as a roster. Requires: rosters:write.' })
  importRoster(
    @Args('input', { description: 'The list.' }) input: ImportRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.import(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, {
    description:
      'Edits a roster. What is against the rules is kept all the same and said in the report; what cannot be is refused. Requires: rosters:write.',
  })
  editRoster(
    @Args('input', { description: 'The changes.' }) input: EditRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.edit(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, {
    description: 'Brings a roster back to what it was at a revision, as a new revision. Requires: rosters:write.',
  })
  undoRoster(
    @Args('input', { description: 'Which, and to when.' }) input: UndoRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.undo(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Makes a copy that goes its own way. Requires: rosters:write.' })
  forkRoster(
    @Args('input', { description: 'Which.' }) input: ForkRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.fork(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Puts a roster away, or brings it back. Requires: rosters:write.' })
  archiveRoster(
    @Args('input', { description: 'Which.' }) input: ArchiveRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.archive(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => DeleteRosterPayload, { description: 'Deletes a roster with its history and links, for good. Requires: rosters:write.' })
  deleteRoster(
    @Args('input', { description: 'Which.' }) input: RosterInputById,
    @Context() { viewer }: RequestContext,
  ): Promise<DeleteRosterPayload> {
    return this.service.delete(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => ShareRosterPayload, { description: 'Makes a link by which anybody may read a roster. Requires: rosters:write.' })
  shareRoster(
    @Args('input', { description: 'Which, until when.' }) input: ShareRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ShareRosterPayload> {
    return this.service.share(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => ShareRosterPayload, { description: 'Revokes a link. Requires: rosters:write.' })
  unshareRoster(
    @Args('input', { description: 'Which.' }) input: UnshareRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ShareRosterPayload> {
    return this.service.unshare(input, viewer);
  }

  @ResolveField(() => CheckReportType, { complexity: 5, description: 'The whole verdict: findings, budgets, and what was not checked.' })
  report(@Parent() { kept }: RosterType): CheckReportType {
    return toCheckReport(kept.assessment.report);
  }

  @ResolveField(() => [RosterRevisionType], { description: 'Its revisions, the newest first; empty for those who came by a link.' })
  history(
    @Parent() roster: RosterType,
    @Context() { viewer }: RequestContext,
    @Args('first', { type: () => Int, defaultValue: 25, description: 'How many at most, 1 to 100.' }) first: number,
    @Args('before', { type: () => Int, nullable: true, description: 'Only those before this revision.' }) before?: number | null,
  ): Promise<readonly RosterRevisionType[]> {
    return this.service.history(roster, viewer, first, before ?? null);
  }

  @ResolveField(() => [RosterShareType], { description: 'Its links, the newest first, at most 100; empty for those who came by one.' })
  shares(@Parent() roster: RosterType, @Context() { viewer }: RequestContext): Promise<readonly RosterShareType[]> {
    return this.service.sharesOf(roster, viewer);
  }
}
