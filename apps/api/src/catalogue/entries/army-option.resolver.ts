import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import { OfReleases } from '../../platform/graphql/answers/of-releases.decorator.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ArmyOptionFilterInput, EntryArgs, ListArgs } from '../browse.inputs.js';
import { BrowseService } from '../browse.service.js';
import { ArmyOptionConnection, ArmyOptionType } from './army-option.types.js';
import { FactionType } from './faction.types.js';
import { OptionalInput } from '../../platform/graphql/given/optional-input.js';

@Resolver(() => ArmyOptionType)
export class ArmyOptionResolver {
  constructor(private readonly browse: BrowseService) {}

  @Anyone()
  @OfReleases()
  @Query(() => ArmyOptionConnection, {
    name: 'armyOptions',
    description: 'The relics, Warlord Traits, psychic powers and Stratagems of a release, by name, or by relevance with a search.',
  })
  list(
    @Args() args: ListArgs,
    @OptionalInput('filter', ArmyOptionFilterInput, 'Filters the entries.')
    filter: ArmyOptionFilterInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<ArmyOptionType>> {
    return this.browse.list('armyOption', args, filter, viewer);
  }

  @Anyone()
  @OfReleases()
  @Query(() => ArmyOptionType, {
    name: 'armyOption',
    nullable: true,
    description: 'One relic, Warlord Trait, psychic power or Stratagem; null if the release does not have it.',
  })
  find(@Args() args: EntryArgs, @Context() { viewer }: RequestContext): Promise<ArmyOptionType | null> {
    return this.browse.find('armyOption', args, viewer);
  }

  @ResolveField(() => [FactionType], { complexity: 5, description: 'The factions that may use the entry.' })
  factions(@Parent() { factionIds, of }: ArmyOptionType, @Context() { entries }: RequestContext): Promise<readonly FactionType[]> {
    return entries.loadMany('faction', of, factionIds);
  }
}
