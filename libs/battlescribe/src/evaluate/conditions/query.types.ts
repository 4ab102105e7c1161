import type { ConditionType, ConstraintNode, LocalConditionGroupNode } from '../../nodes.js';
import type { Guard } from './guard.js';

/** The value that a query adds up. */
export type QueryField = 'selections' | 'forces' | 'associations' | 'cost' | 'limit' | 'unknown';

/** The scopes that are words. Any other scope is the id of a node. */
export const SCOPE_WORDS = [
  'self',
  'parent',
  'force',
  'roster',
  'ancestor',
  'primary-category',
  'primary-catalogue',
  'root-entry',
  'unit',
  'model',
  'upgrade',
  'model-or-unit',
  'unit-group',
  'mount',
  'crew',
] as const;

/** New Recruit writes these scopes with and without "self"; both start with the place itself. */
export const SCOPES_WITH_SELF: ReadonlyMap<string, (typeof SCOPE_WORDS)[number]> = new Map([
  ['unit-self', 'unit'],
  ['root-entry-self', 'root-entry'],
]);

/** The scope of a query, relative to the element that has the constraint or condition. */
export type QueryScope = (typeof SCOPE_WORDS)[number] | 'id';

export function isScopeWord(scope: string): boolean {
  return SCOPE_WORDS.some((word) => word === scope) || SCOPES_WITH_SELF.has(scope);
}

/** A query counts something in a scope. Every constraint, condition and repeat contains one. */
export interface CompiledQuery {
  readonly field: QueryField;
  /** Index of the cost type for `cost` and `limit`; otherwise -1. */
  readonly costType: number;
  readonly scope: QueryScope;
  /** The identity for the scope `id`; otherwise -1. */
  readonly scopeId: number;
  /** What is counted. `owner` is the element with the constraint; its identities depend on the place. */
  readonly target: 'any' | 'id' | 'owner' | 'missing';
  readonly targetId: number;
  readonly shared: boolean;
  readonly includeChildSelections: boolean;
  readonly includeChildForces: boolean;
  readonly percent: boolean;
}

export interface CompiledCondition {
  readonly query: CompiledQuery;
  readonly type: ConditionType;
  readonly value: number;
}

export type CompiledGuard = Guard<CompiledCondition, CompiledPosition>;

/**
 * Positional condition group of New Recruit. Counts the selections found by the query that satisfy the guard, and compares that number with
 * a value.
 */
export interface CompiledPosition {
  readonly query: CompiledQuery;
  readonly type: LocalConditionGroupNode['type'];
  readonly value: number;
  readonly guard: CompiledGuard | null;
}

export interface CompiledRepeat {
  readonly query: CompiledQuery;
  readonly value: number;
  readonly repeats: number;
  readonly roundUp: boolean;
}

/** A modifier with the guards of all modifier groups that contain it. */
export interface CompiledModifier {
  readonly type: string;
  readonly field: string;
  readonly value: string;
  /** `value` as a number. NaN if it is not a number. */
  readonly number: number;
  /** Identity of the category that `value` names; otherwise -1. */
  readonly valueId: number;
  readonly guards: readonly CompiledGuard[];
  /**
   * One list per level: the repeats of the modifier, then those of its groups. Repeats of one level are added; the levels are multiplied.
   */
  readonly repeats: readonly (readonly CompiledRepeat[])[];
  /** New Recruit only: what is changed instead of the owner. */
  readonly scope: QueryScope | null;
  readonly scopeId: number;
  readonly affects: string | null;
  readonly join: string | null;
  readonly arg: string | null;
  readonly position: string | null;
}

export interface CompiledConstraint {
  /** The constraint as written. All links to its owner share it. */
  readonly node: ConstraintNode;
  readonly id: string;
  readonly type: 'min' | 'max' | 'exactly';
  readonly value: number;
  readonly query: CompiledQuery;
  /** True if the constraint is written in the link rather than in the link's target. */
  readonly onLink: boolean;
  readonly automatic: boolean;
  readonly negative: boolean;
  readonly message: string | null;
  readonly modifiers: readonly CompiledModifier[];
}
