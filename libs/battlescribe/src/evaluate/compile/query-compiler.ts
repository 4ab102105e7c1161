import type {
  ConditionNode,
  Guarded,
  LocalConditionGroupNode,
  ModifierGroupNode,
  ModifierNode,
  Modifiable,
  QueryNode,
  RepeatNode,
} from '../../nodes.js';
import { guardOf } from '../conditions/guard.js';
import type { Dialect } from './dialect.js';
import type { Identities } from './identity.js';
import {
  SCOPE_WORDS,
  SCOPES_WITH_SELF,
  type CompiledCondition,
  type CompiledGuard,
  type CompiledModifier,
  type CompiledPosition,
  type CompiledQuery,
  type CompiledRepeat,
  type QueryField,
  type QueryScope,
} from '../conditions/query.types.js';

const SCOPES: ReadonlyMap<string, QueryScope> = new Map([...SCOPE_WORDS.map((word) => [word, word] as const), ...SCOPES_WITH_SELF]);

/** Most modifiers have no conditions and are not repeated. They all share one empty array. */
const NONE: readonly never[] = [];

/** What an id in the data belongs to. */
interface KindsOfIds {
  /** Whether it belongs to an entry, a group or a link, which can be reached by more than one path. */
  readonly hasPath: (id: string) => boolean;
  readonly isForce: (id: string) => boolean;
}

/**
 * Compiles constraints, conditions, repeats and modifiers of the data, once per definition: ids become numbers and words become enum
 * values.
 */
export class QueryCompiler {
  private readonly queries = new Map<string, CompiledQuery>();

  constructor(
    private readonly identities: Identities,
    private readonly costTypeIndex: (typeId: string) => number,
    readonly dialect: Dialect,
    private readonly ids: KindsOfIds,
  ) {}

  /**
   * The modifiers of a node in the order in which they apply: its own, then those of its modifier groups. New Recruit applies every `set`
   * first.
   */
  modifiers(node: Modifiable): readonly CompiledModifier[] {
    const all: CompiledModifier[] = [];
    for (const modifier of node.modifiers ?? []) all.push(this.modifier(modifier, NONE, NONE));
    for (const group of node.modifierGroups ?? []) this.modifierGroup(group, NONE, NONE, all);
    return all;
  }

  query(node: QueryNode, childId: string | undefined, owner = false): CompiledQuery {
    const limitOf = node.field.startsWith('limit::') ? node.field.slice('limit::'.length) : null;
    const costType = this.costTypeIndex(limitOf ?? node.field);
    const scope = SCOPES.get(node.scope);
    const shared = node.shared ?? false;
    // New Recruit uses `shared` only for constraints; a condition always counts every link to the definition. A category, a force entry, a
    // catalogue and an entry type have no path, so `shared` has no effect on them.
    const exact = !shared && this.dialect === 'battlescribe' && childId !== undefined && this.ids.hasPath(childId);
    const countsForces = node.field === 'selections' && !owner && childId !== undefined && this.ids.isForce(childId);
    return this.known({
      // Some data counts forces as if they were selections: "hidden unless 1 selection of Patrol Detachment".
      field: countsForces ? 'forces' : fieldOf(node.field, limitOf !== null, costType),
      costType,
      scope: scope ?? 'id',
      scopeId: scope === undefined ? this.identities.of(node.scope) : -1,
      target: owner ? 'owner' : childId === undefined || childId === '' ? 'missing' : childId === 'any' ? 'any' : 'id',
      targetId: owner || !childId ? -1 : exact ? this.identities.exactly(childId) : this.identities.of(childId),
      shared,
      includeChildSelections: node.includeChildSelections ?? false,
      includeChildForces: node.includeChildForces ?? false,
      percent: node.percentValue ?? false,
    });
  }

  /** The data contains few different queries, each of them many times, so equal queries share one object. */
  private known(query: CompiledQuery): CompiledQuery {
    const key = Object.values(query).join(' ');
    const known = this.queries.get(key);
    if (known) return known;
    this.queries.set(key, query);
    return query;
  }

  private modifierGroup(
    group: ModifierGroupNode,
    guards: readonly CompiledGuard[],
    repeats: readonly (readonly CompiledRepeat[])[],
    into: CompiledModifier[],
  ): void {
    const own = this.guard(group);
    const inner = own ? guards.concat(own) : guards;
    const innerRepeats = group.repeats?.length ? repeats.concat([group.repeats.map((repeat) => this.repeat(repeat))]) : repeats;
    for (const modifier of group.modifiers ?? []) into.push(this.modifier(modifier, inner, innerRepeats));
    for (const child of group.modifierGroups ?? []) this.modifierGroup(child, inner, innerRepeats, into);
  }

  private modifier(
    node: ModifierNode,
    guards: readonly CompiledGuard[],
    repeats: readonly (readonly CompiledRepeat[])[],
  ): CompiledModifier {
    const own = this.guard(node);
    const scope = node.scope === undefined ? null : (SCOPES.get(node.scope) ?? 'id');
    return {
      type: node.type,
      field: node.field,
      value: node.value,
      number: node.value.trim() === '' ? Number.NaN : Number(node.value),
      valueId: node.field === 'category' ? this.identities.of(node.value) : -1,
      guards: own ? guards.concat(own) : guards,
      repeats: node.repeats?.length ? repeats.concat([node.repeats.map((repeat) => this.repeat(repeat))]) : repeats,
      scope,
      scopeId: scope === 'id' && node.scope !== undefined ? this.identities.of(node.scope) : -1,
      affects: node.affects ?? null,
      join: node.join ?? null,
      arg: node.arg ?? null,
      position: node.position ?? null,
    };
  }

  private guard(node: Pick<Guarded, 'conditions' | 'conditionGroups' | 'localConditionGroups'>): CompiledGuard | null {
    return guardOf(
      node,
      (condition) => this.condition(condition),
      (position) => this.position(position),
    );
  }

  private position(group: LocalConditionGroupNode): CompiledPosition {
    return {
      query: this.query(group, 'any'),
      type: group.type,
      value: group.value,
      guard: this.guard({ conditions: group.conditions ?? [], conditionGroups: group.conditionGroups ?? [] }),
    };
  }

  private condition(node: ConditionNode): CompiledCondition {
    const isType = node.type === 'instanceOf' || node.type === 'notInstanceOf';
    // instanceOf tests what an element is, regardless of its path, so `shared` has no effect.
    const query = this.query(isType ? { ...node, shared: true } : node, node.childId);
    return { query, type: node.type, value: node.value };
  }

  private repeat(node: RepeatNode): CompiledRepeat {
    return { query: this.query(node, node.childId), value: node.value, repeats: node.repeats, roundUp: node.roundUp ?? false };
  }
}

function fieldOf(field: string, isLimit: boolean, costType: number): QueryField {
  if (field === 'selections' || field === 'forces' || field === 'associations') return field;
  if (costType < 0) return 'unknown';
  return isLimit ? 'limit' : 'cost';
}
