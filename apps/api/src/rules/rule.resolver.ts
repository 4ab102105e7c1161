import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { readRulePage } from './read-rule-page.js';
import { RuleType } from './ruleset.types.js';

@Resolver(() => RuleType)
export class RuleResolver {
  @ResolveField(() => String, {
    nullable: true,
    description: 'Its page in Markdown: the law in our own words, what passes, what fails. Null where this installation has no pages.',
  })
  page(@Parent() { id }: RuleType): Promise<string | null> {
    return readRulePage(id);
  }
}
