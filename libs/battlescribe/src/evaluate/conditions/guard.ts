import type { ConditionGroupNode, ConditionNode, ConditionType, Guarded, LocalConditionGroupNode } from '../../nodes.js';
import type { Dialect } from '../compile/dialect.js';

/**
 * Evaluates conditions. The answers come from `Answers`: a complete roster answers every condition (roster-conditions.ts), an assumed
 * roster only some (partial-evaluation.ts). The result is unknown only if an answer is unknown.
 */

/** True, false, or null if it depends on something unknown. */
export type Known = boolean | null;

/**
 * A group of conditions and nested groups. `and` holds if all parts hold, `or` if at least one holds, `not` unless all hold, and `count` if
 * at least `min` hold.
 */
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

/** Answers conditions at a place in a world. The world is a roster, or assumptions about one. */
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

/** How many parts must hold. None need to hold in an empty `or` or `and`, so both are true. */
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

/**
 * Whether a query counts nothing, so that it cannot be compared even with 0. In BattleScribe this applies to a query without a child and to
 * the scope `ancestor`. New Recruit counts everything for a query without a child, and counts ancestors.
 */
export function countsNothing(scope: string, hasChild: boolean, dialect: Dialect): boolean {
  return dialect === 'battlescribe' && (!hasChild || scope === 'ancestor');
}

/** New Recruit: a count of 0 in the scope `self` never satisfies `atLeast`, not even for 0. */
export function isNeverAtLeast(type: ConditionType, scope: string, count: number, dialect: Dialect): boolean {
  return count === 0 && scope === 'self' && type === 'atLeast' && dialect === 'newrecruit';
}

/** Only for conditions that compare. All other types return false. */
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

const NONE: readonly never[] = [];

/** Most parts of a guard are empty and share one array. */
const each = <Node, Made>(nodes: readonly Node[] | undefined, make: (node: Node) => Made): readonly Made[] =>
  nodes === undefined || nodes.length === 0 ? NONE : nodes.map((node) => make(node));

/** Combines all conditions of a node into one guard. Null if it has none. */
export function guardOf<Condition, Position>(
  { conditions = [], conditionGroups = [], localConditionGroups = [] }: GuardParts,
  condition: (node: ConditionNode) => Condition,
  position: (node: LocalConditionGroupNode) => Position,
): Guard<Condition, Position> | null {
  if (conditions.length + conditionGroups.length + localConditionGroups.length === 0) return null;
  const inner = (group: ConditionGroupNode): Guard<Condition, Position> => ({
    type: group.type,
    min: group.min ?? 1,
    conditions: each(group.conditions, condition),
    guards: each(group.conditionGroups, inner),
    positions: each(group.localConditionGroups, position),
  });
  return {
    type: 'and',
    min: 0,
    conditions: each(conditions, condition),
    guards: each(conditionGroups, inner),
    positions: each(localConditionGroups, position),
  };
}
