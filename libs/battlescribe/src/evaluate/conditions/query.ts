import { tidy } from '../decimal.js';
import type { Container, ForceNode, Place, RosterTree, SelectionNode } from '../roster/roster-tree.js';
import type { CompiledQuery, QueryScope } from './query.types.js';

/** The target of a query that counts everything. */
export const ANY = -2;

export const ROSTER: Container = { kind: 'roster' };

/** The element that a scope means, seen from a place. Null if there is none. */
export function containerOf(query: Pick<CompiledQuery, 'scope' | 'scopeId'>, place: Place): Container | null {
  switch (query.scope) {
    case 'self':
      if (place.self) return place.self;
      if (place.category && place.force) return { kind: 'category', force: place.force, category: place.category.id };
      return place.option?.isGroup && place.parent ? { kind: 'group', parent: place.parent, group: place.option.placeId } : null;
    case 'parent':
      return place.parent ?? ROSTER;
    case 'force':
      return place.force;
    case 'roster':
      return ROSTER;
    case 'ancestor':
      return { kind: 'chain', nodes: ancestors(place) };
    case 'primary-category': {
      const root = rootOf(place);
      const category = root ? root.primary : (place.option?.primaryId ?? -1);
      return place.force ? { kind: 'category', force: place.force, category } : null;
    }
    case 'primary-catalogue':
      return place.force;
    case 'id':
      return containerById(query.scopeId, place);
    default:
      return nearestOfKind(query.scope, place);
  }
}

/** How much of `target` is in the scope, before percentages are applied. NaN if the scope or the field has no meaning. */
export function measure(query: CompiledQuery, target: number, place: Place, tree: RosterTree): number {
  if (query.field === 'limit') return limitOf(query.costType, tree);
  const container = containerOf(query, place);
  return container === null ? 0 : measureIn(container, query, target, tree);
}

export function measureIn(container: Container, query: CompiledQuery, target: number, tree: RosterTree): number {
  const value = measured(container, query, target, tree);
  tree.reads?.note(container, query, target, value);
  return value;
}

/** The same as `measure`, but without notifying the listener. */
export function measured(container: Container, query: CompiledQuery, target: number, tree: RosterTree): number {
  switch (query.field) {
    case 'selections':
      return countSelections(container, query, target, tree);
    case 'forces':
      return countForces(container, query, target, tree);
    case 'cost':
      return tidy(sumCosts(container, query, target, tree), tree);
    case 'associations':
      return 0;
    default:
      return Number.NaN;
  }
}

function countSelections(container: Container, query: CompiledQuery, target: number, tree: RosterTree): number {
  switch (container.kind) {
    case 'force':
      return countInForce(container, query, target);
    case 'roster':
      return sum(tree.allForces, (force) => tallied(force, query, target));
    case 'selection':
      return countBranches(container.children, query.includeChildSelections, target);
    case 'chain':
      return sum(container.nodes, (node) => (target === ANY || node.matches(target) ? node.number : 0));
    default:
      return countBranches(membersOf(container), query.includeChildSelections, target);
  }
}

function countInForce(force: ForceNode, query: CompiledQuery, target: number): number {
  const own = tallied(force, query, target);
  return query.includeChildForces ? own + sum(force.forces, (child) => countInForce(child, query, target)) : own;
}

/** A force keeps counts for shared queries. Other queries are rare, so their results are counted each time. */
function tallied(force: ForceNode, query: CompiledQuery, target: number): number {
  if (!query.shared) return countBranches(force.selections, query.includeChildSelections, target);
  if (target !== ANY) return force.tally.of(target, query.includeChildSelections);
  return query.includeChildSelections ? force.tally.deepTotal : force.tally.directTotal;
}

/** How many of the selections are the target; `deep` also counts what is inside them. */
export function countBranches(nodes: readonly SelectionNode[], deep: boolean, target: number): number {
  let count = 0;
  for (const node of nodes) {
    if (target === ANY || node.matches(target)) count += node.number;
    if (deep && node.children.length > 0) count += countBranches(node.children, true, target);
  }
  return count;
}

/** Counts the forces below the scope. For the roster, it counts all forces at any depth. */
function countForces(container: Container, query: CompiledQuery, target: number, tree: RosterTree): number {
  const is = (force: ForceNode) => (target === ANY || force.blueprint?.id === target ? 1 : 0);
  if (container.kind === 'roster') return sum(tree.allForces, is);
  if (container.kind !== 'force') return 0;
  const below = (force: ForceNode): number => sum(force.forces, (child) => is(child) + (query.includeChildForces ? below(child) : 0));
  return is(container) + below(container);
}

function sumCosts(container: Container, query: CompiledQuery, target: number, tree: RosterTree): number {
  const type = query.costType;
  const branch = (node: SelectionNode): number => {
    const own = target === ANY || node.matches(target) ? (node.unitCosts[type] ?? 0) * node.number : 0;
    return query.includeChildSelections ? own + sum(node.children, branch) : own;
  };
  const inForce = (force: ForceNode): number => sum(force.selections, branch) + (query.includeChildForces ? sum(force.forces, inForce) : 0);
  switch (container.kind) {
    case 'force':
      return inForce(container);
    case 'roster':
      return sum(tree.allForces, (force) => sum(force.selections, branch));
    case 'selection':
      return sum(container.children, branch);
    case 'chain':
      return sum(container.nodes, (node) => (target === ANY || node.matches(target) ? (node.unitCosts[type] ?? 0) * node.number : 0));
    default:
      return sum(membersOf(container), branch);
  }
}

function limitOf(costType: number, tree: RosterTree): number {
  const typeId = tree.game.costTypes[costType]?.id;
  return tree.state.costLimits.find((limit) => limit.typeId === typeId)?.value ?? -1;
}

type PartContainer = Extract<Container, { readonly kind: 'category' | 'group' }>;

function membersOf(container: PartContainer): readonly SelectionNode[] {
  if (container.kind === 'category') return container.force.selections.filter((node) => node.primary === container.category);
  const siblings = container.parent.kind === 'force' ? container.parent.selections : container.parent.children;
  return siblings.filter((node) => node.option?.matches(container.group) ?? false);
}

/** The selections that contain the place, nearest first. */
export function ancestors(place: Place): readonly SelectionNode[] {
  const nodes: SelectionNode[] = [];
  for (let node = place.parent; node?.kind === 'selection'; node = node.parent) nodes.push(node);
  return nodes;
}

function rootOf(place: Place): SelectionNode | null {
  if (place.self?.kind === 'selection') return place.self.root;
  return place.parent?.kind === 'selection' ? place.parent.root : null;
}

/** The nearest element with this id, starting with the place itself: an entry, link, group, force entry or category of the force. */
function containerById(id: number, place: Place): Container | null {
  if (place.option?.isGroup && place.parent && place.option.matches(id)) return { kind: 'group', parent: place.parent, group: id };
  for (let node = place.self ?? place.parent; node !== null; node = node.parent) {
    if (node.kind === 'force') {
      if (node.blueprint?.id === id || node.catalogue?.identity === id) return node;
      continue;
    }
    const { option } = node;
    if (option && (option.blueprint.definitionId === id || option.blueprint.linkId === id)) return node;
    if (option?.matches(id)) return { kind: 'group', parent: node.parent, group: id };
  }
  const { force } = place;
  return force?.blueprint?.categories.some((category) => category.id === id) ? { kind: 'category', force, category: id } : null;
}

/** Scopes of New Recruit: the nearest selection of a type, starting with the place itself, or the root selection. */
function nearestOfKind(scope: QueryScope, place: Place): SelectionNode | null {
  const start = place.self ?? place.parent;
  if (start?.kind !== 'selection') return null;
  if (scope === 'root-entry') return start.root;
  for (let node: SelectionNode | ForceNode = start; node.kind === 'selection'; node = node.parent) {
    const type = node.option?.blueprint.type;
    if (type === scope || (scope === 'model-or-unit' && (type === 'model' || type === 'unit'))) return node;
  }
  return null;
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}

/** The selections that a query counts. */
export function matchingSelections(container: Container, query: CompiledQuery, target: number, tree: RosterTree): readonly SelectionNode[] {
  const found: SelectionNode[] = [];
  const branch = (node: SelectionNode): void => {
    if (target === ANY || node.matches(target)) found.push(node);
    if (query.includeChildSelections) node.children.forEach(branch);
  };
  const force = (node: ForceNode): void => {
    node.selections.forEach(branch);
    if (query.includeChildForces) node.forces.forEach(force);
  };
  if (container.kind === 'force') force(container);
  else if (container.kind === 'roster') for (const each of tree.allForces) each.selections.forEach(branch);
  else if (container.kind === 'selection') container.children.forEach(branch);
  else if (container.kind === 'chain') found.push(...container.nodes.filter((node) => target === ANY || node.matches(target)));
  else membersOf(container).forEach(branch);
  return found;
}
