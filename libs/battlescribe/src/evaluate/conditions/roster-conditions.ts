import { tidy } from '../decimal.js';
import { ANY, ancestors, containerOf, measure } from './query.js';
import type { CompiledCondition, CompiledGuard, CompiledPosition, CompiledQuery, CompiledRepeat } from './query.types.js';
import type { Place, RosterTree, SelectionNode } from '../roster/roster-tree.js';
import { compare, countsNothing, guardHolds, isNeverAtLeast, type Answers } from './guard.js';

/** A complete roster answers every condition. */
const ROSTER_ANSWERS: Answers<CompiledCondition, CompiledPosition, Place, RosterTree> = {
  isInstance: ({ query }, place, tree) => isInstance(query, place, tree),
  compares: compareCount,
  standsBefore({ query }, place, tree) {
    tree.reads?.refuse();
    return standsBefore(query, place);
  },
  positionHolds,
};

/** Whether all guards hold at a place. True if there are none. */
export function guardsHold(guards: readonly CompiledGuard[], place: Place, tree: RosterTree): boolean {
  for (const guard of guards) if (guardHolds(guard, place, tree, ROSTER_ANSWERS) !== true) return false;
  return true;
}

function compareCount({ query, type, value }: CompiledCondition, place: Place, tree: RosterTree): boolean {
  const { dialect } = tree.game;
  const target = targetOf(query, tree);
  if (target === null || countsNothing(query.scope, true, dialect)) return false;
  const count = measure(query, target, place, tree);
  if (isNeverAtLeast(type, query.scope, count, dialect)) return false;
  return compare(count, type, query.percent ? tidy((value / 100) * measure(query, ANY, place, tree), tree) : value);
}

/** The identity that a condition asks for. Null if it asks for nothing. */
function targetOf(query: CompiledQuery, tree: RosterTree): number | null {
  if (query.target === 'any') return ANY;
  if (query.target === 'missing') return countsNothing('', false, tree.game.dialect) ? null : ANY;
  return query.targetId;
}

/**
 * Whether the element of the scope is of the given kind. A selection is an instance of its entry, link, groups, categories and type. A
 * force is an instance of its force entry and of those that contain it, and a catalogue of itself. The roster is an instance of nothing.
 */
function isInstance(query: CompiledQuery, place: Place, tree: RosterTree): boolean {
  const target = targetOf(query, tree);
  if (target === null) return false;
  if (query.scope === 'roster') return false;
  if (query.scope === 'primary-catalogue') return place.force?.catalogue?.identity === target;
  if (query.scope === 'primary-category') {
    const container = containerOf(query, place);
    return container?.kind === 'category' && container.category === target;
  }
  // In this scope an element also counts as its own ancestor. The categories in rosters of the 9th edition show this.
  if (query.scope === 'ancestor')
    return isSelfOf(place, target) || ancestors(place).some((node) => isSelectionOf(node, target)) || isForceOf(place, target);
  if (query.scope === 'self' && place.self === null) return isAbsentInstance(place, target);
  const container = containerOf(query, place);
  if (container?.kind === 'selection') return isSelectionOf(container, target);
  if (container?.kind === 'force') return isForceOf(container, target);
  if (container?.kind === 'category') return container.category === target;
  return container?.kind === 'group' && container.group === target;
}

function isSelfOf(place: Place, target: number): boolean {
  return place.self?.kind === 'selection' ? isSelectionOf(place.self, target) : isAbsentInstance(place, target);
}

function isSelectionOf(node: SelectionNode, target: number): boolean {
  return target === ANY || node.matches(target);
}

function isForceOf(place: Place, target: number): boolean {
  for (let force = place.force; force !== null; force = force.parent) {
    if (target === ANY || force.blueprint?.id === target || force.catalogue?.identity === target) return true;
  }
  return false;
}

/** An entry that is not selected is still an instance of its definition. */
function isAbsentInstance(place: Place, target: number): boolean {
  if (place.category?.id === target) return true;
  const { option } = place;
  return option !== null && (option.matches(target) || option.categoryIds.includes(target));
}

/** New Recruit: whether a selection of that kind comes before this one in its force. */
function standsBefore(query: CompiledQuery, place: Place): boolean {
  const self = place.self;
  if (self?.kind !== 'selection') return false;
  const siblings = self.parent.kind === 'force' ? self.parent.selections : self.parent.children;
  return siblings.slice(0, siblings.indexOf(self)).some((node) => query.targetId < 0 || node.matches(query.targetId));
}

/**
 * New Recruit: counts the selections in the scope that satisfy the guard, evaluated from their own place. Inside the guard, `before` asks
 * whether the counted selection comes before the one that has the condition.
 */
function positionHolds({ query, guard, type, value }: CompiledPosition, place: Place, tree: RosterTree): boolean {
  tree.reads?.refuse();
  const container = containerOf(query, place);
  const own = guard === null ? [] : [{ ...guard, conditions: guard.conditions.filter((condition) => condition.type !== 'before') }];
  const isBefore = guard !== null && guard.conditions.some((condition) => condition.type === 'before');
  const end = isBefore ? tree.selections.findIndex((node) => node === place.self) : tree.selections.length;
  if (container === null) return compare(0, type, value);
  let count = 0;
  for (let at = 0; at < end; at += 1) {
    const node = tree.selections[at];
    if (node === undefined || (container.kind !== 'roster' && !isWithin(node, container))) continue;
    if (guardsHold(own, node, tree)) count += 1;
  }
  return compare(count, type, value);
}

function isWithin(node: SelectionNode, container: { readonly kind: string }): boolean {
  for (let parent: SelectionNode['parent'] | null = node.parent; parent !== null; parent = parent.parent)
    if (parent === container) return true;
  return false;
}

/** How often a modifier applies: adds the repeats of each level and multiplies the levels. */
export function timesOf(levels: readonly (readonly CompiledRepeat[])[], place: Place, tree: RosterTree): number {
  let times = 1;
  for (const repeats of levels) {
    let level = 0;
    for (const repeat of repeats) level += repeatTimes(repeat, place, tree);
    times *= level;
  }
  return times;
}

function repeatTimes(repeat: CompiledRepeat, place: Place, tree: RosterTree): number {
  if (repeat.value === 0) return 0;
  const target = targetOf(repeat.query, tree);
  if (target === null) return 0;
  const count = measure(repeat.query, target, place, tree);
  const measured = repeat.query.percent ? percentageOf(count, measure(repeat.query, ANY, place, tree)) : count;
  if (Number.isNaN(measured)) return 0;
  const share = tidy(measured / repeat.value, tree);
  const whole = repeat.roundUp ? Math.ceil(share) : Math.floor(share);
  return whole * repeat.repeats;
}

function percentageOf(part: number, all: number): number {
  return all === 0 ? 0 : (part / all) * 100;
}
