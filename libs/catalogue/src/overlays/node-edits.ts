import {
  costName,
  type CategoryLinkNode,
  type EntryLinkNode,
  type EntryNode,
  type GroupNode,
  type ModifierGroupNode,
  type ModifierNode,
} from '#muster/battlescribe';
import { keywordKey } from '../keywords.js';
import type { Overlay } from '../release-data.js';
import { constraintField, nodeFields, type PriceTier, readLimit } from './overlay-fields.js';

export type TreeNode = EntryNode | GroupNode | EntryLinkNode;

/** Ids that an edit may need in addition to the node. */
export interface EditContext {
  /** Id of the cost type for points. Null if the game has none. */
  readonly pointsTypeId: string | null;
  /** The category of a keyword. The keyword is compared by `keywordKey`. */
  readonly categoryOf: (keyword: string) => { readonly id: string; readonly name: string };
}

/** Applies one overlay to a node. Returns the same node if the overlay is not about nodes. */
export function editNode<Node extends TreeNode>(node: Node, { field, value }: Overlay, context: EditContext): Node {
  const constraint = constraintField(field);
  if (constraint !== null) return withLimit(node, constraint, value);
  switch (field) {
    case 'name':
      return { ...node, name: nodeFields.name(value) ?? node.name };
    case 'hidden':
    case 'removed':
      return { ...withoutModifiersOf(node, 'hidden'), hidden: value === 'true' };
    case 'points':
      return withPoints(node, nodeFields.points(value), context);
    case 'pointsBySize':
      return withTiers(node, nodeFields.pointsBySize(value), context);
    case 'addKeyword':
      return withKeyword(node, context.categoryOf(value));
    case 'removeKeyword':
      return withoutKeyword(node, value);
    default:
      return node;
  }
}

function withLimit<Node extends TreeNode>(node: Node, id: string, value: string): Node {
  const limit = readLimit(value);
  if (limit === null || !node.constraints) return node;
  return {
    ...node,
    constraints: node.constraints.map((constraint) => (constraint.id === id ? { ...constraint, value: limit } : constraint)),
  };
}

function withPoints<Node extends TreeNode>(node: Node, points: number | null, { pointsTypeId }: EditContext): Node {
  if (node.kind === 'group' || points === null || pointsTypeId === null) return node;
  const others = (node.costs ?? []).filter(({ typeId }) => typeId !== pointsTypeId);
  return { ...node, costs: [...others, { typeId: pointsTypeId, name: costName('points'), value: points }] };
}

/** The first tier sets the base price. Each further tier sets the price from its smallest size on. */
function withTiers<Node extends TreeNode>(node: Node, tiers: readonly PriceTier[] | null, context: EditContext): Node {
  const { pointsTypeId } = context;
  const [first, ...further] = tiers ?? [];
  if (!first || pointsTypeId === null) return node;
  const bare = withoutModifiersOf(withPoints(node, first.points, context), pointsTypeId);
  let covered = first.upTo ?? 0;
  const modifiers = further.map(({ upTo, points }) => {
    const modifier = priceFrom(covered + 1, points, pointsTypeId);
    covered = upTo ?? covered;
    return modifier;
  });
  return { ...bare, modifiers: [...(bare.modifiers ?? []), ...modifiers] };
}

function priceFrom(size: number, points: number, field: string): ModifierNode {
  const query = { field: 'selections', scope: 'self', childId: 'model', shared: true, includeChildSelections: true };
  return { type: 'set', field, value: String(points), conditions: [{ type: 'atLeast', value: size, ...query }] };
}

function withKeyword<Node extends TreeNode>(node: Node, category: { readonly id: string; readonly name: string }): Node {
  const links = node.categoryLinks ?? [];
  if (links.some(({ targetId }) => targetId === category.id)) return node;
  const link: CategoryLinkNode = { id: `${node.id}:${category.id}`, name: category.name, targetId: category.id };
  return { ...node, categoryLinks: [...links, link] };
}

function withoutKeyword<Node extends TreeNode>(node: Node, keyword: string): Node {
  const key = keywordKey(keyword);
  if (!node.categoryLinks) return node;
  const isNamed = (name: string): boolean => keywordKey(name) === key || keywordKey(name) === `faction: ${key}`;
  return { ...node, categoryLinks: node.categoryLinks.filter(({ name }) => !isNamed(name)) };
}

function withoutModifiersOf<Node extends TreeNode>(node: Node, field: string): Node {
  const { modifiers, modifierGroups } = node;
  return {
    ...node,
    ...(modifiers && { modifiers: modifiers.filter((modifier) => modifier.field !== field) }),
    ...(modifierGroups && { modifierGroups: modifierGroups.map((group) => groupWithout(group, field)) }),
  };
}

function groupWithout(group: ModifierGroupNode, field: string): ModifierGroupNode {
  const { modifiers, modifierGroups } = group;
  return {
    ...group,
    ...(modifiers && { modifiers: modifiers.filter((modifier) => modifier.field !== field) }),
    ...(modifierGroups && { modifierGroups: modifierGroups.map((inner) => groupWithout(inner, field)) }),
  };
}
