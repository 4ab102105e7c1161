import type { ModifierGroupNode, ModifierNode } from '../../nodes.js';
import type { AttributeValues } from './attribute-values.js';
import type { Draft, Mutable } from '../events/draft.js';
import { MESSAGE_LENGTH, NAME_LENGTH } from '../events/limits.js';
import { isStatValue } from '../prose.js';

/** Fields with a text that a data author wrote for the player. A longer text is prose. */
const MESSAGE_FIELDS = new Set(['error', 'warning', 'info', 'annotation']);
const PROSE_FIELDS = new Set(['description', 'readme']);

export function modifierNode(draft: Draft, stack: readonly Draft[], values: AttributeValues): ModifierNode {
  const type = values.text(draft, 'type');
  const field = values.text(draft, 'field');
  const node: Mutable<ModifierNode> = { type, field, value: '' };
  const value = draft.attributes['value'] ?? '';
  if (isKept(field, value)) node.value = values.intern(value);
  else values.drop(value, stack, { kind: 'modifier', typeName: type, name: field, line: draft.line });
  addReach(node, draft, values);
  addGuards(node, draft);
  return node;
}

export function modifierGroupNode(draft: Draft, values: AttributeValues): ModifierGroupNode {
  const node: Mutable<ModifierGroupNode> = {};
  const type = values.text(draft, 'type');
  if (type && type !== 'and') node.type = type;
  addGuards(node, draft);
  const { modifiers, modifierGroups } = draft.lists;
  if (modifiers) node.modifiers = modifiers;
  if (modifierGroups) node.modifierGroups = modifierGroups;
  return node;
}

/**
 * Whether the value of a modifier is stored. The field is a word, or the id of a cost type, constraint or characteristic. A value that
 * looks neither like a number nor like a label is prose.
 */
function isKept(field: string, value: string): boolean {
  if (PROSE_FIELDS.has(field)) return false;
  if (field === 'name') return value.length <= NAME_LENGTH;
  if (MESSAGE_FIELDS.has(field)) return value.length <= MESSAGE_LENGTH;
  return isStatValue(value) || (value.length <= 64 && !/\s/.test(value));
}

/** Adds the attributes of New Recruit that say which elements a modifier changes, and how. */
function addReach(node: Mutable<ModifierNode>, draft: Draft, values: AttributeValues): void {
  const { attributes } = draft;
  if (attributes['scope']) node.scope = values.text(draft, 'scope');
  if (attributes['affects']) node.affects = values.label(draft, 'affects');
  if (attributes['join'] !== undefined && isStatValue(attributes['join'])) node.join = values.text(draft, 'join');
  if (attributes['arg'] !== undefined && isStatValue(attributes['arg'])) node.arg = values.text(draft, 'arg');
  if (attributes['position']) node.position = values.text(draft, 'position');
}

function addGuards(node: Mutable<Pick<ModifierNode, Guards>>, { lists }: Draft): void {
  if (lists.conditions) node.conditions = lists.conditions;
  if (lists.conditionGroups) node.conditionGroups = lists.conditionGroups;
  if (lists.localConditionGroups) node.localConditionGroups = lists.localConditionGroups;
  if (lists.repeats) node.repeats = lists.repeats;
}

type Guards = 'conditions' | 'conditionGroups' | 'localConditionGroups' | 'repeats';
