import type { ConditionGroupNode, ConditionNode, ConditionType, Guarded, LocalConditionGroupNode } from '../../nodes.js';
import type { Dialect } from '../compile/dialect.js';

/**
 * The one evaluator of conditions. What a condition asks is answered by whoever is asked: a roster answers all of it (roster-conditions.ts),
 * what is assumed of a roster answers some (partial-evaluation.ts). Where nothing is unknown, nothing evaluates to unknown.
 */

/** True, false, or null: it depends on what is not known. */
export type Known = boolean | null;

/** All conditions and all groups of an `and`, one of an `or`, not all of a `not`, at least `min` of a `count`. */
export interface Guard<Condition, Position> {
  readonly type: ConditionGroupNode['type'];
  readonly min: number;
  readonly conditions: readonly Condition[];
  readonly guards: readonly Guard<Condition, Position>[];
  readonly positions: readonly Position[];
}

interface Asked {
  readonly type: ConditionType;
}

/** Answers from a place in a world: a roster, or what is assumed of one. */
export interface Answers<Condition, Position, Place, World> {
  isInstance(condition: Condition, place: Place, world: World): Known;
  compares(condition: Condition, place: Place, world: World): Known;
  standsBefore(condition: Condition, place: Place, world: World): Known;
  positionHolds(position: Position, place: Place, world: World): Known;
}

export function guardHolds<Condition extends Asked, Position, Place, World>(
  guard: Guard<Condition, Position>,
  place: Place,
  world: World,
  answers: Answers<Condition, Position, Place, World>,
): Known {
  const { type, conditions, guards, positions } = guard;
  const parts = conditions.length + guards.length + positions.length;
  const enough = neededOf(guard, parts);
  let held = 0;
  let unknown = 0;
  for (const condition of conditions) {
    const holds = conditionHolds(condition, place, world, answers);
    if (holds === true) held += 1;
    else if (holds === null) unknown += 1;
    else if (type === 'and') return false;
    if (held >= enough && type !== 'not') return true;
  }
  for (const child of guards) {
    const holds = guardHolds(child, place, world, answers);
    if (holds === true) held += 1;
    else if (holds === null) unknown += 1;
    else if (type === 'and') return false;
    if (held >= enough && type !== 'not') return true;
  }
  for (const position of positions) {
    const holds = answers.positionHolds(position, place, world);
    if (holds === true) held += 1;
    else if (holds === null) unknown += 1;
  }
  const isEnough = type === 'not' ? held + unknown < parts : held >= enough;
  if (isEnough || unknown === 0) return isEnough;
  return type === 'not' || held + unknown >= enough ? null : false;
}

/** How many parts must hold. An empty `or` holds, as an empty `and` does. */
function neededOf({ type, min }: Pick<Guard<never, never>, 'type' | 'min'>, parts: number): number {
  if (type === 'or') return Math.min(1, parts);
  return type === 'count' ? min : parts;
}

export function conditionHolds<Condition extends Asked, Position, Place, World>(
  condition: Condition,
  place: Place,
  world: World,
  answers: Answers<Condition, Position, Place, World>,
): Known {
  switch (condition.type) {
    case 'instanceOf':
      return answers.isInstance(condition, place, world);
    case 'notInstanceOf': {
      const isInstance = answers.isInstance(condition, place, world);
      return isInstance === null ? null : !isInstance;
    }
    case 'always':
      return true;
    case 'never':
      return false;
    case 'before':
      return answers.standsBefore(condition, place, world);
    default:
      return answers.compares(condition, place, world);
  }
}

/** Without a child BattleScribe counts nothing (not even 0), New Recruit everything; and only New Recruit counts ancestors. */
export function countsNothing(scope: string, hasChild: boolean, dialect: Dialect): boolean {
  return dialect === 'battlescribe' && (!hasChild || scope === 'ancestor');
}

/** New Recruit: nothing inside itself is never "at least" anything, not even 0. */
export function isNeverAtLeast(type: ConditionType, scope: string, count: number, dialect: Dialect): boolean {
  return count === 0 && scope === 'self' && type === 'atLeast' && dialect === 'newrecruit';
}

/** Comparisons alone; any other condition compares nothing. */
export function compare(count: number, type: ConditionType, value: number): boolean {
  switch (type) {
    case 'lessThan':
      return count < value;
    case 'greaterThan':
      return count > value;
    case 'equalTo':
      return count === value;
    case 'notEqualTo':
      return !Number.isNaN(count) && count !== value;
    case 'atLeast':
      return count >= value;
    case 'atMost':
      return count <= value;
    default:
      return false;
  }
}

type GuardParts = Pick<Guarded, 'conditions' | 'conditionGroups' | 'localConditionGroups'>;

/** A node's own conditions as one guard; null where it has none. */
export function guardOf<Condition, Position>(
  { conditions = [], conditionGroups = [], localConditionGroups = [] }: GuardParts,
  condition: (node: ConditionNode) => Condition,
  position: (node: LocalConditionGroupNode) => Position,
): Guard<Condition, Position> | null {
  if (conditions.length + conditionGroups.length + localConditionGroups.length === 0) return null;
  const inner = (group: ConditionGroupNode): Guard<Condition, Position> => ({
    type: group.type,
    min: group.min ?? 1,
    conditions: (group.conditions ?? []).map(condition),
    guards: (group.conditionGroups ?? []).map(inner),
    positions: [],
  });
  return {
    type: 'and',
    min: 0,
    conditions: conditions.map(condition),
    guards: conditionGroups.map(inner),
    positions: localConditionGroups.map(position),
  };
}
