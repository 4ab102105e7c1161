import type { ConstraintNode } from '../../nodes.js';
import { isCategoryHidden, isHidden, isUncategorised } from '../roster/effective.js';
import { isKeptInParent, limitOf } from './limit.js';
import { missingForces } from '../roster/missing-forces.js';
import type { Interior, Option } from '../compile/option.js';
import { containerOf, ROSTER } from '../conditions/query.js';
import type { CompiledConstraint, CompiledQuery } from '../conditions/query.types.js';
import {
  absent,
  categoryPlace,
  type Container,
  type ForceNode,
  type Place,
  type RosterTree,
  type SelectionNode,
} from '../roster/roster-tree.js';

/** A broken constraint, with everything needed to describe it. */
export interface Violation {
  readonly constraint: CompiledConstraint;
  /** The query of the constraint as this dialect evaluates it. */
  readonly query: CompiledQuery;
  readonly place: Place;
  readonly container: Container;
  readonly target: number;
  readonly count: number;
  readonly limit: number;
  readonly isMinimum: boolean;
}

/** The broken constraints of all forces: those of the force entry, of its categories and of its root entries. */
export function forceViolations(tree: RosterTree): readonly Violation[] {
  const check = new ConstraintCheck(tree);
  for (const force of tree.allForces) check.force(force);
  if (tree.game.dialect === 'battlescribe') for (const force of missingForces(tree)) check.missingForce(force);
  return check.found;
}

/** The broken constraints inside the given selections. */
export function selectionViolations(nodes: readonly SelectionNode[], tree: RosterTree): readonly Violation[] {
  const check = new ConstraintCheck(tree);
  for (const node of nodes) if (node.interior) check.children(node, node.interior);
  return check.found;
}

/** Removes duplicates: keeps the first violation of a constraint in each container. */
export function distinctViolations(all: readonly Violation[]): readonly Violation[] {
  const reported = new Map<ConstraintNode, Set<string>>();
  return all.filter(({ constraint, container, target }) => {
    const key = `${containerKey(container)} ${target}`;
    const keys = reported.get(constraint.node) ?? new Set<string>();
    reported.set(constraint.node, keys);
    return keys.size < keys.add(key).size;
  });
}

class ConstraintCheck {
  readonly found: Violation[] = [];

  constructor(private readonly tree: RosterTree) {}

  /**
   * Checks the constraints of a force: those of its force entry, of its categories, and of all root entries of its catalogue, whether
   * selected or not.
   */
  force(force: ForceNode): void {
    const { blueprint, catalogue } = force;
    if (!blueprint || !catalogue) return;
    for (const constraint of blueprint.constraints) this.check(constraint, force, blueprint.id);
    for (const category of blueprint.categories) {
      if (category.constraints.length === 0) continue;
      const place = categoryPlace(category, force);
      for (const constraint of category.constraints) this.check(constraint, place, category.id);
    }
    this.options(force, force.selections, catalogue.requiredRoots);
  }

  /** For a force that is missing, checks only the minimum number of forces. */
  missingForce(force: ForceNode): void {
    for (const constraint of force.blueprint?.constraints ?? []) {
      const { type, query } = constraint;
      if (type === 'max' || query.field !== 'forces' || containerOf(query, force) === force) continue;
      this.check(constraint, force, force.blueprint?.id ?? -1);
    }
  }

  /** Checks the child entries and groups of a selection, whether selected or not. */
  children(parent: SelectionNode, { constrainedGroups, requiredEntries }: Interior): void {
    for (const group of constrainedGroups) this.option(group, absent(group, parent), false);
    if (parent.children.length + requiredEntries.length > 0) this.options(parent, parent.children, requiredEntries);
  }

  private options(parent: SelectionNode | ForceNode, selected: readonly SelectionNode[], required: readonly Option[]): void {
    const present = new Set<Option>();
    for (const node of selected) {
      const { option } = node;
      // Several selections of one option are checked once, at the first of them.
      if (option === null || present.has(option)) continue;
      present.add(option);
      this.option(option, node, false);
    }
    for (const option of required) if (!present.has(option)) this.option(option, absent(option, parent), true);
  }

  private option(option: Option, place: Place, minimumsOnly: boolean): void {
    const { blueprint } = option;
    if (blueprint.binding.length === 0) return;
    const before = this.found.length;
    for (const constraint of blueprint.binding) {
      if (minimumsOnly && constraint.type === 'max') continue;
      if (constraint.onLink && this.isNamedByTarget(constraint, before)) continue;
      if (this.isLeftUnchecked(constraint, option, place)) continue;
      this.check(constraint, place, constraint.query.shared ? blueprint.definitionId : option.placeId);
    }
  }

  /** BattleScribe does not check constraints with the scope `parent` for a root selection outside all categories of its force. */
  private isLeftUnchecked(constraint: CompiledConstraint, option: Option, place: Place): boolean {
    if (this.tree.game.dialect !== 'battlescribe' || constraint.query.scope !== 'parent' || place.parent?.kind !== 'force') return false;
    return isUncategorised(place.self?.kind === 'selection' ? place.self : null, option, place.parent);
  }

  /** In BattleScribe, if a link and its target limit the same shared count and both are exceeded, only the target's limit is reported. */
  private isNamedByTarget({ type, query }: CompiledConstraint, before: number): boolean {
    if (this.tree.game.dialect !== 'battlescribe' || type !== 'max' || !query.shared) return false;
    return this.found.slice(before).some(({ constraint, isMinimum }) => !constraint.onLink && !isMinimum && constraint.query === query);
  }

  private check(constraint: CompiledConstraint, place: Place, target: number): void {
    if (isKeptInParent(constraint, place, target, this.tree)) return;
    const limit = limitOf(constraint, place, target, this.tree);
    if (limit === null) return;
    const isMinimum = limit.isTooFew;
    if ((!isMinimum && !limit.isTooMany) || this.isExempt(place)) return;
    this.found.push({ ...limit, constraint, place, target, isMinimum });
  }

  /** Constraints do not apply to hidden elements; selecting one is a finding of its own. The visibility of forces is not considered. */
  private isExempt(place: Place): boolean {
    if (place.option) return isHidden(place.option, place, this.tree);
    return place.category !== null && place.force !== null && isCategoryHidden(place.category, place.force, this.tree);
  }
}

function containerKey(container: Container): string {
  switch (container.kind) {
    case 'roster':
      return ROSTER.kind;
    case 'force':
    case 'selection':
      return container.state.id;
    case 'category':
      return `${container.force.state.id} ${container.category}`;
    case 'group':
      return `${container.parent.state.id} ${container.group}`;
    case 'chain':
      return container.nodes.map((node) => node.state.id).join(' ');
  }
}
