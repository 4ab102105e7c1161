import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import { OfReleases } from '../../platform/graphql/answers/of-releases.decorator.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EntryArgs, FactionFilterInput, ListArgs } from '../browse.inputs.js';
import { BrowseService } from '../browse.service.js';
import { FactionConnection, FactionType } from './faction.types.js';

@Resolver(() => FactionType)
export class FactionResolver {
  constructor(private readonly browse: BrowseService) {}

  @Anyone()
  @OfReleases()
  @Query(() => FactionConnection, {
    name: 'factions',
    description: 'The factions of a release, by name, or by relevance with a search.',
  })
  list(
    @Args() args: ListArgs,
    @Args('filter', { type: () => FactionFilterInput, nullable: true, description: 'Filters the factions.' })
    filter: FactionFilterInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<FactionType>> {
    return this.browse.list('faction', args, filter, viewer);
  }

  @Anyone()
  @OfReleases()
  @Query(() => FactionType, { name: 'faction', nullable: true, description: 'One faction; null if the release does not have it.' })
  find(@Args() args: EntryArgs, @Context() { viewer }: RequestContext): Promise<FactionType | null> {
    return this.browse.find('faction', args, viewer);
  }

  @ResolveField(() => FactionType, {
    nullable: true,
    description: 'The parent faction, whose detachments and datasheets this faction may also use; null if none.',
  })
  parent(@Parent() { parentId, of }: FactionType, @Context() { entries }: RequestContext): Promise<FactionType | null> | null {
    return parentId === null ? null : entries.load('faction', of, parentId);
  }
}
