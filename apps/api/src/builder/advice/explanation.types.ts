import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Verdict } from '#muster/checking';
import type { OtherLocale } from '#muster/messages';
import { BudgetType } from '../../checking/budget.types.js';
import { VerdictEnum } from '../../checking/check.enums.js';
import { FindingType } from '../../checking/finding.types.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { RuleType } from '../../rules/ruleset.types.js';

@ObjectType('CountedSelection', { description: 'Something of a roster that takes part in a finding.' })
export class CountedSelectionType {
  @Field(() => ID, { description: 'Its id in the roster.' })
  readonly id!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => ID, { nullable: true, description: 'The unit that it is or belongs to, by its id in the roster; null: a detachment.' })
  readonly unit!: string | null;

  @Field(() => Int, { description: 'How many of it there are.' })
  readonly count!: number;
}

@ObjectType('TriedFix', {
  description: 'A change that was tried on the roster: with it the finding is gone and no error is new. It was not kept.',
})
export class TriedFixType {
  @Field(() => String, { description: 'Which of the sentences for fixes. Stable for ever.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'The sentence, for people.' })
  readonly message!: string;

  /** The sentence in another language, where it can be had. */
  readonly saidIn?: (locale: OtherLocale) => string | null;

  @Field(() => JsonScalar, { description: 'The changes that it is: the value of `intents` for `editRoster`.' })
  readonly intents!: unknown;

  @Field(() => Float, { nullable: true, description: 'What the roster costs with it; null: not known.' })
  readonly points!: number | null;

  @Field(() => Float, { nullable: true, description: 'What the roster costs as it stands; null: not known.' })
  readonly pointsBefore!: number | null;

  @Field(() => VerdictEnum, { description: 'The verdict with it.' })
  readonly verdict!: Verdict;
}

@ObjectType('Explanation', { description: 'A finding of a roster, with all that it rests on.' })
export class ExplanationType {
  @Field(() => FindingType, { description: 'The finding; its numbers are its `params`.' })
  readonly finding!: FindingType;

  @Field(() => RuleType, {
    nullable: true,
    description: 'The rule with its limits, citation and page; null where no rule found it but the data or a comparison.',
  })
  readonly rule!: RuleType | null;

  @Field(() => [CountedSelectionType], { description: 'What of the roster counts in it.' })
  readonly selections!: readonly CountedSelectionType[];

  @Field(() => [BudgetType], { description: 'The ledgers that the rule keeps.' })
  readonly budgets!: readonly BudgetType[];

  @Field(() => [TriedFixType], { description: 'Changes that settle it, at most 10; empty where none was found.' })
  readonly fixes!: readonly TriedFixType[];
}
