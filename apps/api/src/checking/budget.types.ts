import { Field, Float, ObjectType } from '@nestjs/graphql';
import type { Sayable } from '#muster/diagnostics';

@ObjectType('BudgetLine', { description: 'What spends from a budget or gives to it.' })
export class BudgetLineType {
  @Field(() => Float, { description: 'Signed: what it gives, or takes.' })
  readonly amount!: number;

  @Field(() => String, { description: 'The name of what it is.' })
  readonly cause!: string | Sayable;

  @Field(() => String, { description: 'The line in words.' })
  readonly message?: string;

  /** Of the budget. */
  readonly kind!: string;

  @Field(() => String, { description: 'The rule that says so.' })
  readonly code!: string;

  @Field(() => [String], { description: 'Where in the list: `units`, `3`.' })
  readonly path!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Where it is printed.' })
  readonly cites!: string | null;
}

@ObjectType('Budget', { description: 'A ledger: its balance is its start and the sum of its lines.' })
export class BudgetType {
  @Field(() => String, { description: 'Of what: `points`, `enhancements`, `command-points` ...' })
  readonly kind!: string;

  @Field(() => Float, { description: 'What there is before any line.' })
  readonly start!: number;

  @Field(() => [BudgetLineType], { description: 'What spends or gives.' })
  readonly lines!: readonly BudgetLineType[];

  @Field(() => Float, { description: 'What it comes to.' })
  readonly balance!: number;

  @Field(() => Float, { nullable: true, description: 'What it may come to at most; null where there is no limit.' })
  readonly limit!: number | null;
}
