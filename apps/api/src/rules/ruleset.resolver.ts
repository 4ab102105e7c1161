import { Args, Query, Resolver } from '@nestjs/graphql';
import type { EditionId } from '#muster/roster';
import { Anyone } from '../platform/access/access.decorator.js';
import { Edition } from '../releases/edition.enum.js';
import { presentedAmendments, presentedRulesets } from './present-rules.js';
import { AmendmentType, RulesetType } from './ruleset.types.js';

@Resolver(() => RulesetType)
export class RulesetResolver {
  @Anyone()
  @Query(() => [RulesetType], { description: 'The rules of every edition whose rules are built, the oldest first.' })
  rulesets(): readonly RulesetType[] {
    return presentedRulesets;
  }

  @Anyone()
  @Query(() => RulesetType, { nullable: true, description: 'The rules of one edition; null: they are not built.' })
  ruleset(@Args('edition', { type: () => Edition, description: 'Which edition.' }) edition: EditionId): RulesetType | null {
    return presentedRulesets.find((ruleset) => ruleset.edition === edition) ?? null;
  }

  @Anyone()
  @Query(() => [AmendmentType], { description: 'The amendments that a check can name.' })
  amendments(): readonly AmendmentType[] {
    return presentedAmendments;
  }
}
