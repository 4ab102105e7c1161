import { guardsHold } from '../conditions/roster-conditions.js';
import { rootCategory } from '../roster/effective.js';
import { applies } from '../modifier.js';
import type { Option } from '../compile/option.js';
import { containerOf } from '../conditions/query.js';
import type { CompiledCondition, CompiledGuard, CompiledModifier } from '../conditions/query.types.js';
import { absent, categoryPlace, type Container, type Place, type RosterTree } from '../roster/roster-tree.js';

/** Whether a modifier that applies requires that something outside the unit is not selected, or not more than a certain number of times. */
export function actsForLackOutside({ guards }: CompiledModifier, place: Place): boolean {
  return guards.some((guard) => asks(guard, place, wantsFew));
}

/**
 * Whether an option is hidden because something outside the unit is not selected. The option would be visible, or might be, if that thing
 * were selected.
 */
export function hiddenForLackOutside(option: Option, place: Place, tree: RosterTree): boolean {
  if (option.blueprint.effects.hidden.some((modifier) => hidesForLack(modifier, place, tree))) return true;
  const category = rootCategory(option, place);
  if (category !== null && place.force !== null) {
    const there = categoryPlace(category, place.force);
    if (category.effects.hidden.some((modifier) => hidesForLack(modifier, there, tree))) return true;
  }
  return option.group !== null && place.parent !== null && hiddenForLackOutside(option.group, absent(option.group, place.parent), tree);
}

/** Whether the modifier hides the option because a count is low, or would show it if the count were higher. */
function hidesForLack(modifier: CompiledModifier, place: Place, tree: RosterTree): boolean {
  if (modifier.value.trim().toLowerCase() === 'true') return applies(modifier, place, tree) && actsForLackOutside(modifier, place);
  return !guardsHold(modifier.guards, place, tree) && modifier.guards.some((guard) => asks(guard, place, counts));
}

type Wanted = (condition: CompiledCondition, isNegated: boolean) => boolean;

function asks(guard: CompiledGuard, place: Place, wanted: Wanted, isNegated = false): boolean {
  const negated = isNegated !== (guard.type === 'not');
  return (
    guard.conditions.some((condition) => wanted(condition, negated) && isOutside(containerOf(condition.query, place))) ||
    guard.guards.some((inner) => asks(inner, place, wanted, negated))
  );
}

function counts({ query, type }: CompiledCondition): boolean {
  return (query.field === 'selections' || query.field === 'cost') && type !== 'instanceOf' && type !== 'notInstanceOf';
}

function wantsFew(condition: CompiledCondition, isNegated: boolean): boolean {
  if (!counts(condition)) return false;
  const wantsMany = condition.type === 'atLeast' || condition.type === 'greaterThan';
  return wantsMany === isNegated;
}

function isOutside(container: Container | null): boolean {
  if (container === null) return false;
  return container.kind === 'group' ? container.parent.kind === 'force' : container.kind !== 'selection' && container.kind !== 'chain';
}
