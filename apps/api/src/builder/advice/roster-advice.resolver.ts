import { Args, Context, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DatasheetType } from '../../catalogue/datasheet/datasheet.types.js';
import { AccountWith } from '../../platform/access/access.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { sheetOf } from '../parts/present-parts.js';
import { RosterType } from '../roster.types.js';
import { ExplanationType } from './explanation.types.js';
import { RosterAdviceService } from './roster-advice.service.js';
import { SuggestionArgs, SuggestionConnection, SuggestionsOfRosterArgs, SuggestionType } from './suggestion.types.js';

const ORDER =
  'First what is expected to be allowed and within the budget. Units are sorted by what a player would take next: what the army must still have (a CHARACTER, a compulsory slot), then Battleline and Troops, other units, further leaders, transports and TITANIC units, in each group what the roster has least of, and prices nearest to a typical unit; what costs nothing comes last. Other additions are sorted by price.';

@Resolver()
export class RosterAdviceResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @AccountWith('rosters:read')
  @Query(() => SuggestionConnection, {
    nullable: true,
    complexity: 1000,
    description: `What can be added to one of your rosters. ${ORDER} Null if there is no such roster. Requires: rosters:read.`,
  })
  suggestions(@Args() args: SuggestionsOfRosterArgs, @Context() { viewer }: RequestContext): Promise<SuggestionConnection | null> {
    return this.service.suggestions(args, viewer);
  }

  @AccountWith('rosters:read')
  @Query(() => ExplanationType, {
    nullable: true,
    complexity: 1000,
    description:
      'Why one of your rosters has a finding, and what resolves it. Null if the roster does not have this finding. Requires: rosters:read.',
  })
  explain(
    @Args('roster', { type: () => ID, description: 'Opaque id of the roster.' }) roster: string,
    @Args('finding', { type: () => ID, description: 'The `key` of the finding.' }) finding: string,
    @Context() { viewer }: RequestContext,
  ): Promise<ExplanationType | null> {
    return this.service.explain(roster, finding, viewer);
  }
}

@Resolver(() => RosterType)
export class RosterSuggestionsResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @ResolveField(() => SuggestionConnection, {
    nullable: true,
    complexity: 1000,
    description: `What can be added to the roster. ${ORDER} Null if you read the roster through a share link.`,
  })
  suggestions(
    @Parent() { kept }: RosterType,
    @Args() args: SuggestionArgs,
    @Context() { viewer }: RequestContext,
  ): Promise<SuggestionConnection> | null {
    return this.service.suggestionsToOwner(kept, args, viewer);
  }
}

@Resolver(() => SuggestionType)
export class SuggestionResolver {
  @ResolveField(() => DatasheetType, {
    nullable: true,
    description: 'The datasheet of the unit that would be added, or of the unit that the addition is for; null if the release lacks it.',
  })
  datasheet(@Parent() { sheet, kept }: SuggestionType, @Context() { entries }: RequestContext): Promise<DatasheetType | null> | null {
    const found = sheetOf(kept, sheet);
    return found && entries.load('datasheet', kept.release, found.id);
  }
}
