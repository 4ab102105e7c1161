import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ruleById, type RuleInForce } from '#muster/rules';
import { readRulePage } from './read-rule-page.js';
import { RuleLimitType, RuleMessageType, RuleType } from './ruleset.types.js';

@Resolver(() => RuleType)
export class RuleResolver {
  @ResolveField(() => [RuleLimitType], { description: 'The numbers, switches and lists it is filled in with.' })
  limits(@Parent() { id, limits }: RuleInForce): readonly RuleLimitType[] {
    const schema = Object.entries(ruleById.get(id)?.limits ?? {});
    return schema.map(([name, { describe, form }]) => ({ name, meaning: describe, form, value: limits[name] }));
  }

  @ResolveField(() => [RuleMessageType], { description: 'All it can say.' })
  messages(@Parent() { severity, messages, outcomes }: RuleInForce): readonly RuleMessageType[] {
    const weight = (id: string): string => (outcomes[id] === 'error' ? severity : (outcomes[id] ?? ''));
    return Object.entries(messages).map(([id, sentence]) => ({ id, outcome: weight(id), sentence }));
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Its page in Markdown: the law in our own words, what passes, what fails. Null where this installation has no pages.',
  })
  page(@Parent() { id }: RuleInForce): Promise<string | null> {
    return readRulePage(id);
  }
}
