import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { EditionId } from '#muster/roster';
import { Allow, ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { OptionalPart, Part } from '../platform/graphql/input-fields.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { Edition } from '../releases/edition.enum.js';
import { BattleInput } from '../rosters/battle.input.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';
import { BudgetType } from './budget.types.js';
import { CheckedAmendmentType } from './check-report.types.js';
import { FindingType, NotCheckedType } from './finding.types.js';

@InputType({ description: 'A course of Command points, and the rules to replay it by.' })
export class CpLedgerInput {
  @Field(() => Edition, { description: 'The edition.' })
  @Allow()
  readonly edition!: EditionId;

  @Part(() => BattleInput, 'What happened.')
  readonly battle!: BattleInput;

  @Field(() => [String], { nullable: true, description: 'Ids of amendments that apply beside the rules of the edition.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.amendmentsPerCheck)
  @MaxLength(200, { each: true })
  readonly amendments?: readonly string[] | null;

  @OptionalPart(() => HouseRulesInput, "An organiser's own rules, which apply beside them.")
  readonly houseRules?: HouseRulesInput | null;
}

@ObjectType('CpLedger', { description: 'A course of Command points replayed: what it comes to, and what it may not do.' })
export class CpLedgerType {
  @Field(() => String, { nullable: true, description: "Id of the edition's ruleset; null when none is built." })
  readonly ruleset!: string | null;

  @Field(() => [CheckedAmendmentType], { description: 'Amendments that applied to it.' })
  readonly amendments!: readonly CheckedAmendmentType[];

  @Field(() => [BudgetType], { description: 'The ledger; empty where the rules draw up none.' })
  readonly budgets!: readonly BudgetType[];

  @Field(() => [FindingType], {
    description: 'What may not be: spends that cannot be paid, gains beyond the limit, Stratagems used too often.',
  })
  readonly findings!: readonly FindingType[];

  @Field(() => [NotCheckedType], { description: 'What was not judged.' })
  readonly notChecked!: readonly NotCheckedType[];
}

@ObjectType('CpLedgerPayload', { description: 'What came of a replay.' })
export class CpLedgerPayload {
  @Field(() => CpLedgerType, { nullable: true, description: 'The ledger; null: see `userErrors`.' })
  readonly ledger!: CpLedgerType | null;

  @Field(() => [UserErrorType], { description: 'What was asked for and cannot be.' })
  readonly userErrors!: readonly UserErrorType[];
}
