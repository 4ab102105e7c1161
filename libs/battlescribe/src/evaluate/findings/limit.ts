import { tidy } from '../decimal.js';
import { isCategoryHidden } from '../roster/effective.js';
import type { EvaluatedLimit } from '../evaluation.types.js';
import { modifiedNumber } from '../modifier.js';
import { ANY, containerOf, countBranches, measureIn } from '../conditions/query.js';
import type { CompiledConstraint, CompiledQuery } from '../conditions/query.types.js';
import { absent, categoryPlace, type Container, type Place, type RosterTree, type SelectionNode } from '../roster/roster-tree.js';

/** A constraint at one place: its effective limit and the current count. */
export interface Limit {
  /** The query of the constraint as this dialect evaluates it. */
  readonly query: CompiledQuery;
  readonly container: Container;
  readonly count: number;
  readonly limit: number;
  readonly isTooFew: boolean;
  readonly isTooMany: boolean;
}

/** Null if the constraint has no effect here, because its scope does not exist or its value means no limit. */
export function limitOf(constraint: CompiledConstraint, place: Place, target: number, tree: RosterTree): Limit | null {
  const query = queryOf(constraint, place, tree);
  const container = containerIn(query, place, tree);
  // Which units are attached is known from the list, not from the data.
  if (container === null || query.field === 'associations') return null;
  const value = modifiedNumber(constraint.value, constraint.modifiers, place, tree);
  const wantsMinimum = constraint.type !== 'max' && value > 0;
  const wantsMaximum = constraint.type !== 'min' && value !== -1;
  if (!wantsMinimum && !wantsMaximum) return null;
  const count = countIn(query, container, isForceBudget(query, place) ? ANY : target, tree);
  const limit = tidy(query.percent ? (value / 100) * measureIn(container, query, ANY, tree) : value, tree);
  return {
    query,
    container,
    count,
    limit,
    isTooFew: wantsMinimum && count < limit,
    isTooMany: wantsMaximum && count > limit && count > 0,
  };
}

/**
 * Whether the most usual kind of constraint is kept: how many of something a selection has. It is the same as `limitOf` without the
 * values. False if the constraint is broken, is of another kind, or is listened to.
 */
export function isKeptInParent(constraint: CompiledConstraint, place: Place, target: number, tree: RosterTree): boolean {
  const { query, type, value: base, modifiers } = constraint;
  const { parent, option } = place;
  if (query.scope !== 'parent' || query.field !== 'selections' || query.percent || tree.reads !== null) return false;
  if (option === null || parent?.kind !== 'selection') return false;
  const value = modifiers.length === 0 ? base : modifiedNumber(base, modifiers, place, tree);
  const inside = countBranches(parent.children, query.includeChildSelections, target);
  const count = parent.number > 1 ? inside / parent.number : inside;
  const limit = tidy(value, tree);
  const isTooFew = type !== 'max' && value > 0 && count < limit;
  return !isTooFew && (type === 'min' || value === -1 || count === 0 || count <= limit);
}

/** For constraints that are not shared, New Recruit counts only siblings, and only the force that has the constraint. */
function queryOf(constraint: CompiledConstraint, place: Place, tree: RosterTree): CompiledQuery {
  const query = countedBy(constraint.query, place, tree);
  return asksSiblings(query, tree) && query.includeChildForces ? { ...query, includeChildForces: false } : query;
}

/**
 * If a constraint of an entry or group counts `forces`, New Recruit counts the selections of that entry or group. BattleScribe finds no
 * forces there.
 */
export function countedBy(query: CompiledQuery, place: Place, tree: RosterTree): CompiledQuery {
  return query.field === 'forces' && place.option !== null && tree.game.dialect === 'newrecruit'
    ? { ...query, field: 'selections' }
    : query;
}

/** A force's limit on a cost counts everything in it, because the force itself costs nothing. */
function isForceBudget(query: CompiledQuery, place: Place): boolean {
  return query.field === 'cost' && place.option === null && place.self?.kind === 'force';
}

function containerIn(query: CompiledQuery, place: Place, tree: RosterTree): Container | null {
  if (!asksSiblings(query, tree)) return containerOf(query, place);
  if (query.field === 'forces' && place.self?.kind === 'force') return place.self;
  return place.option && place.parent ? place.parent : containerOf(query, place);
}

function asksSiblings(query: CompiledQuery, tree: RosterTree): boolean {
  return tree.game.dialect === 'newrecruit' && !query.shared;
}

function countIn(query: CompiledQuery, container: Container, target: number, tree: RosterTree): number {
  const inside = measureIn(container, query, target, tree);
  // A selection of n models contains n times what each model has, and the limit applies to each model.
  const isPerModel = query.scope === 'parent' && query.field === 'selections' && container.kind === 'selection';
  if (isPerModel && container.number > 1) return inside / container.number;
  // A limit on a selection's own cost includes the cost of the selection itself.
  const isOwnCost = query.scope === 'self' && query.field === 'cost' && container.kind === 'selection';
  return isOwnCost ? tidy(inside + (container.unitCosts[query.costType] ?? 0) * container.number, tree) : inside;
}

/** All limits of a selection, including those that are met: of its entry, of the groups that contain it, and of its categories. */
export function limitsOf(node: SelectionNode, tree: RosterTree): readonly EvaluatedLimit[] {
  const limits: EvaluatedLimit[] = [];
  const add = (carrier: EvaluatedLimit['carrier'], constraint: CompiledConstraint, place: Place, target: number): void => {
    const limit = limitOf(constraint, place, target, tree);
    if (limit === null) return;
    const { query, count, container } = limit;
    const scope = container.kind === 'group' || container.kind === 'chain' ? 'selection' : container.kind;
    const counted = query.field === 'cost' ? (tree.game.costTypes[query.costType]?.name ?? '') : query.field;
    for (const type of constraint.type === 'exactly' ? (['min', 'max'] as const) : [constraint.type]) {
      limits.push({ constraintId: constraint.id, carrier, type, limit: limit.limit, count, counted, scope });
    }
  };
  const { option, parent, force } = node;
  for (const constraint of option?.blueprint.constraints ?? []) {
    add('entry', constraint, node, constraint.query.shared ? (option?.blueprint.definitionId ?? -1) : (option?.placeId ?? -1));
  }
  for (let group = option?.group ?? null; group !== null; group = group.group) {
    for (const constraint of group.blueprint.constraints) {
      add('group', constraint, absent(group, parent), constraint.query.shared ? group.blueprint.definitionId : group.placeId);
    }
  }
  for (const category of force.blueprint?.categories ?? []) {
    if (!node.categories.includes(category.id) || isCategoryHidden(category, force, tree)) continue;
    for (const constraint of category.constraints) add('category', constraint, categoryPlace(category, force), category.id);
  }
  return limits;
}
