import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import { OfReleases } from '../../platform/graphql/answers/of-releases.decorator.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { DatasheetFilterInput, EntryArgs, ListArgs } from '../browse.inputs.js';
import { BrowseService } from '../browse.service.js';
import { FactionType } from '../entries/faction.types.js';
import { DatasheetConnection, DatasheetType } from './datasheet.types.js';
import { UnitOptionsService } from './unit-options.service.js';
import { UnitOptionsArgs, UnitOptionConnection } from './unit-options.types.js';
import { OptionalInput } from '../../platform/graphql/given/optional-input.js';

@Resolver(() => DatasheetType)
export class DatasheetResolver {
  constructor(
    private readonly browse: BrowseService,
    private readonly unitOptions: UnitOptionsService,
  ) {}

  @Anyone()
  @OfReleases()
  @Query(() => DatasheetConnection, {
    name: 'datasheets',
    description: 'The datasheets of a release, by name, or by relevance with a search.',
  })
  list(
    @Args() args: ListArgs,
    @OptionalInput('filter', DatasheetFilterInput, 'Filters the datasheets.')
    filter: DatasheetFilterInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<DatasheetType>> {
    return this.browse.list('datasheet', args, filter, viewer);
  }

  @Anyone()
  @OfReleases()
  @Query(() => DatasheetType, { name: 'datasheet', nullable: true, description: 'One datasheet; null if the release does not have it.' })
  find(@Args() args: EntryArgs, @Context() { viewer }: RequestContext): Promise<DatasheetType | null> {
    return this.browse.find('datasheet', args, viewer);
  }

  @ResolveField(() => [FactionType], { complexity: 5, description: 'The factions whose rosters may take the datasheet.' })
  factions(@Parent() { availability, of }: DatasheetType, @Context() { entries }: RequestContext): Promise<readonly FactionType[]> {
    return entries.loadMany(
      'faction',
      of,
      availability.map(({ factionId }) => factionId),
    );
  }

  @ResolveField(() => UnitOptionConnection, {
    nullable: true,
    complexity: 200,
    description:
      "The datasheet's full tree of options as the rules engine evaluates it, with limits, defaults and prices; null if the given faction may not take the datasheet. `options` is a shorter form for display.",
  })
  optionTree(@Parent() datasheet: DatasheetType, @Args() args: UnitOptionsArgs): Promise<UnitOptionConnection | null> {
    return this.unitOptions.of(datasheet, args);
  }
}
