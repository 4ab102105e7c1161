import type {
  ConditionNode,
  Guarded,
  LocalConditionGroupNode,
  Modifiable,
  ModifierGroupNode,
  ModifierNode,
  QueryNode,
} from '../../nodes.js';
import type { Dialect } from '../compile/dialect.js';
import {
  compare,
  conditionHolds as conditionHoldsFor,
  countsNothing,
  guardHolds,
  guardOf,
  isNeverAtLeast,
  type Answers,
  type Guard,
  type Known,
} from './guard.js';

type Query = QueryNode & { readonly childId?: string };

/**
 * Assumptions about a roster, used to read data without one: its catalogue, its force entry, and some counts. Everything else is unknown.
 */
export interface AssumedRoster {
  readonly dialect: Dialect;
  readonly catalogueId: string | null;
  /** Id of the force entry. Null for any. */
  readonly forceId: string | null;
  /** Ids of all force entries. They make conditions about forces known for a single force. */
  readonly forceIds: ReadonlySet<string>;
  /** Number of units of the same kind that come before the one in question, for prices by copy. Absent if unknown. */
  readonly copiesBefore?: number;
  /** Number found by a query. Null if unknown. */
  count(query: Query): number | null;
  /** Whether the element of the scope is an instance of `childId`. Only called for scopes other than the force and its catalogue. */
  is(scope: string, childId: string): Known;
}

const ASSUMED: Answers<ConditionNode, LocalConditionGroupNode, null, AssumedRoster> = {
  isInstance({ scope, childId }, _, roster) {
    const { catalogueId, forceId, forceIds } = roster;
    if (childId === undefined) return null;
    if (scope === 'primary-catalogue') return catalogueId === null ? null : catalogueId === childId;
    if (scope === 'force' && childId === catalogueId) return true;
    if (scope === 'force' || scope === 'roster' || forceIds.has(childId)) return forceId === null ? null : forceId === childId;
    return roster.is(scope, childId);
  },
  compares(condition, _, roster) {
    const { type, scope, childId, value, percentValue } = condition;
    if (countsNothing(scope, Boolean(childId), roster.dialect)) return false;
    const count = countIn(condition, roster);
    if (count === null) return null;
    if (isNeverAtLeast(type, scope, count, roster.dialect)) return false;
    return percentValue ? null : compare(count, type, value);
  },
  standsBefore: () => null,
  /** A positional group that counts what comes before counts the earlier copies of the unit. */
  positionHolds({ type, value, conditions = [] }, _, { copiesBefore }) {
    if (copiesBefore === undefined || !conditions.some((condition) => condition.type === 'before')) return null;
    return compare(copiesBefore, type, value);
  },
};

export function conditionHolds(condition: ConditionNode, roster: AssumedRoster): Known {
  return conditionHoldsFor(condition, null, roster, ASSUMED);
}

/**
 * Counts what a query finds. If the force is known, the number of forces of its kind is known too. Some data counts forces as if they were
 * selections.
 */
export function countIn(query: Query, roster: AssumedRoster): number | null {
  const { childId } = query;
  const { forceId, forceIds } = roster;
  if (forceId !== null && childId !== undefined && forceIds.has(childId)) return childId === forceId ? 1 : 0;
  return roster.count(query);
}

type NodeGuard = Guard<ConditionNode, LocalConditionGroupNode>;

/** Nodes are immutable, so results can be cached. */
const guardsKnown = new WeakMap<Guarded, NodeGuard | null>();

function guardIn(node: Guarded): NodeGuard | null {
  let guard = guardsKnown.get(node);
  if (guard === undefined) {
    guard = guardOf(
      node,
      (condition) => condition,
      (position) => position,
    );
    guardsKnown.set(node, guard);
  }
  return guard;
}

/** A modifier and the nodes whose conditions guard it: the groups that contain it, then the modifier itself. */
export interface GuardedModifier {
  readonly modifier: ModifierNode;
  readonly guards: readonly Guarded[];
}

export type ModifiablePart = Modifiable & { readonly hidden?: boolean };

const NONE: readonly GuardedModifier[] = [];
const modifiersKnown = new WeakMap<ModifiablePart, readonly GuardedModifier[]>();

/**
 * The modifiers of a node in order: its own, then those of its modifier groups. A group with repeats applies an unknown number of times.
 */
export function modifiersOf(part: ModifiablePart): readonly GuardedModifier[] {
  if (!part.modifiers && !part.modifierGroups) return NONE;
  let found = modifiersKnown.get(part);
  if (!found) {
    const own = (part.modifiers ?? []).map((modifier) => ({ modifier, guards: [modifier] }));
    found = [...own, ...(part.modifierGroups ?? []).flatMap((group) => groupModifiers(group, []))];
    modifiersKnown.set(part, found);
  }
  return found;
}

function groupModifiers(group: ModifierGroupNode, outer: readonly Guarded[]): readonly GuardedModifier[] {
  const guards = [...outer, group];
  const own = (group.modifiers ?? []).map((modifier) => ({ modifier, guards: [...guards, modifier] }));
  return [...own, ...(group.modifierGroups ?? []).flatMap((inner) => groupModifiers(inner, guards))];
}

export function applies({ guards }: GuardedModifier, roster: AssumedRoster): Known {
  let isUnknown = false;
  for (const node of guards) {
    const guard = guardIn(node);
    const holds = guard === null || guardHolds(guard, null, roster, ASSUMED);
    if (holds === false) return false;
    isUnknown ||= holds === null;
  }
  return isUnknown ? null : true;
}

/** Whether the part is hidden, after its modifiers. */
export function hiddenIn(part: ModifiablePart, roster: AssumedRoster): Known {
  let hidden: Known = part.hidden ?? false;
  for (const guarded of modifiersOf(part)) {
    if (guarded.modifier.field !== 'hidden' || guarded.modifier.type !== 'set') continue;
    const to = guarded.modifier.value === 'true';
    const applied = applies(guarded, roster);
    if (applied === true) hidden = to;
    else if (applied === null && hidden !== to) hidden = null;
  }
  return hidden;
}

/** Whether any of the parts is hidden. */
export function anyHidden(parts: readonly ModifiablePart[], roster: AssumedRoster): Known {
  let hidden: Known = false;
  for (const part of parts) {
    const one = hiddenIn(part, roster);
    if (one === true) return true;
    if (one === null) hidden = null;
  }
  return hidden;
}
