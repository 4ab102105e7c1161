import { Float, ObjectType } from '@nestjs/graphql';
import { orNull, outputOf, resolved } from '../platform/graphql/fields.js';
import { PathStep, Wording } from '../platform/graphql/served-as-text.js';

@ObjectType('BudgetLine', { description: 'An entry of a budget: something that adds to it or spends from it.' })
export class BudgetLineType extends outputOf({
  amount: [Float, 'The amount: positive if added, negative if spent.'],
  cause: [Wording, 'The name of what adds or spends the amount.'],
  message: resolved([String, 'The line as a sentence.']),
  code: [String, 'Id of the rule that determines the amount.'],
  path: [[PathStep], 'Path of the element of the list that the line concerns: `units`, `3`.'],
  cites: orNull([String, 'Where the rule is printed (document and section); null if unknown.']),
}) {}

@ObjectType('Budget', { description: 'A budget: its balance is the starting amount plus the sum of its lines.' })
export class BudgetType extends outputOf({
  kind: [String, 'What is counted: `points`, `enhancements`, `command-points` ...'],
  start: [Float, 'The starting amount.'],
  lines: [[BudgetLineType], 'The lines that add to the budget or spend from it.'],
  balance: [Float, 'The starting amount plus all lines.'],
  limit: orNull([Float, 'Maximum balance; null if there is no limit.']),
}) {}
