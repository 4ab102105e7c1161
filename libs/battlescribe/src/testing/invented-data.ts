import { compileGame, type CompiledGame } from '../evaluate/compile/compile.js';
import type { Dialect } from '../evaluate/compile/dialect.js';
import { evaluate } from '../evaluate/evaluate.js';
import type { Evaluation } from '../evaluate/evaluation.types.js';
import { findingSentence } from '../evaluate/findings/finding-messages.js';
import type {
  CategoryLinkNode,
  ConditionNode,
  ConditionType,
  ConstraintNode,
  DataFile,
  EntryLinkNode,
  EntryNode,
  ForceEntryNode,
  GroupNode,
  ModifierNode,
  RepeatNode,
} from '../nodes.js';
import type { ForceState, RosterState, SelectionState } from '../roster-state.js';

/** Helpers for short test data. Ids are also names, and the only cost type is `pts`. */
export type Child = EntryNode | GroupNode | EntryLinkNode;

type EntryParts = Partial<Omit<EntryNode, 'kind' | 'id' | 'costs'>> & { readonly pts?: number };

export function entry(id: string, { pts, ...parts }: EntryParts = {}, children: readonly Child[] = []): EntryNode {
  const costs = pts === undefined ? {} : { costs: [{ typeId: 'pts', name: 'pts', value: pts }] };
  return { kind: 'entry', id, name: id, type: 'upgrade', ...costs, ...split(children), ...parts };
}

export function group(id: string, parts: Partial<Omit<GroupNode, 'kind' | 'id'>> = {}, children: readonly Child[] = []): GroupNode {
  return { kind: 'group', id, name: id, ...split(children), ...parts };
}

type LinkParts = Partial<Omit<EntryLinkNode, 'kind' | 'id' | 'costs'>> & { readonly pts?: number };

export function link(id: string, targetId: string, { pts, ...parts }: LinkParts = {}, children: readonly Child[] = []): EntryLinkNode {
  const costs = pts === undefined ? {} : { costs: [{ typeId: 'pts', name: 'pts', value: pts }] };
  return { kind: 'link', id, name: id, targetId, targetKind: 'entry', ...costs, ...split(children), ...parts };
}

function split(children: readonly Child[]) {
  return {
    entries: children.filter((child) => child.kind === 'entry'),
    groups: children.filter((child) => child.kind === 'group'),
    links: children.filter((child) => child.kind === 'link'),
  };
}

export function limit(type: 'min' | 'max', value: number, parts: Partial<ConstraintNode> = {}): ConstraintNode {
  return { id: `${type} ${value}`, type, value, field: 'selections', scope: 'parent', shared: true, ...parts };
}

export function condition(type: ConditionType, value: number, parts: Partial<ConditionNode> = {}): ConditionNode {
  return { type, value, field: 'selections', scope: 'force', shared: true, ...parts };
}

export function repeat(value: number, parts: Partial<RepeatNode> = {}): RepeatNode {
  return { value, repeats: 1, field: 'selections', scope: 'force', shared: true, ...parts };
}

export function modifier(type: string, field: string, value: string | number, parts: Partial<ModifierNode> = {}): ModifierNode {
  return { type, field, value: String(value), ...parts };
}

export function category(targetId: string, primary = false): CategoryLinkNode {
  return { id: `${targetId} link`, name: targetId, targetId, primary };
}

export interface InventedGame {
  readonly dialect?: Dialect;
  readonly roots?: readonly Child[];
  readonly shared?: readonly (EntryNode | GroupNode)[];
  readonly forces?: readonly ForceEntryNode[];
  readonly categories?: DataFile['categoryEntries'];
  readonly costTypes?: DataFile['costTypes'];
}

export const patrol: ForceEntryNode = { kind: 'force', id: 'patrol', name: 'Patrol', categoryLinks: [category('troops')] };

const troops = { kind: 'category', id: 'troops', name: 'Troops' } as const;

/** A compiled game with one catalogue, `army`. */
export function gameOf(parts: InventedGame): CompiledGame {
  return compileGame(filesOf(parts), parts.dialect ?? 'battlescribe');
}

/** The files of a game system and one catalogue, `army`. */
export function filesOf({ roots = [], shared = [], forces, categories, costTypes }: InventedGame): readonly DataFile[] {
  const { entries, links } = split(roots);
  return [
    {
      kind: 'gameSystem',
      id: 'system',
      name: 'System',
      revision: 1,
      gameSystemId: 'system',
      costTypes: costTypes ?? [{ id: 'pts', name: 'pts' }],
      forceEntries: forces ?? [patrol],
      categoryEntries: categories ?? [troops],
    },
    {
      kind: 'catalogue',
      id: 'army',
      name: 'Army',
      revision: 1,
      gameSystemId: 'system',
      entries,
      entryLinks: links,
      sharedEntries: shared.filter((node) => node.kind === 'entry'),
      sharedGroups: shared.filter((node) => node.kind === 'group'),
    },
  ];
}

interface Picked {
  readonly number?: number;
  readonly group?: string;
}

/** A selection with the id of its entry, and `#2` appended for a second one: `pick('squad::trooper', { number: 5 })`. */
export function pick(
  entryId: string,
  { number = 1, group: entryGroupId }: Picked = {},
  selections: readonly SelectionState[] = [],
): SelectionState {
  return { id: entryId, entryId: entryId.split('#')[0] ?? entryId, entryGroupId: entryGroupId ?? null, number, selections };
}

/** A roster with one force, a patrol of `army`. */
export function rosterOf(...selections: readonly SelectionState[]): RosterState {
  return { costLimits: [], forces: [forceOf('patrol', selections)] };
}

export function forceOf(id: string, selections: readonly SelectionState[], forces: readonly ForceState[] = []): ForceState {
  return { id, entryId: id.split('#')[0] ?? id, catalogueId: 'army', selections, forces };
}

/** Total points of a roster. */
export function pointsOf(evaluation: Evaluation): number {
  return evaluation.costs.find((cost) => cost.typeId === 'pts')?.value ?? 0;
}

/** The findings of a roster as sentences. */
export function complaints(game: CompiledGame, state: RosterState): readonly string[] {
  return evaluate(game, state).findings.map(findingSentence);
}
