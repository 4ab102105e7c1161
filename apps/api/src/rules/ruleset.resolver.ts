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
  @Query(() => [RulesetType], { description: 'The rules of every edition whose rules are built, the oldest first.' })
  rulesets(): readonly Ruleset[] {
    return rulesets;
  }

  @Anyone()
  @Query(() => RulesetType, { nullable: true, description: 'The rules of one edition; null: they are not built.' })
  ruleset(@Args('edition', { type: () => Edition, description: 'Which edition.' }) edition: EditionId): Ruleset | null {
    return rulesets.find((ruleset) => ruleset.edition === edition) ?? null;
  }

  @ResolveField(() => [AmendmentType], { description: 'Amendments that were written against it.' })
  amendments(@Parent() ruleset: Ruleset): readonly Amendment[] {
    return amendmentsOf(ruleset);
  }

  @ResolveField(() => [CoreStratagemType], { description: 'The Stratagems that every player has.' })
  coreStratagems(@Parent() { edition }: Ruleset): readonly CoreStratagemType[] {
    return coreStratagemsOf(edition);
  }
}
