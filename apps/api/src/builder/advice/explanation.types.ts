import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Params } from '#muster/diagnostics';
import { BudgetType } from '../../checking/budget.types.js';
import { VerdictEnum } from '../../checking/check.enums.js';
import { FindingType } from '../../checking/finding.types.js';
import { orNull, outputOf, resolved } from '../../platform/graphql/fields.js';
import { RosterIntentType } from '../intents/intent.types.js';
import { RuleType } from '../../rules/ruleset.types.js';

@ObjectType('CountedSelection', { description: 'An element of a roster that counts towards a finding.' })
export class CountedSelectionType extends outputOf({
  id: [ID, 'Id of the element within the roster.'],
  name: [String, 'The name of the element.'],
  unit: orNull([ID, 'Id of the unit that the element is or belongs to, within the roster; null for a detachment.']),
  count: [Int, 'The number of these elements.'],
}) {}

@ObjectType('TriedFix', { description: 'A change, tried but not saved, that resolves the finding without causing a new error.' })
export class TriedFixType extends outputOf({
  messageId: [String, 'Id of the sentence in `message`, which never changes.'],
  message: resolved([String, 'The fix as a sentence.']),
  intents: [[RosterIntentType], 'The intents that make the change: send them, without their null fields, as `intents` of `editRoster`.'],
  points: orNull([Float, 'Points cost of the roster after the change; null if unknown.']),
  pointsBefore: orNull([Float, 'Points cost of the roster before the change; null if unknown.']),
  verdict: [VerdictEnum, 'Verdict on the roster after the change.'],
}) {
  readonly code!: string;
  readonly params!: Params;
}

@ObjectType('Explanation', { description: 'A finding about a roster, with everything that the finding is based on.' })
export class ExplanationType extends outputOf({
  finding: [FindingType, 'The finding; its numbers are in `params`.'],
  rule: orNull([RuleType, 'The rule that made the finding; null if the finding comes from the BattleScribe data or from a comparison.']),
  selections: [[CountedSelectionType], 'The elements of the roster that count towards the finding.'],
  budgets: [[BudgetType], 'The budgets that the rule computes.'],
  fixes: [[TriedFixType], 'Changes that resolve the finding, at most 10; empty if no such change was found.'],
}) {}
