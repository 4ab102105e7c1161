import type {
  ConditionGroupNode,
  ConditionNode,
  LocalConditionGroupNode,
  ModifierGroupNode,
  ModifierNode,
  QueryNode,
  RepeatNode,
} from '#muster/battlescribe';
import type { ModifiablePart } from './tree.js';

/** True, false, or null: it depends on choices that are not made yet. */
export type Known = boolean | null;

/**
 * What is assumed about a roster while the data are read without one: on which catalogue and as which force it is built, and
 * how many of what it holds. Whatever is not assumed is unknown, never guessed.
 */
export interface World {
  readonly catalogueId: string | null;
  /** The force entry; null: any. */
  readonly forceId: string | null;
  /** Ids of all force entries, so that a question about forces is known for one. */
  readonly forceIds: ReadonlySet<string>;
  /** How many; null: unknown. */
  count(query: QueryNode & { readonly childId?: string }): number | null;
  /** Whether what the scope names is of `childId`. Asked only for scopes that are neither the force nor its catalogue. */
  is(scope: string, childId: string): Known;
}

export interface Guarded {
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
  readonly localConditionGroups?: readonly LocalConditionGroupNode[];
  readonly repeats?: readonly RepeatNode[];
}

export function holds(guarded: Guarded, world: World): Known {
  const parts: Known[] = (guarded.conditions ?? []).map((condition) => conditionHolds(condition, world));
  for (const group of guarded.conditionGroups ?? []) parts.push(groupHolds(group, world));
  if (guarded.localConditionGroups?.length) parts.push(null);
  return every(parts);
}

function groupHolds(group: ConditionGroupNode, world: World): Known {
  const parts: Known[] = (group.conditions ?? []).map((condition) => conditionHolds(condition, world));
  for (const inner of group.conditionGroups ?? []) parts.push(groupHolds(inner, world));
  if (group.type === 'or') return some(parts);
  if (group.type === 'not') return negate(every(parts));
  if (group.type === 'count') return atLeast(parts, group.min ?? 1);
  return every(parts);
}

function every(parts: readonly Known[]): Known {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

function some(parts: readonly Known[]): Known {
  if (parts.length === 0 || parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
}

function atLeast(parts: readonly Known[], min: number): Known {
  const sure = parts.filter((part) => part === true).length;
  if (sure >= min) return true;
  return sure + parts.filter((part) => part === null).length >= min ? null : false;
}

function negate(known: Known): Known {
  return known === null ? null : !known;
}

export function conditionHolds(condition: ConditionNode, world: World): Known {
  if (condition.type === 'always') return true;
  if (condition.type === 'never') return false;
  if (condition.type === 'instanceOf') return instanceHolds(condition, world);
  if (condition.type === 'notInstanceOf') return negate(instanceHolds(condition, world));
  const count = countIn(condition, world);
  return count === null ? null : compares(condition.type, count, condition.value);
}

function compares(type: ConditionNode['type'], count: number, value: number): Known {
  switch (type) {
    case 'lessThan':
      return count < value;
    case 'greaterThan':
      return count > value;
    case 'equalTo':
      return count === value;
    case 'notEqualTo':
      return count !== value;
    case 'atLeast':
      return count >= value;
    case 'atMost':
      return count <= value;
    default:
      return null;
  }
}

function instanceHolds(condition: ConditionNode, world: World): Known {
  const { scope, childId } = condition;
  if (childId === undefined) return null;
  if (scope === 'primary-catalogue') return world.catalogueId === null ? null : world.catalogueId === childId;
  if (scope === 'force' && childId === world.catalogueId) return true;
  if (scope === 'force' || scope === 'roster' || world.forceIds.has(childId))
    return world.forceId === null ? null : world.forceId === childId;
  return world.is(scope, childId);
}

/** Counts, with the number of forces of a kind known where the force is. Some data count forces as if they were selections. */
export function countIn(query: QueryNode & { readonly childId?: string }, world: World): number | null {
  const { childId } = query;
  if (world.forceId !== null && childId !== undefined && world.forceIds.has(childId)) return childId === world.forceId ? 1 : 0;
  return world.count(query);
}

/** A modifier with the guards of the groups it stands in. */
export interface GuardedModifier {
  readonly modifier: ModifierNode;
  readonly guards: readonly Guarded[];
}

const NONE: readonly GuardedModifier[] = [];
/** Nodes never change, so what was found once holds. */
const known = new WeakMap<ModifiablePart, readonly GuardedModifier[]>();

/** A node's modifiers in order: its own, then those of its groups. Groups that repeat are unknown in number. */
export function modifiersOf(part: ModifiablePart): readonly GuardedModifier[] {
  if (!part.modifiers && !part.modifierGroups) return NONE;
  let found = known.get(part);
  if (!found) {
    const own = (part.modifiers ?? []).map((modifier) => ({ modifier, guards: [modifier] }));
    found = [...own, ...(part.modifierGroups ?? []).flatMap((group) => groupModifiers(group, []))];
    known.set(part, found);
  }
  return found;
}

function groupModifiers(group: ModifierGroupNode, outer: readonly Guarded[]): readonly GuardedModifier[] {
  const guards = [...outer, group];
  const own = (group.modifiers ?? []).map((modifier) => ({ modifier, guards: [...guards, modifier] }));
  return [...own, ...(group.modifierGroups ?? []).flatMap((inner) => groupModifiers(inner, guards))];
}

export function applies({ guards }: GuardedModifier, world: World): Known {
  return every(guards.map((guard) => holds(guard, world)));
}

/** Whether the part is hidden: by itself, then as its modifiers say. */
export function hiddenIn(part: ModifiablePart, world: World): Known {
  let hidden: Known = part.hidden ?? false;
  for (const guarded of modifiersOf(part)) {
    if (guarded.modifier.field !== 'hidden' || guarded.modifier.type !== 'set') continue;
    const to = guarded.modifier.value === 'true';
    const applied = applies(guarded, world);
    if (applied === true) hidden = to;
    else if (applied === null && hidden !== to) hidden = null;
  }
  return hidden;
}

/** Hidden when any of its parts is. */
export function anyHidden(parts: readonly ModifiablePart[], world: World): Known {
  let hidden: Known = false;
  for (const part of parts) {
    const one = hiddenIn(part, world);
    if (one === true) return true;
    if (one === null) hidden = null;
  }
  return hidden;
}
