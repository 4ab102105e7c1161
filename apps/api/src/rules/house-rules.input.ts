import { InputType } from '@nestjs/graphql';
import { SeverityEnum } from '../checking/check.enums.js';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, parts, text, texts } from '../platform/graphql/input-fields.js';
import { LimitValuesScalar } from './limit-values.scalar.js';

@InputType({ description: 'A maximum number of units of a datasheet or with a keyword.' })
export class UnitCapInput extends inputOf({
  of: text('Name of the datasheet, or the keyword.'),
  most: count('Maximum number of units of the datasheet or with the keyword; 0 if none is allowed.', 0, 999),
}) {}

@InputType({ description: 'A rule that the house rules add or change.' })
export class RuleLineInput extends inputOf({
  rule: text('Id of the rule. Any rule of `rulesets` or `amendments` that the edition does not have can be added.'),
  limits: orNull([LimitValuesScalar, 'Limits of the rule: every limit for an added rule; only the limits that differ for a changed rule.']),
  cites: orNull(text('Where the rule is printed. Required for added rules; a changed rule keeps the citation of its edition if omitted.')),
  severity: orNull([SeverityEnum, "Severity of the rule's errors; if omitted, ERROR for an added rule, and unchanged for any other rule."]),
}) {}

@InputType({
  description:
    'The house rules of an event, given with a check. Every rule line must have an effect and must not change a rule that another amendment of the same check changes.',
})
export class HouseRulesInput extends inputOf({
  title: text('Title of the house rules.'),
  id: orNull(text('Id of the house rules, as shown in reports; `house-rules` if omitted.')),
  version: orNull(count('Version of the house rules; 1 if omitted.', 1, 1_000_000)),
  author: orNull(text('Author of the house rules.')),
  amends: orNull(text('Id of the ruleset that the house rules are for. If given, lists of other editions are refused.')),
  legends: orNull([Boolean, 'Whether Legends datasheets are allowed; if omitted, the edition decides.']),
  banned: orNull(texts('Names of datasheets, or keywords, that are not allowed in the army.')),
  caps: orNull(parts(UnitCapInput, 'Maximum numbers of certain units.')),
  cites: orNull(text('Where the event prints its rules on Legends, banned and capped units: document and section.')),
  add: orNull(parts(RuleLineInput, 'Rules to add.')),
  change: orNull(parts(RuleLineInput, 'Rules of the edition to change, with their new limits or severity.')),
  drop: orNull(texts('Ids of rules to remove.')),
}) {}
