import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountWith, AdministratorOnly } from '../../platform/access/access.decorator.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseInput } from '../../releases/release.types.js';
import { AffectedRosters } from './affected-rosters.service.js';
import {
  AffectedRosterConnection,
  AffectedRosterFilterInput,
  CheckAffectedRostersInput,
  RosterCheckPayload,
  RosterCheckType,
} from './affected-rosters.types.js';
import { OptionalInput } from '../../platform/graphql/given/optional-input.js';

@Resolver()
export class AffectedRosterResolver {
  constructor(private readonly affected: AffectedRosters) {}

  @AccountWith('rosters:read')
  @Query(() => AffectedRosterConnection, {
    description:
      'Your rosters whose verdict, price or choices would change under a newer data release. They are checked in the background when a release is published; rosters that were moved to that release are no longer listed. Requires: rosters:read.',
  })
  affectedRosters(
    @Args('release', { type: () => ReleaseInput, description: 'The newer release.' }) release: ReleaseInput,
    @Args() page: PageArgs,
    @Context() { viewer }: RequestContext,
    @OptionalInput('filter', AffectedRosterFilterInput, 'Filters the affected rosters.')
    filter?: AffectedRosterFilterInput | null,
  ): Promise<AffectedRosterConnection> {
    return this.affected.list(release, filter, page, viewer);
  }

  @AdministratorOnly()
  @Query(() => RosterCheckType, {
    nullable: true,
    description: "Progress of the check of all users' rosters under a release; null if no such check was started. Requires: administrator.",
  })
  rosterCheck(
    @Args('release', { type: () => ReleaseInput, description: 'The newer release.' }) release: ReleaseInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterCheckType | null> {
    return this.affected.totals(release, viewer);
  }

  @AdministratorOnly()
  @Mutation(() => RosterCheckPayload, {
    description:
      'Checks all saved rosters of an edition under a release, in the background, also under a draft before it is published; editing or publishing the draft discards the results. Rosters that have not changed since their last check are skipped. Requires: administrator.',
  })
  checkAffectedRosters(
    @Args('input', { description: 'The release to check the rosters under.' }) input: CheckAffectedRostersInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterCheckPayload> {
    return this.affected.begin(input, viewer);
  }
}
