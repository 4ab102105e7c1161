import type { ForceState, RosterState, SelectionState } from '../../roster-state.js';
import type { CompiledCatalogue, CompiledGame } from '../compile/compile.js';
import type { CategoryBlueprint, ForceBlueprint } from '../compile/compiled-force.js';
import type { Option } from '../compile/option.js';
import type { CompiledQuery } from '../conditions/query.types.js';
import { Tally } from './selection-counts.js';

/**
 * The element that asks a question: a selection, a force, or something that is not selected (an absent entry, a group, a category of
 * a force). The data's modifiers and constraints are always evaluated as seen from one of these.
 */
export interface Place {
  /** The roster element itself; null for what is not selected. */
  readonly self: SelectionNode | ForceNode | null;
  readonly option: Option | null;
  /** The parent selection, or the force for a root; null above a top-level force. */
  readonly parent: SelectionNode | ForceNode | null;
  readonly force: ForceNode | null;
  readonly category: CategoryBlueprint | null;
}

/** A selection while it is being evaluated. */
export class SelectionNode implements Place {
  readonly kind = 'selection';
  readonly self = this;
  readonly category = null;
  readonly children: SelectionNode[] = [];
  readonly root: SelectionNode;
  /** Categories after modifiers; the primary one, -1 for none. */
  categories: readonly number[];
  primary: number;
  /** Effective cost of one, by index of the cost type. */
  unitCosts: readonly number[];
  name: string;
  hidden = false;

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

  /** Whether a query that asks for this identity counts the selection. */
  matches(identity: number): boolean {
    return (this.option !== null && this.option.matches(identity)) || this.categories.includes(identity);
  }
}

/** A force while it is being evaluated. */
export class ForceNode implements Place {
  readonly kind = 'force';
  readonly self = this;
  readonly option = null;
  readonly category = null;
  readonly force = this;
  /** Replaced when an edit is evaluated on top of what was. */
  selections: SelectionNode[] = [];
  readonly forces: ForceNode[] = [];
  /** What its root selections are, and what all its selections are. */
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

/** Where a query looks: inside one element, or a part of one. */
export type Container =
  | SelectionNode
  | ForceNode
  | { readonly kind: 'roster' }
  /** The root selections of a force that lie in one category. */
  | { readonly kind: 'category'; readonly force: ForceNode; readonly category: number }
  /** The children of a selection (or roots of a force) that are in one group. */
  | { readonly kind: 'group'; readonly parent: SelectionNode | ForceNode; readonly group: number }
  /** The selections above a place, nearest first. */
  | { readonly kind: 'chain'; readonly nodes: readonly SelectionNode[] };

/** Is told what an evaluation asks of the roster. */
export interface ReadListener {
  readonly note: (container: Container, query: CompiledQuery, target: number, value: number) => void;
  /** Something was asked that cannot be followed up. */
  readonly refuse: () => void;
}

/** A roster laid over the compiled game: every selection with the option it is of. */
export interface RosterTree {
  readonly game: CompiledGame;
  readonly state: RosterState;
  readonly forces: readonly ForceNode[];
  /** Forces at any depth, outer ones first. */
  readonly allForces: readonly ForceNode[];
  /** Every selection, parents before children, in roster order. */
  readonly selections: readonly SelectionNode[];
  /** Null when nobody listens. */
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

/** A root selection of a force with everything in it; its elements are added to a list, parents first. */
export function rootNode(state: SelectionState, force: ForceNode, into: SelectionNode[]): SelectionNode {
  return selectionNode(state, force.catalogue?.root(state.entryId) ?? null, force, force, into);
}

function selectionNode(
  state: SelectionState,
  option: Option | null,
  parent: SelectionNode | ForceNode,
  force: ForceNode,
  into: SelectionNode[],
): SelectionNode {
  const node = new SelectionNode(state, option, parent, force);
  into.push(node);
  for (const child of state.selections) node.children.push(selectionNode(child, optionOf(child, option), node, force, into));
  return node;
}

function optionOf(state: SelectionState, parent: Option | null): Option | null {
  return parent?.interior.entry(state.entryId, state.entryGroupId) ?? null;
}

/** An option that is not selected, as seen from the selection or force it would be in. */
export function absent(option: Option, parent: SelectionNode | ForceNode): Place {
  return { self: null, option, parent, force: parent.force, category: null };
}

/** A category as one force shows it. */
export function categoryPlace(category: CategoryBlueprint, force: ForceNode): Place {
  return { self: null, option: null, parent: force, force, category };
}
