import type { ForceState, RosterState, SelectionState } from '../roster-state.js';
import { settleCategories } from './roster/categories.js';
import type { CompiledGame } from './compile/compile.js';
import { forceViolations, selectionViolations, type Violation } from './findings/constraint.js';
import { settleCosts } from './cost.js';
import { settleForces, settleSelections } from './roster/effective.js';
import { evaluate, settledTree } from './evaluate.js';
import { evaluationOf, selectionResult } from './evaluation-result.js';
import type { EvaluatedSelection, Evaluation } from './evaluation.types.js';
import { containerOf, measured } from './conditions/query.js';
import { type Read, ReadLog, type UnitReads } from './roster/dependency-log.js';
import { type RemoteModifier, remoteModifiers } from './roster/remote-modifiers.js';
import { type ForceNode, rootNode, type RosterTree, rosterTree, type SelectionNode } from './roster/roster-tree.js';

/** Evaluates a roster repeatedly while it is edited. */
export interface RosterEvaluator {
  /**
   * Returns the same result as `evaluate`. Units whose selection objects are unchanged are evaluated again only if the rest of the roster
   * now gives different answers to their queries.
   */
  readonly update: (state: RosterState) => Evaluation;
}

export function rosterEvaluator(game: CompiledGame): RosterEvaluator {
  let following: Following | null = null;
  let isPlain = false;
  return {
    update: (state) => {
      const followed = following?.follow(state) ?? null;
      if (followed) return followed;
      following = isPlain ? null : Following.start(game, state);
      // The units of this data cannot be evaluated separately, so from now on the whole roster is evaluated each time.
      isPlain = following === null;
      return following?.evaluation() ?? evaluate(game, state);
    },
  };
}

/** A root selection with its children, and the queries that it made to the rest of the roster. */
interface Unit {
  readonly state: SelectionState;
  readonly force: ForceNode;
  nodes: SelectionNode[];
  reads: UnitReads;
  violations: readonly Violation[];
  result: EvaluatedSelection;
}

/** Maximum number of rounds in which costs may depend on costs of other units. Beyond it, the whole roster is evaluated. */
const WAVE_CAP = 8;

class Following {
  private readonly log = new ReadLog();
  private readonly touchable = new Set<number>();
  private units: ReadonlyMap<ForceNode, readonly Unit[]> = new Map();

  private constructor(private tree: RosterTree) {}

  /** Null if the units of the roster cannot be evaluated separately. */
  static start(game: CompiledGame, state: RosterState): Following | null {
    const following = new Following({ ...rosterTree(game, state), selections: [] });
    following.tree = { ...following.tree, reads: following.log };
    const all = new Map(
      following.tree.allForces.map((force) => [force, force.state.selections.map((root) => following.unit(root, force))]),
    );
    return following.settle(all, state) ? following : null;
  }

  /** Null if the edit changes more than selections, or if a query cannot be tracked. */
  follow(state: RosterState): Evaluation | null {
    if (!sameLimits(state, this.tree.state)) return null;
    const forces = flatForces(state.forces);
    const known = this.tree.allForces;
    if (forces.length !== known.length || !forces.every((force, index) => isSameForce(force, known[index]))) return null;
    const next = new Map<ForceNode, readonly Unit[]>();
    for (const [index, force] of known.entries()) next.set(force, this.nextUnits(force, forces[index]?.selections ?? []));
    return this.settle(next, state) ? this.evaluation() : null;
  }

  evaluation(): Evaluation {
    const { tree } = this;
    const results = new Map<SelectionNode, EvaluatedSelection>();
    const inside: Violation[] = [];
    for (const unit of this.all()) {
      const [root] = unit.nodes;
      if (root) results.set(root, unit.result);
      inside.push(...unit.violations);
    }
    return evaluationOf(tree, {
      violations: [...forceViolations(tree), ...inside],
      unit: (root) => results.get(root) ?? selectionResult(root, tree),
      settled: settledIn(tree.game),
    });
  }

  private nextUnits(force: ForceNode, roots: readonly SelectionState[]): readonly Unit[] {
    const left = new Set(this.units.get(force) ?? []);
    const before = new Map([...left].map((unit) => [unit.state, unit]));
    const next = roots.map((root) => {
      const known = before.get(root);
      // The same object may occur twice in a roster. Each occurrence is a separate unit.
      if (!known || !left.delete(known)) return this.unit(root, force);
      return known;
    });
    for (const gone of left) this.uncount(gone);
    return next;
  }

  private unit(state: SelectionState, force: ForceNode): Unit {
    return { state, force, nodes: [], reads: { early: [], late: [] }, violations: [], result: NO_RESULT };
  }

  /** Evaluates new units, and units whose queries now have different answers. Returns false if the units cannot be evaluated separately. */
  private settle(units: ReadonlyMap<ForceNode, readonly Unit[]>, state: RosterState): boolean {
    this.units = units;
    let wave = this.all().filter((unit) => unit.nodes.length === 0);
    for (const unit of wave) this.rebuild(unit);
    this.place(state);
    // Categories do not depend on anything that is settled later, so all units whose queries changed can be found at once.
    const recategorised = this.all().filter((unit) => !wave.includes(unit) && this.hasChanged(unit.reads.early));
    for (const unit of recategorised) this.rebuild(unit);
    wave = [...wave, ...recategorised];
    for (let round = 0; round < WAVE_CAP; round += 1) {
      this.place(state);
      this.work(wave);
      if (this.log.refused || this.dependsOnCategories()) return false;
      wave = this.all().filter((unit) => this.hasChanged(unit.reads.late));
      if (wave.length === 0) return true;
      for (const unit of wave) this.rebuild(unit);
    }
    return false;
  }

  /** Rebuilds the nodes of a unit from the state, before any modifier. */
  private rebuild(unit: Unit): void {
    this.uncount(unit);
    unit.nodes = [];
    rootNode(unit.state, unit.force, unit.nodes);
    unit.reads = { early: [], late: [] };
    for (const node of unit.nodes) {
      // Counts are updated by addition and subtraction, which is exact only for integers.
      if (!Number.isSafeInteger(node.number)) this.log.refuse();
      unit.force.tally.add(node);
      for (const { valueId } of node.option?.blueprint.effects.category ?? []) this.touchable.add(valueId);
    }
  }

  private uncount(unit: Unit): void {
    for (const node of unit.nodes) unit.force.tally.remove(node);
  }

  private place(state: RosterState): void {
    for (const [force, units] of this.units) force.selections = units.flatMap((unit) => unit.nodes[0] ?? []);
    this.tree = { ...this.tree, state, selections: this.all().flatMap((unit) => unit.nodes) };
  }

  private work(wave: readonly Unit[]): void {
    const parts = wave.map((unit) => {
      const tree = { ...this.tree, selections: unit.nodes };
      const remote = remoteModifiers(tree);
      if (remote.some(reachesOut)) this.log.refuse();
      for (const { modifier } of remote) if (modifier.valueId >= 0) this.touchable.add(modifier.valueId);
      return { unit, tree, remote };
    });
    for (const { unit, tree, remote } of parts) {
      this.log.listen(unit.reads, 'categories');
      settleCategories(tree, remote);
    }
    for (const { unit, tree } of parts) {
      this.log.listen(unit.reads, 'costs');
      settleCosts(tree, null);
    }
    this.log.pause();
    settleForces(this.tree);
    for (const { unit, tree, remote } of parts) {
      this.log.listen(unit.reads, 'rest');
      settleSelections(tree, remote);
      unit.violations = selectionViolations(unit.nodes, tree);
      const [root] = unit.nodes;
      if (root) unit.result = selectionResult(root, tree);
    }
    this.log.pause();
  }

  private hasChanged(reads: readonly Read[]): boolean {
    return reads.some(({ container, query, target, value }) => !Object.is(measured(container, query, target, this.tree), value));
  }

  /** Categories that depend on the counts of categories in other units must be settled for the whole roster together. */
  private dependsOnCategories(): boolean {
    return this.all().some((unit) => unit.reads.early.some(({ target }) => this.touchable.has(target)));
  }

  private all(): readonly Unit[] {
    return [...this.units.values()].flat();
  }
}

/** Refers to the game alone: a result that is kept does not keep the nodes that the next edit changes. */
const settledIn =
  (game: CompiledGame) =>
  (state: RosterState): RosterTree =>
    settledTree(game, state);

const NO_RESULT: EvaluatedSelection = {
  id: '',
  entryId: '',
  entryGroupId: null,
  name: '',
  type: null,
  number: 0,
  hidden: false,
  categories: [],
  page: '',
  costs: [],
  selections: [],
  option: null,
};

/** Whether a modifier belongs to a force or changes more than a single selection. */
function reachesOut({ modifier, from }: RemoteModifier): boolean {
  if (from.self?.kind === 'force') return true;
  const container = modifier.scope === null ? null : containerOf({ scope: modifier.scope, scopeId: modifier.scopeId }, from);
  return container !== null && container.kind !== 'selection';
}

function sameLimits(a: RosterState, b: RosterState): boolean {
  if (a.costLimits === b.costLimits) return true;
  if (a.costLimits.length !== b.costLimits.length) return false;
  return a.costLimits.every(({ typeId, value }, index) => b.costLimits[index]?.typeId === typeId && b.costLimits[index].value === value);
}

function flatForces(forces: readonly ForceState[]): readonly ForceState[] {
  return forces.flatMap((force) => [force, ...flatForces(force.forces)]);
}

function isSameForce(state: ForceState, force: ForceNode | undefined): boolean {
  if (!force) return false;
  const { id, entryId, catalogueId, forces } = force.state;
  return state.id === id && state.entryId === entryId && state.catalogueId === catalogueId && state.forces.length === forces.length;
}
