import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { rulesets, sameLimits, type Amendment, type RuleInForce } from '#muster/rules';
import { Anyone } from '../platform/access/access.decorator.js';
import { amendmentsOf } from './amendments-of.js';
import { AmendmentType, RuleChangeType, RuleType } from './ruleset.types.js';

@Resolver(() => AmendmentType)
export class AmendmentResolver {
  @Anyone()
  @Query(() => [AmendmentType], { description: 'The amendments that a check can use.' })
  amendments(): readonly Amendment[] {
    return rulesets.flatMap(amendmentsOf);
  }

  @ResolveField(() => [RuleType], { description: 'Rules that the amendment adds.' })
  adds(@Parent() { add }: Amendment): readonly RuleInForce[] {
    return add;
  }

  @ResolveField(() => [RuleChangeType], { description: 'Rules that the amendment changes.' })
  changes(@Parent() { amends, change }: Amendment): readonly RuleChangeType[] {
    return change.flatMap((after) =>
      rulesOf(amends)
        .filter(({ id }) => id === after.id)
        .map((before) => ({ before, after, limits: differing(before, after) })),
    );
  }

  @ResolveField(() => [RuleType], { description: 'Rules that the amendment removes, as they are in the edition.' })
  drops(@Parent() { amends, drop }: Amendment): readonly RuleInForce[] {
    return rulesOf(amends).filter(({ id }) => drop.includes(id));
  }
}

const rulesOf = (ruleset: string): readonly RuleInForce[] => rulesets.find(({ id }) => id === ruleset)?.rules ?? [];

const differing = (before: RuleInForce, after: RuleInForce): readonly string[] =>
  Object.keys(after.limits).filter((name) => !sameLimits(before.limits[name], after.limits[name]));
