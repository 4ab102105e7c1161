import type {
  AssociationNode,
  ConditionGroupNode,
  ConditionNode,
  ConditionType,
  ConstraintNode,
  LocalConditionGroupNode,
  QueryNode,
  RepeatNode,
} from '../../nodes.js';
import { AMOUNTS, COUNTS, DIVISORS, TIMES } from './amounts.js';
import type { AttributeValues } from './attribute-values.js';
import type { Draft, Mutable } from '../events/draft.js';
import { MESSAGE_LENGTH } from '../events/limits.js';

const CONSTRAINT_TYPES = new Set(['min', 'max', 'exactly'] as const);
const COMPARISONS = ['lessThan', 'greaterThan', 'equalTo', 'notEqualTo', 'atLeast', 'atMost'] as const;
const CONDITION_TYPES: ReadonlySet<ConditionType> = new Set([
  ...COMPARISONS,
  'instanceOf',
  'notInstanceOf',
  'before',
  'always',
  'never',
] as const);
const GROUP_TYPES = new Set(['and', 'or', 'not', 'count'] as const);
const LOCAL_GROUP_TYPES = new Set(COMPARISONS);

/** Null, with a diagnostic, if the element has no value. */
export function constraintNode(draft: Draft, values: AttributeValues): ConstraintNode | null {
  const value = values.requiredAmount(draft, 'value', countsSelections(draft) ? COUNTS : AMOUNTS);
  if (value === null) return null;
  const type = values.word(draft, 'type', CONSTRAINT_TYPES, 'max');
  const node: Mutable<ConstraintNode> = { id: values.text(draft, 'id'), type, value, ...fieldAndScope(draft, values) };
  addFlags(node, draft, values);
  if (values.flag(draft, 'automatic')) node.automatic = true;
  if (values.flag(draft, 'negative')) node.negative = true;
  const message = values.text(draft, 'message');
  if (message && message.length <= MESSAGE_LENGTH) node.message = message;
  return node;
}

/** A condition that is not understood never holds, so the modifier it guards has no effect. */
export function conditionNode(draft: Draft, values: AttributeValues): ConditionNode {
  const type = values.word(draft, 'type', CONDITION_TYPES, 'never');
  const isStated = draft.attributes['value'] !== undefined;
  const value = isStated ? values.requiredAmount(draft, 'value', AMOUNTS) : null;
  const unreadable = isStated && value === null;
  const node: Mutable<ConditionNode> = { type: unreadable ? 'never' : type, value: value ?? 0, ...fieldAndScope(draft, values) };
  addFlags(node, draft, values);
  const childId = values.text(draft, 'childId');
  if (childId) node.childId = childId;
  return node;
}

export function conditionGroupNode(draft: Draft, values: AttributeValues): ConditionGroupNode {
  const node: Mutable<ConditionGroupNode> = { type: values.word(draft, 'type', GROUP_TYPES, 'and') };
  const min = values.amount(draft, 'min', COUNTS);
  if (min !== null) node.min = min;
  const { conditions, conditionGroups, localConditionGroups } = draft.lists;
  if (conditions) node.conditions = conditions;
  if (conditionGroups) node.conditionGroups = conditionGroups;
  if (localConditionGroups) node.localConditionGroups = localConditionGroups;
  return node;
}

export function localConditionGroupNode(draft: Draft, values: AttributeValues): LocalConditionGroupNode {
  const type = values.word(draft, 'type', LOCAL_GROUP_TYPES, 'atLeast');
  const value = values.amount(draft, 'value', AMOUNTS) ?? 0;
  const node: Mutable<LocalConditionGroupNode> = { type, value, ...fieldAndScope(draft, values) };
  addFlags(node, draft, values);
  const { conditions, conditionGroups } = draft.lists;
  if (conditions) node.conditions = conditions;
  if (conditionGroups) node.conditionGroups = conditionGroups;
  return node;
}

export function repeatNode(draft: Draft, values: AttributeValues): RepeatNode {
  const value = values.requiredAmount(draft, 'value', DIVISORS) ?? 0;
  const repeats = values.amount(draft, 'repeats', TIMES) ?? 1;
  const node: Mutable<RepeatNode> = { value, repeats, ...fieldAndScope(draft, values) };
  addFlags(node, draft, values);
  if (values.flag(draft, 'roundUp')) node.roundUp = true;
  const childId = values.text(draft, 'childId');
  if (childId) node.childId = childId;
  return node;
}

export function associationNode(draft: Draft, values: AttributeValues): AssociationNode {
  const node: Mutable<AssociationNode> = {
    id: values.text(draft, 'id'),
    name: values.label(draft),
    scope: values.text(draft, 'scope'),
    childId: values.text(draft, 'childId'),
  };
  const min = values.amount(draft, 'min', COUNTS);
  if (min !== null) node.min = min;
  const max = values.amount(draft, 'max', COUNTS);
  if (max !== null) node.max = max;
  if (values.flag(draft, 'includeChildSelections')) node.includeChildSelections = true;
  const { conditions, conditionGroups } = draft.lists;
  if (conditions) node.conditions = conditions;
  if (conditionGroups) node.conditionGroups = conditionGroups;
  return node;
}

function countsSelections({ attributes: { field } }: Draft): boolean {
  return field === undefined || field === 'selections' || field === 'forces';
}

function fieldAndScope(draft: Draft, values: AttributeValues): Pick<QueryNode, 'field' | 'scope'> {
  // Old files omit the field of some conditions.
  return { field: values.text(draft, 'field') || 'selections', scope: values.text(draft, 'scope') };
}

function addFlags(node: Mutable<QueryNode>, draft: Draft, values: AttributeValues): void {
  if (values.flag(draft, 'shared')) node.shared = true;
  if (values.flag(draft, 'includeChildSelections')) node.includeChildSelections = true;
  if (values.flag(draft, 'includeChildForces')) node.includeChildForces = true;
  if (values.flag(draft, 'percentValue')) node.percentValue = true;
}
