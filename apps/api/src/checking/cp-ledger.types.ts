import { InputType, ObjectType } from '@nestjs/graphql';
import { inputOf, orNull, outputOf } from '../platform/graphql/fields.js';
import { amendmentIds } from '../platform/graphql/input-fields.js';
import { userErrors } from '../platform/graphql/user-error.types.js';
import { Edition } from '../releases/edition.enum.js';
import { BattleInput } from '../rosters/battle.input.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';
import { BudgetType } from './budget.types.js';
import { CheckedAmendmentType } from './check-report.types.js';
import { FindingType, NotCheckedType } from './finding.types.js';

@InputType({ description: 'A log of Command points in battle, and the rules to replay it with.' })
export class CpLedgerInput extends inputOf({
  edition: [Edition, 'The edition of the battle.'],
  battle: [BattleInput, 'The log of the battle.'],
  amendments: orNull(amendmentIds('Ids of amendments to apply in addition to the rules of the edition.')),
  houseRules: orNull([HouseRulesInput, "The organiser's own rules, applied in addition to the rules of the edition."]),
}) {}

@ObjectType('CpLedger', { description: 'The result of replaying a log of Command points.' })
export class CpLedgerType extends outputOf({
  ruleset: orNull([String, "Id of the edition's ruleset; null if its rules are not implemented."]),
  amendments: [[CheckedAmendmentType], 'The amendments that were applied.'],
  budgets: [[BudgetType], "The Command point budget; empty if the edition's rules do not have such a budget."],
  findings: [[FindingType], 'Violations of the rules: too many Command points spent or gained, or a Stratagem used too often.'],
  notChecked: [[NotCheckedType], 'What this replay did not judge.'],
}) {}

@ObjectType('CpLedgerPayload', { description: 'Result of `cpLedger`.' })
export class CpLedgerPayload extends outputOf({
  ledger: orNull([CpLedgerType, 'The replayed log; null if there are `userErrors`.']),
  userErrors,
}) {}
