import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import { EitherWayArgs, type Connection } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { ReleaseService } from './release.service.js';
import { ReleaseConnection, ReleaseFilterInput, ReleaseInput, ReleaseType } from './release.types.js';
import { OptionalInput } from '../platform/graphql/given/optional-input.js';

@Resolver(() => ReleaseType)
export class ReleaseResolver {
  constructor(private readonly releases: ReleaseService) {}

  @Anyone()
  @Query(() => ReleaseConnection, { name: 'releases', description: 'The data releases, newest first.' })
  list(
    @Args() page: EitherWayArgs,
    @OptionalInput('filter', ReleaseFilterInput, 'Filters the releases.')
    filter: ReleaseFilterInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<ReleaseType>> {
    return this.releases.list(filter, page, viewer);
  }

  @Anyone()
  @Query(() => ReleaseType, {
    name: 'release',
    nullable: true,
    description: 'One data release; without `by`, the release in force today. Null if there is no such release.',
  })
  find(
    @OptionalInput('by', ReleaseInput, 'The release to return.')
    by: ReleaseInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleaseType | null> {
    return this.releases.find(by, viewer);
  }

  @ResolveField(() => ReleaseType, {
    nullable: true,
    description: 'The release that this release was based on as a draft; null if it was imported or created manually.',
  })
  basedOn(@Parent() { basedOnId }: ReleaseType, @Context() { viewer }: RequestContext): Promise<ReleaseType | null> | null {
    return basedOnId === null ? null : this.releases.findById(basedOnId, viewer);
  }
}
