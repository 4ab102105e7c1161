import { Int, ObjectType } from '@nestjs/graphql';
import type { Amendment, Edition as Ruleset, RuleInForce } from '#muster/rules';
import { SeverityEnum } from '../checking/check.enums.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf, servedFrom } from '../platform/graphql/fields.js';
import { JsonScalar } from '../platform/graphql/scalars/json.scalar.js';
import { Edition } from '../releases/edition.enum.js';

export const RuleScopeEnum = enumOf('RuleScope', 'What a rule applies to.', {
  ROSTER: ['roster', 'The rule applies to a roster and its battle declarations.'],
  BATTLE: ['battle', 'The rule applies only to a log of Command points in battle.'],
});

@ObjectType('RuleLimit', { description: 'A limit of a rule: a number, a switch or a list, set by the ruleset.' })
export class RuleLimitType extends outputOf({
  name: [String, 'The name of the limit, which amendments use to change it.'],
  meaning: [String, 'What the limit means.'],
  form: [String, 'The form of a valid value, completing the phrase "must be ...".'],
  value: orNull([JsonScalar, 'The value in this ruleset or amendment; null if no value is set.']),
}) {}

@ObjectType('RuleMessage', { description: 'A message of a rule.' })
export class RuleMessageType extends outputOf({
  id: [String, 'Id of the message, as used in findings and review reasons.'],
  outcome: [String, 'What the message is used for: `error`, `warning`, `info`, a review code, `NOT_CHECKED`, or `FIX` for a fix.'],
  sentence: [String, 'The sentence; values are given as names from `params` in double braces.'],
}) {}

@ObjectType('Rule', { description: 'A rule as it is in a ruleset.' })
class ServedRule extends outputOf({
  id: [String, 'Id of the rule, also the code of its findings; never changes.'],
  summary: [String, 'What the rule requires, in one sentence; a paraphrase, not the printed text.'],
  severity: [SeverityEnum, "Severity of the rule's errors in this ruleset."],
  scope: [RuleScopeEnum, 'What the rule applies to.'],
  cites: [String, 'Where the rule is printed (document and section), never its text.'],
}) {}

export const RuleType = servedFrom<RuleInForce>()(ServedRule);

@ObjectType('RuleChange', { description: 'A rule of an edition that an amendment changes.' })
export class RuleChangeType extends outputOf({
  before: [RuleType, 'The rule as it is in the edition.'],
  after: [RuleType, 'The rule as amended.'],
  limits: [[String], 'Names of the limits that differ; empty if only the severity or the citation differs.'],
}) {}

@ObjectType('Amendment', { description: 'A dated change to an edition: a mission pack, a balance update, the house rules of an event.' })
class ServedAmendment extends outputOf({
  id: [String, 'Id of the amendment, used to apply it in checks.'],
  version: [Int, 'Version of the amendment, from 1. A version never changes.'],
  title: [String, 'Title of the amendment.'],
  author: [String, 'Author of the amendment.'],
  amends: [String, 'Id of the ruleset that the amendment was written for.'],
}) {}

export const AmendmentType = servedFrom<Amendment>()(ServedAmendment);

@ObjectType('CoreStratagem', { description: 'A Stratagem that is available to every player of the edition. Its text is never included.' })
export class CoreStratagemType extends outputOf({
  name: [String, 'The name of the Stratagem.'],
  label: orNull([String, 'The label of the Stratagem; null in editions without labels.']),
  commandPoints: [Int, 'The cost in Command points.'],
  cites: [String, 'Where the cost is printed (document and section).'],
  once: [String, 'How often the Stratagem may be used: once per `phase`, `turn` or `battle`.'],
}) {}

@ObjectType('Ruleset', {
  description:
    'The rules of an edition as a flat, complete list. You may store it and use it without Muster; it changes only with a new version of Muster.',
})
class ServedRuleset extends outputOf({
  id: [String, 'Id of the ruleset, as shown in reports.'],
  title: [String, 'Title of the ruleset.'],
  edition: [Edition, 'The edition of the ruleset.'],
  rules: [[RuleType], 'The rules, in the order in which they are applied.'],
}) {}

export const RulesetType = servedFrom<Ruleset>()(ServedRuleset);
