import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Params } from '#muster/diagnostics';
import { BudgetType } from '../../checking/budget.types.js';
import { VerdictEnum } from '../../checking/check.enums.js';
import { FindingType } from '../../checking/finding.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { RuleType } from '../../rules/ruleset.types.js';

@ObjectType('CountedSelection', { description: 'Something of a roster that takes part in a finding.' })
export class CountedSelectionType extends outputOf({
  id: [ID, 'Its id in the roster.'],
  name: [String, 'Its name.'],
  unit: orNull([ID, 'The unit that it is or belongs to, by its id in the roster; null: a detachment.']),
  count: [Int, 'How many of it there are.'],
}) {}

@ObjectType('TriedFix', {
  description: 'A change that was tried on the roster: with it the finding is gone and no error is new. It was not kept.',
})
export class TriedFixType extends outputOf({
  messageId: [String, 'Which of the sentences for fixes. Stable for ever.'],
  intents: [JsonScalar, 'The changes that it is: the value of `intents` for `editRoster`.'],
  points: orNull([Float, 'What the roster costs with it; null: not known.']),
  pointsBefore: orNull([Float, 'What the roster costs as it stands; null: not known.']),
  verdict: [VerdictEnum, 'The verdict with it.'],
}) {
  @Field(() => String, { description: 'The sentence, for people.' })
  readonly message?: string;

  readonly code!: string;
  readonly params!: Params;
}

@ObjectType('Explanation', { description: 'A finding of a roster, with all that it rests on.' })
export class ExplanationType extends outputOf({
  finding: [FindingType, 'The finding; its numbers are its `params`.'],
  rule: orNull([RuleType, 'The rule with its limits, citation and page; null where no rule found it but the data or a comparison.']),
  selections: [[CountedSelectionType], 'What of the roster counts in it.'],
  budgets: [[BudgetType], 'The ledgers that the rule keeps.'],
  fixes: [[TriedFixType], 'Changes that settle it, at most 10; empty where none was found.'],
}) {}
