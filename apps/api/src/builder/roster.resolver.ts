import { Args, Context, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { armyFaction, savedRoster, type SavedRoster } from '#muster/builder';
import { FactionType } from '../catalogue/entries/faction.types.js';
import { CheckReportType } from '../checking/check-report.types.js';
import { AccountWith, Anyone } from '../platform/access/access.decorator.js';
import { ReleaseType } from '../releases/release.types.js';
import { JsonScalar } from '../platform/graphql/scalars/json.scalar.js';
import { EitherWayArgs, PageArgs, type Connection } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import {
  ArchiveRosterInput,
  CreateRosterInput,
  EditRosterInput,
  ForkRosterInput,
  ImportRosterInput,
  RosterFilterInput,
  DeleteRosterInput,
  ShareRosterInput,
  UndoRosterInput,
  UnshareRosterInput,
} from './roster.inputs.js';
import { RosterService } from './roster.service.js';
import {
  DeleteRosterPayload,
  RosterConnection,
  RosterPayload,
  RosterRevisionConnection,
  RosterRevisionType,
  RosterShareType,
  RosterSummaryType,
  RosterType,
  ShareRosterPayload,
} from './roster.types.js';
import { OptionalInput } from '../platform/graphql/given/optional-input.js';

const FACTION = "The roster's faction; null if it is unknown, or if the release does not have it.";

@Resolver(() => RosterType)
export class RosterResolver {
  constructor(private readonly service: RosterService) {}

  @AccountWith('rosters:read')
  @Query(() => RosterType, { nullable: true, description: 'One of your rosters; null if there is no such roster. Requires: rosters:read.' })
  roster(
    @Args('id', { type: () => ID, description: 'Opaque id of the roster.' }) id: string,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterType | null> {
    return this.service.find(id, viewer);
  }

  @AccountWith('rosters:read')
  @Query(() => RosterConnection, { description: 'Your rosters, most recently edited first. Requires: rosters:read.' })
  rosters(
    @Args() page: PageArgs,
    @Context() { viewer }: RequestContext,
    @OptionalInput('filter', RosterFilterInput, 'Filters the rosters.')
    filter?: RosterFilterInput | null,
  ): Promise<RosterConnection> {
    return this.service.list(filter, page, viewer);
  }

  @Anyone()
  @Query(() => RosterType, {
    nullable: true,
    description: 'The roster behind a share link; null if the link is unknown, expired or revoked.',
  })
  sharedRoster(@Args('token', { description: 'The token returned by `shareRoster`.' }) token: string): Promise<RosterType | null> {
    return this.service.shared(token);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Creates an empty roster. Requires: rosters:write.' })
  createRoster(
    @Args('input', { description: 'The roster to create.' }) input: CreateRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.create(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Imports a list in any supported format as a roster. Requires: rosters:write.' })
  importRoster(
    @Args('input', { description: 'The list to import.' }) input: ImportRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.import(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, {
    description:
      'Edits a roster. Changes that break a rule are saved and reported as findings; impossible changes are refused. Requires: rosters:write.',
  })
  editRoster(
    @Args('input', { description: 'The roster and the changes.' }) input: EditRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.edit(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, {
    description: 'Restores a roster to an earlier revision, as a new revision. Requires: rosters:write.',
  })
  undoRoster(
    @Args('input', { description: 'The roster and the revision to restore.' }) input: UndoRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.undo(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Creates an independent copy of a roster. Requires: rosters:write.' })
  forkRoster(
    @Args('input', { description: 'The roster to copy.' }) input: ForkRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.fork(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, { description: 'Archives a roster, or restores it from the archive. Requires: rosters:write.' })
  archiveRoster(
    @Args('input', { description: 'The roster to archive or restore.' }) input: ArchiveRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.service.archive(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => DeleteRosterPayload, { description: 'Permanently deletes a roster with its history and links. Requires: rosters:write.' })
  deleteRoster(
    @Args('input', { description: 'The roster to delete.' }) input: DeleteRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<DeleteRosterPayload> {
    return this.service.delete(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => ShareRosterPayload, { description: 'Creates a link through which anyone can read a roster. Requires: rosters:write.' })
  shareRoster(
    @Args('input', { description: 'The roster and the expiry of the link.' }) input: ShareRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ShareRosterPayload> {
    return this.service.share(input, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => ShareRosterPayload, { description: 'Revokes a share link. Requires: rosters:write.' })
  unshareRoster(
    @Args('input', { description: 'The link to revoke.' }) input: UnshareRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ShareRosterPayload> {
    return this.service.unshare(input, viewer);
  }

  @ResolveField(() => FactionType, { nullable: true, description: FACTION })
  faction(@Parent() { kept }: RosterType, @Context() { entries }: RequestContext): Promise<FactionType | null> | null {
    const faction = armyFaction(kept.document, kept.assessment);
    return faction && entries.load('faction', kept.release, faction.id);
  }

  @ResolveField(() => CheckReportType, {
    complexity: 5,
    description: 'The full report on the roster: findings, budgets, and what was not checked.',
  })
  report(@Parent() { kept }: RosterType): CheckReportType {
    return kept.assessment.report;
  }

  @ResolveField(() => JsonScalar, {
    description: 'The roster as a document that `Builder.load` of `@muster/engine/builder` opens, to edit and judge it without a server.',
  })
  document(@Parent() { kept }: RosterType): SavedRoster {
    return savedRoster(kept.stored.id, kept.release.label, kept.document);
  }

  @ResolveField(() => RosterRevisionConnection, {
    description: "The roster's revisions, newest first; empty if you read it through a share link.",
  })
  history(
    @Parent() roster: RosterType,
    @Context() { viewer }: RequestContext,
    @Args() page: EitherWayArgs,
  ): Promise<Connection<RosterRevisionType>> {
    return this.service.history(roster, viewer, page);
  }

  @ResolveField(() => [RosterShareType], {
    description: "The roster's share links, newest first, at most 100; empty if you read it through a share link.",
  })
  shares(@Parent() roster: RosterType, @Context() { viewer }: RequestContext): Promise<readonly RosterShareType[]> {
    return this.service.sharesOf(roster, viewer);
  }
}

@Resolver(() => RosterSummaryType)
export class RosterSummaryResolver {
  constructor(private readonly service: RosterService) {}

  @ResolveField(() => ReleaseType, { description: 'The data release that the roster is on.' })
  release(@Parent() { stored }: RosterSummaryType): Promise<ReleaseType> {
    return this.service.releaseOf(stored);
  }

  @ResolveField(() => FactionType, { nullable: true, description: FACTION })
  faction(@Parent() { stored }: RosterSummaryType, @Context() { entries }: RequestContext): Promise<FactionType | null> {
    return this.service.factionOf(stored, entries);
  }
}

@Resolver(() => RosterRevisionType)
export class RosterRevisionResolver {
  constructor(private readonly service: RosterService) {}

  @ResolveField(() => ReleaseType, { description: 'The data release that the roster was on after the edit.' })
  release(@Parent() { releaseId }: RosterRevisionType): Promise<ReleaseType> {
    return this.service.releaseOf({ releaseId });
  }
}
