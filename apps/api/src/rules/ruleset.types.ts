import { Int, ObjectType } from '@nestjs/graphql';
import type { Amendment, Edition as Ruleset, RuleInForce } from '#muster/rules';
import { SeverityEnum } from '../checking/check.enums.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf, servedFrom } from '../platform/graphql/fields.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { Edition } from '../releases/edition.enum.js';

export const RuleScopeEnum = enumOf('RuleScope', 'What a rule judges.', {
  ROSTER: ['roster', 'A roster and what is declared of it.'],
  BATTLE: ['battle', 'Nothing but a declared course of Command points in battle.'],
});

@ObjectType('RuleLimit', { description: 'A number, switch or list that a ruleset fills a rule in with.' })
export class RuleLimitType extends outputOf({
  name: [String, 'Its name, by which amendments change it.'],
  meaning: [String, 'What it means.'],
  form: [String, 'What a value looks like, to complete "must be ...".'],
  value: orNull([JsonScalar, 'Its value in this ruleset or amendment.']),
}) {}

@ObjectType('RuleMessage', { description: 'A sentence that a rule can say.' })
export class RuleMessageType extends outputOf({
  id: [String, 'Its id, as findings and reasons have it.'],
  outcome: [
    String,
    'What it amounts to: `error`, `warning`, `info`, a review code, `NOT_CHECKED` or `FIX`, which says how to put a finding right.',
  ],
  sentence: [String, 'The sentence; values stand between double braces, by their names in `params`.'],
}) {}

@ObjectType('Rule', { description: 'One rule as a ruleset has it.' })
class ServedRule extends outputOf({
  id: [String, 'What must hold, in few words: the code of its findings. Stable for ever.'],
  summary: [String, 'What must hold, in a sentence of ours.'],
  severity: [SeverityEnum, 'What its errors weigh here.'],
  scope: [RuleScopeEnum, 'What it judges.'],
  cites: [String, 'Document and section where it is printed. Never its words.'],
}) {}

export const RuleType = servedFrom<RuleInForce>()(ServedRule);

@ObjectType('RuleChange', { description: 'A rule of an edition that an amendment fills in differently.' })
export class RuleChangeType extends outputOf({
  before: [RuleType, 'As the edition has it.'],
  after: [RuleType, 'As the amendment has it.'],
  limits: [[String], 'Names of the limits that differ. Empty: only its weight or its source does.'],
}) {}

@ObjectType('Amendment', { description: 'A dated change of one edition: a mission pack, a balance update, the house rules of an event.' })
class ServedAmendment extends outputOf({
  id: [String, 'Its id, by which checks name it.'],
  version: [Int, 'Its version, from 1. A version never changes.'],
  title: [String, 'What it is, for people.'],
  author: [String, 'Who wrote it.'],
  amends: [String, 'Id of the ruleset that it was written against.'],
}) {}

export const AmendmentType = servedFrom<Amendment>()(ServedAmendment);

@ObjectType('CoreStratagem', { description: 'A Stratagem that every player of the edition has. Never what it does.' })
export class CoreStratagemType extends outputOf({
  name: [String, 'Its name.'],
  label: orNull([String, 'Its label; null in editions without labels.']),
  commandPoints: [Int, 'What it costs.'],
  cites: [String, 'Where the cost is printed.'],
  once: [String, 'How often it may be used: once per `phase`, `turn` or `battle`.'],
}) {}

@ObjectType('Ruleset', {
  description:
    'The rules of an edition: a flat, complete list. All of it may be kept and used without Muster; it changes only with a new version of Muster.',
})
class ServedRuleset extends outputOf({
  id: [String, 'Its id, as reports name it.'],
  title: [String, 'What it is, for people.'],
  edition: [Edition, 'The edition.'],
  rules: [[RuleType], 'Its rules, in the order in which they judge.'],
}) {}

export const RulesetType = servedFrom<Ruleset>()(ServedRuleset);
