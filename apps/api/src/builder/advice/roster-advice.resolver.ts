import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { AccountWith } from '../../platform/access/access.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ExplanationType } from './explanation.types.js';
import { RosterAdviceService } from './roster-advice.service.js';
import { SuggestionArgs, SuggestionConnection } from './suggestion.types.js';

@Resolver()
export class RosterAdviceResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @AccountWith('rosters:read')
  @Query(() => SuggestionConnection, {
    nullable: true,
    complexity: 1000,
    description:
      'What can be added to one of your rosters: first what is expected to be allowed and within the budget, cheapest first. Null if there is no such roster. Requires: rosters:read.',
  })
  suggestions(@Args() args: SuggestionArgs, @Context() { viewer }: RequestContext): Promise<SuggestionConnection | null> {
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
