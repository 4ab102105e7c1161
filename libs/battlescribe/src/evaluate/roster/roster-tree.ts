import type { ForceState, RosterState, SelectionState } from '../../roster-state.js';
import type { CompiledCatalogue, CompiledGame } from '../compile/compile.js';
import type { CategoryBlueprint, ForceBlueprint } from '../compile/compiled-force.js';
import type { Interior, Option } from '../compile/option.js';
import type { CompiledQuery } from '../conditions/query.types.js';
import { Tally } from './selection-counts.js';

/**
 * The element from which a modifier or constraint is evaluated: a selection, a force, or something that is not selected (an absent entry, a
 * group, a category of a force).
 */
export interface Place {
  /** The roster element itself. Null for something that is not selected. */
  readonly self: SelectionNode | ForceNode | null;
  readonly option: Option | null;
  /** The parent selection, or the force for a root selection. Null for a top-level force. */
  readonly parent: SelectionNode | ForceNode | null;
  readonly force: ForceNode | null;
  readonly category: CategoryBlueprint | null;
}

/** A selection during evaluation. */
export class SelectionNode implements Place {
  readonly kind = 'selection';
  readonly self = this;
  readonly category = null;
  readonly children: SelectionNode[] = [];
  readonly root: SelectionNode;
  /** Categories after modifiers, and the primary one (-1 if there is none). */
  categories: readonly number[];
  primary: number;
  /** Effective cost of one copy, by index of the cost type. */
  unitCosts: readonly number[];
  name: string;
  hidden = false;
  private opened: Interior | null = null;

  constructor(
    readonly state: SelectionState,
    readonly option: Option | null,
    readonly parent: SelectionNode | ForceNode,
    readonly force: ForceNode,
  ) {
    this.root = parent.kind === 'selection' ? parent.root : this;
    this.categories = option?.categoryIds ?? [];
    this.primary = option?.primaryId ?? -1;
    this.unitCosts = option?.blueprint.costs ?? [];
    this.name = option?.name ?? '';
  }

  get number(): number {
    return this.state.number;
  }

  /** What the option contains; null without an option. */
  get interior(): Interior | null {
    return (this.opened ??= this.option?.interior ?? null);
  }

  /** Whether a query for this identity counts the selection. */
  matches(identity: number): boolean {
    return (this.option !== null && this.option.matches(identity)) || this.categories.includes(identity);
  }
}

/** A force during evaluation. */
export class ForceNode implements Place {
  readonly kind = 'force';
  readonly self = this;
  readonly option = null;
  readonly category = null;
  readonly force = this;
  /** Replaced when an edit is evaluated incrementally. */
  selections: SelectionNode[] = [];
  readonly forces: ForceNode[] = [];
  /** Counts of its root selections and of all its selections. */
  readonly tally = new Tally();
  name: string;
  hidden = false;

  constructor(
    readonly state: ForceState,
    readonly blueprint: ForceBlueprint | null,
    readonly catalogue: CompiledCatalogue | null,
    readonly parent: ForceNode | null,
  ) {
    this.name = blueprint?.name ?? '';
  }
}

/** The area in which a query counts: an element, or part of one. */
export type Container =
  | SelectionNode
  | ForceNode
  | { readonly kind: 'roster' }
  /** The root selections of a force that belong to one category. */
  | { readonly kind: 'category'; readonly force: ForceNode; readonly category: number }
  /** The children of a selection, or the root selections of a force, that are in one group. */
  | { readonly kind: 'group'; readonly parent: SelectionNode | ForceNode; readonly group: number }
  /** The selections that contain a place, nearest first. */
  | { readonly kind: 'chain'; readonly nodes: readonly SelectionNode[] };

/** Receives the queries that an evaluation makes to the roster. */
export interface ReadListener {
  readonly note: (container: Container, query: CompiledQuery, target: number, value: number) => void;
  /** Called if a query cannot be tracked. */
  readonly refuse: () => void;
}

/** A roster during evaluation, in which every selection refers to its compiled option. */
export interface RosterTree {
  readonly game: CompiledGame;
  readonly state: RosterState;
  readonly forces: readonly ForceNode[];
  /** Forces at any depth, parents first. */
  readonly allForces: readonly ForceNode[];
  /** Every selection in roster order, parents before children. */
  readonly selections: readonly SelectionNode[];
  /** Null if no listener is set. */
  readonly reads: ReadListener | null;
}

export function rosterTree(game: CompiledGame, state: RosterState): RosterTree {
  const allForces: ForceNode[] = [];
  const selections: SelectionNode[] = [];
  const force = (forceState: ForceState, parent: ForceNode | null): ForceNode => {
    const catalogue = game.catalogue(forceState.catalogueId);
    const node = new ForceNode(forceState, catalogue?.force(forceState.entryId) ?? null, catalogue, parent);
    allForces.push(node);
    for (const root of forceState.selections) node.selections.push(rootNode(root, node, selections));
    for (const child of forceState.forces) node.forces.push(force(child, node));
    return node;
  };
  return { game, state, forces: state.forces.map((child) => force(child, null)), allForces, selections, reads: null };
}

/** Creates the nodes of a root selection and its children, and appends them to `into`, parents first. */
export function rootNode(state: SelectionState, force: ForceNode, into: SelectionNode[]): SelectionNode {
  return selectionNode(state, force.catalogue?.root(state.entryId) ?? null, force, force, into, null);
}

function selectionNode(
  state: SelectionState,
  option: Option | null,
  parent: SelectionNode | ForceNode,
  force: ForceNode,
  into: SelectionNode[],
  before: SelectionNode | null,
): SelectionNode {
  const node = new SelectionNode(state, option, parent, force);
  into.push(node);
  const { interior, children } = node;
  // Units often have several models with the same selections, which are then found at the same places in the model before.
  const alike = before !== null && option !== null && before.option === option ? before.children : null;
  for (const child of state.selections) {
    const last = children.at(-1) ?? null;
    const found = same(child, last) ?? same(child, alike?.[children.length]);
    const inside = found === null ? (interior?.entry(child.entryId, child.entryGroupId) ?? null) : found.option;
    children.push(selectionNode(child, inside, node, force, into, last));
  }
  return node;
}

/** The node, if it is of the same option as the selection. */
function same({ entryId, entryGroupId }: SelectionState, node: SelectionNode | null | undefined): SelectionNode | null {
  return node?.state.entryId === entryId && node.state.entryGroupId === entryGroupId ? node : null;
}

/** The place of an option that is not selected, inside the given selection or force. */
export function absent(option: Option, parent: SelectionNode | ForceNode): Place {
  return { self: null, option, parent, force: parent.force, category: null };
}

/** The place of a category in a force. */
export function categoryPlace(category: CategoryBlueprint, force: ForceNode): Place {
  return { self: null, option: null, parent: force, force, category };
}
