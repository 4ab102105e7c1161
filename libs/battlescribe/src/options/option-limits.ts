import type { Blueprint } from '../evaluate/compile/compiled-entry.js';
import type { Option } from '../evaluate/compile/option.js';
import type { CompiledConstraint, CompiledModifier } from '../evaluate/conditions/query.types.js';

/** A minimum or maximum as written, after the modifiers that apply in every army. */
export interface OptionLimit {
  readonly constraintId: string;
  readonly type: 'min' | 'max' | 'exactly';
  readonly value: number;
  /** `selections`, `forces` or the id of a cost type. */
  readonly field: string;
  readonly scope: string;
  /** True if modifiers with conditions can change the value. The evaluator then gives the effective one. */
  readonly varies: boolean;
  /** The highest value that modifiers can give it, if each applies at most once; infinite if a modifier can remove or multiply it. */
  readonly highest: number;
}

/** The limits of an option. `min` and `max` are those of its number in the parent selection, null if there is none. */
interface OptionLimits {
  readonly all: readonly OptionLimit[];
  readonly min: number | null;
  readonly max: number | null;
}

const NO_LIMITS: OptionLimits = { all: [], min: null, max: null };

/** The limits of each definition are worked out once, because they do not depend on its place. */
const known = new WeakMap<Blueprint, OptionLimits>();

export function limitsOf(blueprint: Blueprint): OptionLimits {
  if (blueprint.constraints.length === 0) return NO_LIMITS;
  const kept = known.get(blueprint);
  if (kept !== undefined) return kept;
  const all = blueprint.constraints.map(limitOf);
  const limits: OptionLimits = { all, min: strictest(all, 'min', Math.max), max: strictest(all, 'max', Math.min) };
  known.set(blueprint, limits);
  return limits;
}

/** The largest number of the option in the parent selection, as written. Null if there is no such limit. */
export const writtenMost = ({ blueprint }: Option): number | null => limitsOf(blueprint).max;

function limitOf({ id, type, value: written, node, modifiers }: CompiledConstraint): OptionLimit {
  const firstOpen = modifiers.findIndex((modifier) => !appliesAlways(modifier));
  const always = firstOpen < 0 ? modifiers : modifiers.slice(0, firstOpen);
  const value = always.reduce(changed, written);
  const highest = highestOf(value, modifiers.slice(always.length));
  return { constraintId: id, type, value, field: node.field, scope: node.scope, varies: firstOpen >= 0, highest };
}

/** A limit of -1 is no limit. */
function highestOf(value: number, modifiers: readonly CompiledModifier[]): number {
  let highest = unlimited(value);
  let raised = 0;
  for (const { type, number, repeats } of modifiers) {
    if (type === 'set') highest = Math.max(highest, unlimited(number));
    else if (type === 'increment') raised += repeats.length > 0 ? Number.POSITIVE_INFINITY : Math.max(0, number);
    else if (type === 'decrement') raised += repeats.length > 0 && number < 0 ? Number.POSITIVE_INFINITY : Math.max(0, -number);
    else raised = Number.POSITIVE_INFINITY;
  }
  return highest + raised;
}

const unlimited = (value: number): number => (value < 0 ? Number.POSITIVE_INFINITY : value);

const arithmetic: ReadonlySet<string> = new Set(['set', 'increment', 'decrement']);

/** Some data reuses a weapon and raises its number where a model has two of it. */
function appliesAlways({ type, number, guards, repeats, affects, scope }: CompiledModifier): boolean {
  const isOwn = affects === null && scope === null && repeats.every((level) => level.length === 0);
  return isOwn && guards.length === 0 && arithmetic.has(type) && !Number.isNaN(number);
}

function changed(value: number, { type, number }: CompiledModifier): number {
  if (type === 'set') return number;
  return type === 'increment' ? value + number : value - number;
}

/** Ignores -1, which means no limit. */
function strictest(limits: readonly OptionLimit[], type: 'min' | 'max', pick: (...values: number[]) => number): number | null {
  const values = limits
    .filter(
      (limit) =>
        (limit.type === type || limit.type === 'exactly') && limit.field === 'selections' && limit.scope === 'parent' && limit.value >= 0,
    )
    .map((limit) => limit.value);
  return values.length > 0 ? pick(...values) : null;
}
