import { tidy } from '../decimal.js';
import { isCategoryHidden } from '../roster/effective.js';
import type { EvaluatedLimit } from '../evaluation.types.js';
import { modifiedNumber } from '../modifier.js';
import { ANY, containerOf, measureIn } from '../conditions/query.js';
import type { CompiledConstraint, CompiledQuery } from '../conditions/query.types.js';
import { absent, categoryPlace, type Container, type Place, type RosterTree, type SelectionNode } from '../roster/roster-tree.js';

/** A constraint as it stands at a place: what it allows, and what is there. */
export interface Limit {
  /** The constraint's query as this dialect asks it. */
  readonly query: CompiledQuery;
  readonly container: Container;
  readonly count: number;
  readonly limit: number;
  readonly isTooFew: boolean;
  readonly isTooMany: boolean;
}

/** Null where the constraint limits nothing: its scope is not there, or its value says so. */
export function limitOf(constraint: CompiledConstraint, place: Place, target: number, tree: RosterTree): Limit | null {
  const query = queryOf(constraint, place, tree);
  const container = containerIn(query, place, tree);
  if (container === null) return null;
  const value = modifiedNumber(constraint.value, constraint.modifiers, place, tree);
  const wantsMinimum = constraint.type !== 'max' && value > 0;
  const wantsMaximum = constraint.type !== 'min' && value !== -1;
  if (!wantsMinimum && !wantsMaximum) return null;
  const count = countIn(query, container, target, tree);
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

/** New Recruit counts what is not shared only among its siblings, and of forces only the one that asks. */
function queryOf(constraint: CompiledConstraint, place: Place, tree: RosterTree): CompiledQuery {
  const query = countedBy(constraint.query, place, tree);
  return asksSiblings(query, tree) && query.includeChildForces ? { ...query, includeChildForces: false } : query;
}

/** New Recruit counts what carries a constraint: `forces` on an entry or a group counts its selections. BattleScribe finds no forces there. */
export function countedBy(query: CompiledQuery, place: Place, tree: RosterTree): CompiledQuery {
  return query.field === 'forces' && place.option !== null && tree.game.dialect === 'newrecruit'
    ? { ...query, field: 'selections' }
    : query;
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
  // One node for n models holds n times what each of them has, and is limited for each of them.
  const isPerModel = query.scope === 'parent' && query.field === 'selections' && container.kind === 'selection';
  if (isPerModel && container.number > 1) return inside / container.number;
  // A limit of a selection's own cost counts the selection too.
  const isOwnCost = query.scope === 'self' && query.field === 'cost' && container.kind === 'selection';
  return isOwnCost ? tidy(inside + (container.unitCosts[query.costType] ?? 0) * container.number, tree) : inside;
}

/** What the data limit of a selection, whether it is kept or not: its entry's limits, those of the groups around it, those of its categories. */
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
