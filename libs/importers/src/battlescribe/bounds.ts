import {
  applies,
  modifiersOf,
  type AssumedRoster,
  type Constrained,
  type ConstraintNode,
  type GuardedModifier,
  type Modifiable,
} from '#muster/battlescribe';
import { changedBy } from './costs.js';
import { isGroup, partsOf, type Reached } from './tree.js';

/** A minimum and a maximum number; max is null if there is no maximum. */
export interface Bounds {
  readonly min: number;
  readonly max: number | null;
}

/** The minimum and maximum number in the parent, according to the node's own constraints. */
export function boundsOf(reached: Reached, world: AssumedRoster, unitId: string | null): Bounds {
  return boundsIn(partsOf(reached), world, (constraint) => isAboutParent(constraint, reached, unitId));
}

/** Like `boundsOf`, but ignores limits that something unknown may loosen. A number outside these bounds is certainly not allowed. */
export function sureBoundsOf(reached: Reached, world: AssumedRoster, unitId: string | null): Bounds {
  if (!partsOf(reached).some(({ constraints = [] }) => constraints.length > 0)) return { min: 0, max: null };
  const modifiers = partsOf(reached).flatMap((part) => modifiersOf(part));
  const ofParent = (constraint: ConstraintNode): boolean => isAboutParent(constraint, reached, unitId);
  const isLoose = (constraint: ConstraintNode, way: 'up' | 'down'): boolean => mayChange(constraint, modifiers, world, way);
  const { min } = boundsIn(partsOf(reached), world, (one) => ofParent(one) && one.type !== 'max' && !isLoose(one, 'down'));
  const { max } = boundsIn(partsOf(reached), world, (one) => ofParent(one) && one.type !== 'min' && !isLoose(one, 'up'));
  return { min, max: max === null ? null : Math.max(max, min) };
}

/** The strictest of the relevant limits. A modifier is applied only if it is known to apply. */
export function boundsIn(
  parts: readonly (Constrained & Modifiable)[],
  world: AssumedRoster,
  isAsked: (constraint: ConstraintNode) => boolean,
): Bounds {
  const constraints = parts
    .flatMap((part) => part.constraints ?? [])
    .filter((constraint) => !constraint.percentValue && isAsked(constraint));
  if (constraints.length === 0) return { min: 0, max: null };
  const modifiers = parts.flatMap((part) => modifiersOf(part));
  let min = 0;
  let max: number | null = null;
  for (const constraint of constraints) {
    const value = valueOf(constraint, modifiers, world);
    if (value <= 0 && constraint.type === 'max' && grows(constraint, modifiers, world)) continue;
    if (constraint.type !== 'max') min = Math.max(min, value);
    if (constraint.type !== 'min' && value >= 0) max = max === null ? value : Math.min(max, value);
  }
  return { min, max: max === null ? null : Math.max(max, min) };
}

/** Other selections raise the limit, so there is no fixed maximum. */
function grows(constraint: ConstraintNode, modifiers: readonly GuardedModifier[], world: AssumedRoster): boolean {
  return modifiers.some((guarded) => {
    const { field, type } = guarded.modifier;
    return field === constraint.id && type === 'increment' && applies(guarded, world) !== false;
  });
}

function isAboutParent(constraint: ConstraintNode, reached: Reached, unitId: string | null): boolean {
  if (constraint.field !== 'selections') return false;
  if (constraint.scope === 'parent') return true;
  if (constraint.scope === 'self') return isGroup(reached);
  return constraint.type === 'max' && constraint.scope === unitId;
}

function mayChange(constraint: ConstraintNode, modifiers: readonly GuardedModifier[], world: AssumedRoster, way: 'up' | 'down'): boolean {
  return modifiers.some((guarded) => {
    const { field, type, value } = guarded.modifier;
    if (field !== constraint.id || applies(guarded, world) !== null) return false;
    if (way === 'down') return type === 'decrement' || (type === 'set' && Number(value) < constraint.value);
    return type === 'increment' || (type === 'set' && (Number(value) > constraint.value || Number(value) < 0));
  });
}

function valueOf(constraint: ConstraintNode, modifiers: readonly GuardedModifier[], world: AssumedRoster): number {
  let value = constraint.value;
  for (const guarded of modifiers) {
    if (guarded.modifier.field !== constraint.id || applies(guarded, world) !== true) continue;
    value = changedBy(value, guarded, world) ?? value;
  }
  return value;
}

export function addBounds(a: Bounds, b: Bounds): Bounds {
  return { min: a.min + b.min, max: a.max === null || b.max === null ? null : a.max + b.max };
}

/** The bounds that satisfy both arguments. */
export function narrowBounds(a: Bounds, b: Bounds): Bounds {
  const max = a.max === null ? b.max : b.max === null ? a.max : Math.min(a.max, b.max);
  return { min: Math.max(a.min, b.min), max };
}

/** The bounds of the total: `outer` copies, each with `inner` copies inside. */
export function timesBounds(outer: Bounds, inner: Bounds): Bounds {
  const max = outer.max === null || inner.max === null ? null : outer.max * inner.max;
  return { min: outer.min * inner.min, max: inner.max === 0 || outer.max === 0 ? 0 : max };
}
