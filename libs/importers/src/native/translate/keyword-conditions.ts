import type { ConditionGroupNode, ConditionNode } from '#muster/battlescribe';
import type { KeywordExpression } from '#muster/catalogue';

/** True if the bearer does not satisfy the expression. The conditions look at the selections that contain the entry, up to the unit. */
export function unlessBearerIs(expression: KeywordExpression, categoryOf: (keyword: string) => string): ConditionGroupNode {
  return groupOf(expression, false, categoryOf);
}

function groupOf(expression: KeywordExpression, wanted: boolean, categoryOf: (keyword: string) => string): ConditionGroupNode {
  if ('not' in expression) return groupOf(expression.not, !wanted, categoryOf);
  if ('has' in expression) return { type: 'and', conditions: [bearerIs(wanted, categoryOf(expression.has))] };
  const parts = 'all' in expression ? expression.all : expression.any;
  // The negation of "all" is that one part is false; the negation of "any" is that every part is false.
  const type = 'all' in expression === wanted ? 'and' : 'or';
  return { type, conditionGroups: parts.map((part) => groupOf(part, wanted, categoryOf)) };
}

function bearerIs(wanted: boolean, category: string): ConditionNode {
  const type = wanted ? 'instanceOf' : 'notInstanceOf';
  return { type, value: 1, field: 'selections', scope: 'ancestor', childId: category, shared: true };
}
