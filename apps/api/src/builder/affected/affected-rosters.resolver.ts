import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountWith, AdministratorOnly } from '../../platform/access/access.decorator.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseSelector } from '../../releases/release.types.js';
import { AffectedRosters } from './affected-rosters.service.js';
import {
  AffectedRosterConnection,
  AffectedRosterFilter,
  CheckAffectedRostersInput,
  RosterCheckPayload,
  RosterCheckType,
} from './affected-rosters.types.js';

@Resolver()
export class AffectedRosterResolver {
  constructor(private readonly affected: AffectedRosters) {}

  @AccountWith('rosters:read')
  @Query(() => AffectedRosterConnection, {
    description:
      'Those of your rosters whose verdict, price or choices a newer data release changes. They are looked for in the background when a release is published; those that were moved to it are no longer listed. Requires: rosters:read.',
  })
  affectedRosters(
    @Args('release', { type: () => ReleaseSelector, description: 'The newer release.' }) release: ReleaseSelector,
    @Args() page: PageArgs,
    @Context() { viewer }: RequestContext,
    @Args('filter', { type: () => AffectedRosterFilter, nullable: true, description: 'Which of them.' })
    filter?: AffectedRosterFilter | null,
  ): Promise<AffectedRosterConnection> {
    return this.affected.list(release, filter, page, viewer);
  }

  @AdministratorOnly()
  @Query(() => RosterCheckType, {
    nullable: true,
    description: "How the check of everybody's rosters under a release stands; null: there was none. Requires: administrator.",
  })
  rosterCheck(
    @Args('release', { type: () => ReleaseSelector, description: 'Which release.' }) release: ReleaseSelector,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterCheckType | null> {
    return this.affected.totals(release, viewer);
  }

  @AdministratorOnly()
  @Mutation(() => RosterCheckPayload, {
    description:
      'Checks all kept rosters of an edition under a release, in the background. What was checked as it is now is not checked again. Requires: administrator.',
  })
  checkAffectedRosters(
    @Args('input', { description: 'Which release.' }) input: CheckAffectedRostersInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterCheckPayload> {
    return this.affected.begin(input, viewer);
  }
}
