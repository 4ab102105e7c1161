import type {
  CatalogueLinkNode,
  CategoryEntryNode,
  CategoryLinkNode,
  CostNode,
  CostTypeNode,
  EntryLinkNode,
  EntryNode,
  EntryType,
  ForceEntryNode,
  GroupNode,
} from '../../nodes.js';
import { AMOUNTS } from './amounts.js';
import type { AttributeValues } from './attribute-values.js';
import type { Draft, Mutable } from '../events/draft.js';
import { addConstrained, addInformative, addModifiable, addNamed, addSelectable } from './node-parts.js';

const ENTRY_TYPES: ReadonlySet<EntryType> = new Set(['upgrade', 'model', 'unit', 'unit-group', 'mount', 'crew'] as const);
const LINK_TARGETS = new Set(['selectionEntry', 'selectionEntryGroup'] as const);

export function entryNode(draft: Draft, values: AttributeValues): EntryNode {
  const type = values.word(draft, 'type', ENTRY_TYPES, 'upgrade');
  const node: Mutable<EntryNode> = { kind: 'entry', type, id: values.text(draft, 'id'), name: values.label(draft) };
  addEntryLike(node, draft, values);
  if (draft.lists.costs) node.costs = draft.lists.costs;
  return node;
}

export function groupNode(draft: Draft, values: AttributeValues): GroupNode {
  const node: Mutable<GroupNode> = { kind: 'group', id: values.text(draft, 'id'), name: values.label(draft) };
  addEntryLike(node, draft, values);
  const chosen = values.text(draft, 'defaultSelectionEntryId');
  if (chosen) node.defaultSelectionEntryId = chosen;
  return node;
}

export function entryLinkNode(draft: Draft, values: AttributeValues): EntryLinkNode {
  const node: Mutable<EntryLinkNode> = {
    kind: 'link',
    id: values.text(draft, 'id'),
    name: values.label(draft),
    targetId: values.text(draft, 'targetId'),
    targetKind: values.word(draft, 'type', LINK_TARGETS, 'selectionEntry') === 'selectionEntry' ? 'entry' : 'group',
  };
  addEntryLike(node, draft, values);
  if (draft.lists.costs) node.costs = draft.lists.costs;
  return node;
}

export function categoryEntryNode(draft: Draft, values: AttributeValues): CategoryEntryNode {
  const node: Mutable<CategoryEntryNode> = { kind: 'category', id: values.text(draft, 'id'), name: values.label(draft) };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  addConstrained(node, draft);
  addInformative(node, draft);
  return node;
}

export function categoryLinkNode(draft: Draft, values: AttributeValues): CategoryLinkNode {
  const node: Mutable<CategoryLinkNode> = {
    id: values.text(draft, 'id'),
    name: values.label(draft),
    targetId: values.text(draft, 'targetId'),
  };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  addConstrained(node, draft);
  addInformative(node, draft);
  if (values.flag(draft, 'primary')) node.primary = true;
  return node;
}

export function forceEntryNode(draft: Draft, values: AttributeValues): ForceEntryNode {
  const node: Mutable<ForceEntryNode> = { kind: 'force', id: values.text(draft, 'id'), name: values.label(draft) };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  addConstrained(node, draft);
  addInformative(node, draft);
  const { categoryLinks, forceEntries, costs } = draft.lists;
  if (categoryLinks) node.categoryLinks = categoryLinks;
  if (forceEntries) node.forceEntries = forceEntries;
  if (costs) node.costs = costs;
  return node;
}

export function catalogueLinkNode(draft: Draft, values: AttributeValues): CatalogueLinkNode {
  const node: Mutable<CatalogueLinkNode> = {
    id: values.text(draft, 'id'),
    name: values.label(draft),
    targetId: values.text(draft, 'targetId'),
  };
  if (values.flag(draft, 'importRootEntries')) node.importRootEntries = true;
  return node;
}

export function costTypeNode(draft: Draft, values: AttributeValues): CostTypeNode {
  const node: Mutable<CostTypeNode> = { id: values.text(draft, 'id'), name: values.label(draft) };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  const limit = values.amount(draft, 'defaultCostLimit', AMOUNTS);
  if (limit !== null) node.defaultCostLimit = limit;
  return node;
}

/** Null, with a diagnostic, if the element has no value. */
export function costNode(draft: Draft, values: AttributeValues): CostNode | null {
  const value = values.requiredAmount(draft, 'value', AMOUNTS);
  if (value === null) return null;
  return { typeId: values.text(draft, 'typeId') || values.text(draft, 'costTypeId'), name: values.label(draft), value };
}

function addEntryLike(node: Mutable<Omit<GroupNode, 'kind' | 'id' | 'name'>>, draft: Draft, values: AttributeValues): void {
  addNamed(node, draft, values);
  addModifiable(node, draft);
  addConstrained(node, draft);
  addInformative(node, draft);
  addSelectable(node, draft);
  const { attributes, lists } = draft;
  if (lists.categoryLinks) node.categoryLinks = lists.categoryLinks;
  if (lists.associations) node.associations = lists.associations;
  if (lists.comment !== undefined) node.comment = lists.comment;
  if (attributes['collective'] === 'true') node.collective = true;
  if (attributes['import'] === 'false') node.import = false;
  if (attributes['defaultAmount']) node.defaultAmount = values.label(draft, 'defaultAmount');
  if (attributes['flatten'] === 'true') node.flatten = true;
  if (attributes['collapsible'] === 'true') node.collapsible = true;
  const sortIndex = values.number(draft, 'sortIndex');
  if (sortIndex !== null) node.sortIndex = sortIndex;
}
