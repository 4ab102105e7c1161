import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import { OfReleases } from '../../platform/graphql/answers/of-releases.decorator.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { DetachmentFilterInput, EntryArgs, ListArgs } from '../browse.inputs.js';
import { BrowseService } from '../browse.service.js';
import { DetachmentConnection, DetachmentType } from './detachment.types.js';
import { EnhancementType } from './enhancement.types.js';
import { FactionType } from './faction.types.js';
import { SpecialForceType, toSpecialForces } from './special-force.types.js';
import { OptionalInput } from '../../platform/graphql/given/optional-input.js';

@Resolver(() => DetachmentType)
export class DetachmentResolver {
  constructor(private readonly browse: BrowseService) {}

  @Anyone()
  @OfReleases()
  @Query(() => DetachmentConnection, {
    name: 'detachments',
    description: 'The detachments of a release, by name, or by relevance with a search.',
  })
  list(
    @Args() args: ListArgs,
    @OptionalInput('filter', DetachmentFilterInput, 'Filters the detachments.')
    filter: DetachmentFilterInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<DetachmentType>> {
    return this.browse.list('detachment', args, filter, viewer);
  }

  @Anyone()
  @OfReleases()
  @Query(() => DetachmentType, {
    name: 'detachment',
    nullable: true,
    description: 'One detachment; null if the release does not have it.',
  })
  find(@Args() args: EntryArgs, @Context() { viewer }: RequestContext): Promise<DetachmentType | null> {
    return this.browse.find('detachment', args, viewer);
  }

  @ResolveField(() => [SpecialForceType], {
    description: 'The kinds of army that offer the detachment; empty if every matched play army may use it.',
  })
  onlyIn(@Parent() { onlyIn }: DetachmentType): readonly SpecialForceType[] {
    return toSpecialForces(onlyIn);
  }

  @ResolveField(() => [FactionType], { complexity: 5, description: 'The factions that may use the detachment.' })
  factions(@Parent() { factionIds, of }: DetachmentType, @Context() { entries }: RequestContext): Promise<readonly FactionType[]> {
    return entries.loadMany('faction', of, factionIds);
  }

  @ResolveField(() => [EnhancementType], { complexity: 5, description: 'The enhancements that the detachment offers, at most 100.' })
  enhancements(@Parent() { key, of }: DetachmentType, @Context() { entries }: RequestContext): Promise<readonly EnhancementType[]> {
    return entries.enhancementsOf(of, key);
  }
}
