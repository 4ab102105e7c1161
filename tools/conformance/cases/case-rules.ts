import type {
  ConditionGroupNode,
  ConditionNode,
  ConditionType,
  ConstraintNode,
  LocalConditionGroupNode,
  Modifiable,
  ModifierGroupNode,
  ModifierNode,
  RepeatNode,
} from '../../../libs/battlescribe/src/nodes.js';
import type { YamlValue } from './yaml-value.js';

/** The modifiers of a case's node. */
export function modifiable(node: YamlValue): Modifiable {
  return { modifiers: node.get('modifiers').list().map(modifier), modifierGroups: node.get('modifierGroups').list().map(modifierGroup) };
}

/** The constraints of a case's node. */
export function constraints(node: YamlValue): readonly ConstraintNode[] {
  return node
    .get('constraints')
    .list()
    .map((constraint) => ({
      ...query(constraint, 'parent'),
      id: constraint.get('id').text(),
      type: oneOf(constraint, ['min', 'max', 'exactly']),
      value: constraint.get('value').number(),
      automatic: constraint.get('automatic').flag(),
      negative: constraint.get('negative').flag(),
      ...(constraint.has('message') ? { message: constraint.get('message').text() } : {}),
    }));
}

function query(node: YamlValue, scope: string) {
  return {
    field: node.get('field').text('selections'),
    scope: node.get('scope').text(scope),
    shared: node.get('shared').flag(),
    includeChildSelections: node.get('includeChildSelections').flag(),
    includeChildForces: node.get('includeChildForces').flag(),
    percentValue: node.get('percentValue').flag(),
  };
}

function childId(node: YamlValue): { readonly childId?: string } {
  const id = node.get('childId').text();
  return id === '' ? {} : { childId: id };
}

function modifier(node: YamlValue): ModifierNode {
  return {
    ...guarded(node),
    type: node.get('type').text(),
    field: node.get('field').text(),
    value: node.get('value').text(),
    ...optional(node, 'scope'),
    ...optional(node, 'affects'),
    ...optional(node, 'join'),
    ...optional(node, 'arg'),
    ...optional(node, 'position'),
  };
}

function optional<Key extends string>(node: YamlValue, key: Key): { readonly [K in Key]?: string } {
  const parts: { [K in Key]?: string } = {};
  if (node.has(key)) parts[key] = node.get(key).text();
  return parts;
}

function modifierGroup(node: YamlValue): ModifierGroupNode {
  return { ...guarded(node), ...modifiable(node), ...optional(node, 'type') };
}

function guarded(node: YamlValue) {
  return {
    conditions: node.get('conditions').list().map(condition),
    conditionGroups: node.get('conditionGroups').list().map(conditionGroup),
    localConditionGroups: node.get('localConditionGroups').list().map(localConditionGroup),
    repeats: node.get('repeats').list().map(repeat),
  };
}

const COMPARISONS = ['lessThan', 'greaterThan', 'equalTo', 'notEqualTo', 'atLeast', 'atMost'] as const;
const CONDITION_TYPES: readonly ConditionType[] = [...COMPARISONS, 'instanceOf', 'notInstanceOf', 'before', 'always', 'never'];

function condition(node: YamlValue): ConditionNode {
  return { ...query(node, 'self'), ...childId(node), type: oneOf(node, CONDITION_TYPES), value: node.get('value').number() };
}

function conditionGroup(node: YamlValue): ConditionGroupNode {
  return {
    type: oneOf(node, ['and', 'or', 'not', 'count']),
    ...(node.has('min') ? { min: node.get('min').number() } : {}),
    conditions: node.get('conditions').list().map(condition),
    conditionGroups: node.get('conditionGroups').list().map(conditionGroup),
  };
}

function localConditionGroup(node: YamlValue): LocalConditionGroupNode {
  return {
    ...query(node, 'self'),
    type: oneOf(node, COMPARISONS),
    value: node.get('value').number(),
    conditions: node.get('conditions').list().map(condition),
    conditionGroups: node.get('conditionGroups').list().map(conditionGroup),
  };
}

function repeat(node: YamlValue): RepeatNode {
  return {
    ...query(node, 'self'),
    ...childId(node),
    value: node.get('value').number(1),
    repeats: node.get('repeats').number(1),
    roundUp: node.get('roundUp').flag(),
  };
}

/** The node's type among the known ones, or the first one if no type is given. */
function oneOf<T extends string>(node: YamlValue, known: readonly [T, ...T[]] | readonly T[]): T {
  const type = node.get('type').text(known[0]);
  const found = known.find((candidate) => candidate === type);
  if (found === undefined) throw new Error(`${node.place}.type "${type}" is unknown.`);
  return found;
}
