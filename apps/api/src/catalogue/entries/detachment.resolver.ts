import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { DetachmentFilter, EntryArgs, ListArgs } from '../browse.inputs.js';
import { BrowseService } from '../browse.service.js';
import { DetachmentConnection, DetachmentType } from './detachment.types.js';
import { EnhancementType } from './enhancement.types.js';
import { FactionType } from './faction.types.js';

@Resolver(() => DetachmentType)
export class DetachmentResolver {
  constructor(private readonly browse: BrowseService) {}

  @Anyone()
  @Query(() => DetachmentConnection, {
    name: 'detachments',
    description: 'The detachments of a release, by name or by how well they fit the search.',
  })
  list(
    @Args() args: ListArgs,
    @Args('filter', { type: () => DetachmentFilter, nullable: true, description: 'Only what fits.' })
    filter: DetachmentFilter | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<DetachmentType>> {
    return this.browse.list('detachment', args, filter, viewer);
  }

  @Anyone()
  @Query(() => DetachmentType, {
    name: 'detachment',
    nullable: true,
    description: 'One detachment; null when the release has none so named.',
  })
  find(@Args() args: EntryArgs, @Context() { viewer }: RequestContext): Promise<DetachmentType | null> {
    return this.browse.find('detachment', args, viewer);
  }

  @ResolveField(() => [FactionType], { complexity: 5, description: 'Factions that may use it.' })
  factions(@Parent() { factionIds, of }: DetachmentType, @Context() { entries }: RequestContext): Promise<readonly FactionType[]> {
    return entries.loadMany('faction', of, factionIds);
  }

  @ResolveField(() => [EnhancementType], { complexity: 5, description: 'Enhancements it offers, at most 100.' })
  enhancements(@Parent() { key, of }: DetachmentType, @Context() { entries }: RequestContext): Promise<readonly EnhancementType[]> {
    return entries.enhancementsOf(of, key);
  }
}
