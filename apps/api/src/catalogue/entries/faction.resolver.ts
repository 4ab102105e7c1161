import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import { OfReleases } from '../../platform/graphql/answers/of-releases.decorator.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EntryArgs, FactionFilterInput, ListArgs, PageOfEntriesArgs } from '../browse.inputs.js';
import { BrowseService } from '../browse.service.js';
import { DatasheetConnection, DatasheetType } from '../datasheet/datasheet.types.js';
import { DetachmentConnection, DetachmentType } from './detachment.types.js';
import { FactionConnection, FactionType } from './faction.types.js';
import { OptionalInput } from '../../platform/graphql/given/optional-input.js';

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
    @OptionalInput('filter', FactionFilterInput, 'Filters the factions.')
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

  @ResolveField(() => DatasheetConnection, {
    complexity: 5,
    description: 'The datasheets that a roster of the faction may take, and its allies.',
  })
  datasheets(
    @Parent() { key, of }: FactionType,
    @Args() args: PageOfEntriesArgs,
    @Args('own', {
      type: () => Boolean,
      nullable: true,
      description: 'True to leave out allies, false to return only allies; null for both.',
    })
    own: boolean | null | undefined,
  ): Promise<Connection<DatasheetType>> {
    return this.browse.listOf('datasheet', of, args, { faction: key, ...(typeof own === 'boolean' && { own }) });
  }

  @ResolveField(() => DetachmentConnection, { complexity: 5, description: 'The detachments that the faction may use.' })
  detachments(@Parent() { key, of }: FactionType, @Args() args: PageOfEntriesArgs): Promise<Connection<DetachmentType>> {
    return this.browse.listOf('detachment', of, args, { faction: key });
  }

  @ResolveField(() => FactionType, {
    nullable: true,
    description: 'The parent faction, whose detachments and datasheets this faction may also use; null if none.',
  })
  parent(@Parent() { parentId, of }: FactionType, @Context() { entries }: RequestContext): Promise<FactionType | null> | null {
    return parentId === null ? null : entries.load('faction', of, parentId);
  }
}
