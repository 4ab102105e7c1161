import type { ConditionType, ConstraintNode, LocalConditionGroupNode } from '../../nodes.js';
import type { Guard } from './guard.js';

/** What a query adds up. */
export type QueryField = 'selections' | 'forces' | 'associations' | 'cost' | 'limit' | 'unknown';

/** Where it looks, seen from the element that asks. */
export type QueryScope =
  | 'self'
  | 'parent'
  | 'force'
  | 'roster'
  | 'ancestor'
  | 'primary-category'
  | 'primary-catalogue'
  | 'root-entry'
  | 'unit'
  | 'model'
  | 'upgrade'
  | 'model-or-unit'
  | 'unit-group'
  | 'mount'
  | 'crew'
  | 'id';

/** How many of something, where: the question behind every constraint, condition and repeat. */
export interface CompiledQuery {
  readonly field: QueryField;
  /** Index of the cost type for `cost` and `limit`, else -1. */
  readonly costType: number;
  readonly scope: QueryScope;
  /** The identity meant by scope `id`, else -1. */
  readonly scopeId: number;
  /** What is counted. `owner`: that which carries the constraint; its identities are known only where it stands. */
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

/** New Recruit's positional group: how many of what the query finds satisfy the guard, compared with a value. */
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

/** A modifier with the guards of all the groups around it. */
export interface CompiledModifier {
  readonly type: string;
  readonly field: string;
  readonly value: string;
  /** `value` as a number; NaN when it is none. */
  readonly number: number;
  /** `value` as an identity where it names a category, else -1. */
  readonly valueId: number;
  readonly guards: readonly CompiledGuard[];
  /** One list per level that repeats: its own and each group's. Levels multiply, repeats of a level add up. */
  readonly repeats: readonly (readonly CompiledRepeat[])[];
  /** New Recruit: what is changed instead of the owner. */
  readonly scope: QueryScope | null;
  readonly scopeId: number;
  readonly affects: string | null;
  readonly join: string | null;
  readonly arg: string | null;
  readonly position: string | null;
}

export interface CompiledConstraint {
  /** As written: the same for every link to its carrier. */
  readonly node: ConstraintNode;
  readonly id: string;
  readonly type: 'min' | 'max' | 'exactly';
  readonly value: number;
  readonly query: CompiledQuery;
  /** True when it sits on the link, not on the link's target. */
  readonly onLink: boolean;
  readonly automatic: boolean;
  readonly negative: boolean;
  readonly message: string | null;
  readonly modifiers: readonly CompiledModifier[];
}
