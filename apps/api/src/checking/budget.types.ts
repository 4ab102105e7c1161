import { Field, Float, ObjectType } from '@nestjs/graphql';
import type { Sayable } from '#muster/diagnostics';

@ObjectType('BudgetLine', { description: 'An entry of a budget: something that adds to it or spends from it.' })
export class BudgetLineType {
  @Field(() => Float, { description: 'The amount: positive if added, negative if spent.' })
  readonly amount!: number;

  @Field(() => String, { description: 'The name of what adds or spends the amount.' })
  readonly cause!: string | Sayable;

  @Field(() => String, { description: 'The line as a sentence.' })
  readonly message?: string;

  /** Of the budget. */
  readonly kind!: string;

  @Field(() => String, { description: 'Id of the rule that determines the amount.' })
  readonly code!: string;

  @Field(() => [String], { description: 'Path of what it concerns in the list: `units`, `3`.' })
  readonly path!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Where the rule is printed (document and section); null if unknown.' })
  readonly cites!: string | null;
}

@ObjectType('Budget', { description: 'A budget: its balance is the starting amount plus the sum of its lines.' })
export class BudgetType {
  @Field(() => String, { description: 'What is counted: `points`, `enhancements`, `command-points` ...' })
  readonly kind!: string;

  @Field(() => Float, { description: 'The starting amount.' })
  readonly start!: number;

  @Field(() => [BudgetLineType], { description: 'The lines that add to the budget or spend from it.' })
  readonly lines!: readonly BudgetLineType[];

  @Field(() => Float, { description: 'The starting amount plus all lines.' })
  readonly balance!: number;

  @Field(() => Float, { nullable: true, description: 'Maximum balance; null if there is no limit.' })
  readonly limit!: number | null;
}
