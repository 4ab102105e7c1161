import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { EditionId } from '#muster/roster';
import { coreStratagemsOf, rulesets, type Amendment, type Edition as Ruleset } from '#muster/rules';
import { Anyone } from '../platform/access/access.decorator.js';
import { Edition } from '../releases/edition.enum.js';
import { amendmentsOf } from './amendments-of.js';
import { AmendmentType, CoreStratagemType, RulesetType } from './ruleset.types.js';

@Resolver(() => RulesetType)
export class RulesetResolver {
  @Anyone()
  @Query(() => [RulesetType], { description: 'The rulesets of all implemented editions, oldest first.' })
  rulesets(): readonly Ruleset[] {
    return rulesets;
  }

  @Anyone()
  @Query(() => RulesetType, { nullable: true, description: 'The ruleset of an edition; null if its rules are not implemented.' })
  ruleset(@Args('edition', { type: () => Edition, description: 'The edition of the ruleset.' }) edition: EditionId): Ruleset | null {
    return rulesets.find((ruleset) => ruleset.edition === edition) ?? null;
  }

  @ResolveField(() => [AmendmentType], { description: 'Amendments written for this ruleset.' })
  amendments(@Parent() ruleset: Ruleset): readonly Amendment[] {
    return amendmentsOf(ruleset);
  }

  @ResolveField(() => [CoreStratagemType], { description: 'The Stratagems available to every player.' })
  coreStratagems(@Parent() { edition }: Ruleset): readonly CoreStratagemType[] {
    return coreStratagemsOf(edition);
  }
}
