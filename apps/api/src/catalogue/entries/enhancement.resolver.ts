import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import { Anyone } from '../../platform/access/access.decorator.js';
import { OfReleases } from '../../platform/graphql/answers/of-releases.decorator.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EnhancementFilterInput, EntryArgs, ListArgs } from '../browse.inputs.js';
import { BrowseService } from '../browse.service.js';
import { DatasheetType } from '../datasheet/datasheet.types.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';
import { DetachmentType } from './detachment.types.js';
import { EnhancementConnection, EnhancementType } from './enhancement.types.js';
import { FactionType } from './faction.types.js';
import { SpecialForceType, toSpecialForces } from './special-force.types.js';
import { OptionalInput } from '../../platform/graphql/given/optional-input.js';

@Resolver(() => EnhancementType)
export class EnhancementResolver {
  constructor(private readonly browse: BrowseService) {}

  @Anyone()
  @OfReleases()
  @Query(() => EnhancementConnection, {
    name: 'enhancements',
    description: 'The enhancements and other upgrades of a release, by name, or by relevance with a search.',
  })
  list(
    @Args() args: ListArgs,
    @OptionalInput('filter', EnhancementFilterInput, 'Filters the enhancements.')
    filter: EnhancementFilterInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<EnhancementType>> {
    return this.browse.list('enhancement', args, filter, viewer);
  }

  @Anyone()
  @OfReleases()
  @Query(() => EnhancementType, {
    name: 'enhancement',
    nullable: true,
    description: 'One enhancement; null if the release does not have it.',
  })
  find(@Args() args: EntryArgs, @Context() { viewer }: RequestContext): Promise<EnhancementType | null> {
    return this.browse.find('enhancement', args, viewer);
  }

  @ResolveField(() => KeywordExpressionType, {
    nullable: true,
    description: 'Which units may bear the enhancement; null if any unit may, or if its text was not understood (see `bearerUnread`).',
  })
  bearer(@Parent() { bearer }: EnhancementType): KeywordExpression | null {
    return bearer.kind === 'expression' ? bearer.bearer : null;
  }

  @ResolveField(() => Boolean, { description: 'Whether the enhancement has text about its bearer that was not understood.' })
  bearerUnread(@Parent() { bearer }: EnhancementType): boolean {
    return bearer.kind === 'unread';
  }

  @ResolveField(() => [SpecialForceType], {
    description: 'The kinds of army that offer the enhancement; empty if every matched play army may use it.',
  })
  onlyIn(@Parent() { onlyIn }: EnhancementType): readonly SpecialForceType[] {
    return toSpecialForces(onlyIn);
  }

  @ResolveField(() => [FactionType], { complexity: 5, description: 'The factions that may use the enhancement.' })
  factions(@Parent() { factionIds, of }: EnhancementType, @Context() { entries }: RequestContext): Promise<readonly FactionType[]> {
    return entries.loadMany('faction', of, factionIds);
  }

  @ResolveField(() => [DetachmentType], {
    complexity: 5,
    description: 'The detachments that offer the enhancement; empty if it is not tied to a detachment.',
  })
  detachments(
    @Parent() { detachmentIds, of }: EnhancementType,
    @Context() { entries }: RequestContext,
  ): Promise<readonly DetachmentType[]> {
    return entries.loadMany('detachment', of, detachmentIds);
  }

  @ResolveField(() => [DatasheetType], { complexity: 20, description: 'The datasheets whose options include the enhancement.' })
  offeredBy(@Parent() { offeredBy, of }: EnhancementType, @Context() { entries }: RequestContext): Promise<readonly DatasheetType[]> {
    return entries.loadMany('datasheet', of, offeredBy);
  }

  @ResolveField(() => [DatasheetType], {
    complexity: 5,
    description: 'Datasheets that the bearer may lead only because of the enhancement.',
  })
  leads(@Parent() { leads = [], of }: EnhancementType, @Context() { entries }: RequestContext): Promise<readonly DatasheetType[]> {
    return entries.loadLeaders(of, (known) => known.called(leads));
  }
}
