import { InputType, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { inputOf, orNull, outputOf } from '../platform/graphql/fields.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { Edition } from '../releases/edition.enum.js';
import { BattleInput } from '../rosters/battle.input.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';
import { BudgetType } from './budget.types.js';
import { CheckedAmendmentType } from './check-report.types.js';
import { FindingType, NotCheckedType } from './finding.types.js';

@InputType({ description: 'A course of Command points, and the rules to replay it by.' })
export class CpLedgerInput extends inputOf({
  edition: [Edition, 'The edition.'],
  battle: [BattleInput, 'What happened.'],
  amendments: orNull([
    [String],
    'Ids of amendments that apply beside the rules of the edition.',
    MaxLength(200, { each: true }),
    ArrayMaxSize(LIMITS.amendmentsPerCheck),
  ]),
  houseRules: orNull([HouseRulesInput, "An organiser's own rules, which apply beside them."]),
}) {}

@ObjectType('CpLedger', { description: 'A course of Command points replayed: what it comes to, and what it may not do.' })
export class CpLedgerType extends outputOf({
  ruleset: orNull([String, "Id of the edition's ruleset; null when none is built."]),
  amendments: [[CheckedAmendmentType], 'Amendments that applied to it.'],
  budgets: [[BudgetType], 'The ledger; empty where the rules draw up none.'],
  findings: [[FindingType], 'What may not be: spends that cannot be paid, gains beyond the limit, Stratagems used too often.'],
  notChecked: [[NotCheckedType], 'What was not judged.'],
}) {}

@ObjectType('CpLedgerPayload', { description: 'What came of a replay.' })
export class CpLedgerPayload extends outputOf({
  ledger: orNull([CpLedgerType, 'The ledger; null: see `userErrors`.']),
  userErrors: [[UserErrorType], 'What was asked for and cannot be.'],
}) {}
