import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ruleById, type RuleInForce } from '#muster/rules';
import { readRulePage } from './read-rule-page.js';
import { RuleLimitType, RuleMessageType, RuleType } from './ruleset.types.js';

@Resolver(() => RuleType)
export class RuleResolver {
  @ResolveField(() => [RuleLimitType], { description: "The rule's limits: numbers, switches and lists." })
  limits(@Parent() { id, limits }: RuleInForce): readonly RuleLimitType[] {
    const schema = Object.entries(ruleById.get(id)?.limits ?? {});
    return schema.map(([name, { describe, form }]) => ({ name, meaning: describe, form, value: limits[name] }));
  }

  @ResolveField(() => [RuleMessageType], { description: 'All messages of the rule.' })
  messages(@Parent() { severity, messages, outcomes }: RuleInForce): readonly RuleMessageType[] {
    const weight = (id: string): string => (outcomes[id] === 'error' ? severity : (outcomes[id] ?? ''));
    return Object.entries(messages).map(([id, sentence]) => ({ id, outcome: weight(id), sentence }));
  }

  @ResolveField(() => String, {
    nullable: true,
    description: "The rule's page in Markdown: the rule in our own words, what passes, what fails. Null if this installation has no pages.",
  })
  page(@Parent() { id }: RuleInForce): Promise<string | null> {
    return readRulePage(id);
  }
}
