import { unitCosts } from '../evaluate/cost.js';
import { isHidden, nameOf } from '../evaluate/roster/effective.js';
import type { CostValue } from '../evaluate/evaluation.types.js';
import { limitOf } from '../evaluate/findings/limit.js';
import { compositeGroupId, compositeId, type Option } from '../evaluate/compile/option.js';
import { absent, type ForceNode, type Place, type RosterTree, SelectionNode } from '../evaluate/roster/roster-tree.js';
import type { EntryType } from '../nodes.js';
import type { SelectionState } from '../roster-state.js';

/** An entry or a group in the tree of what a unit may choose. */
export interface OptionInUnit {
  /** Its place among its siblings and theirs, from the unit down: `0.2.1`. */
  readonly path: string;
  /** The path of what it is in; null for the unit itself. */
  readonly parent: string | null;
  readonly kind: 'entry' | 'group';
  /** Null for a group. */
  readonly type: EntryType | null;
  readonly name: string;
  readonly definitionId: string;
  /** How many each of what it is in must and may have. */
  readonly minimum: number;
  readonly maximum: number | null;
  /** How many a force or the army may have. */
  readonly armyMaximum: number | null;
  /** How many the unit has, before its player chooses where it is not in a roster. */
  readonly chosen: number;
  /** What one costs by itself, without what is in it; those that are 0 left out. */
  readonly costs: readonly CostValue[];
  /** The data do not offer it to this unit as it stands. */
  readonly hidden: boolean;
}

/** The same in a roster, with what a choice of it is made by. `minimum` and `maximum` are of all that `of` is, and `chosen` is what it has. */
export interface OptionInRoster extends OptionInUnit {
  /** Id of the selection or force that chooses it. */
  readonly of: string;
  /** As `SelectionState` has them; of a group `entryId` is what its selections have as their group. */
  readonly entryId: string;
  readonly entryGroupId: string | null;
  /** How many of it are chosen at a time: one, or one for each of the models that `of` stands for. */
  readonly step: number;
  /** What is chosen of it. */
  readonly selectionIds: readonly string[];
}

export interface OptionBounds {
  /** Levels below the unit. */
  readonly depth: number;
  readonly size: number;
}

/** `inner`: of a chosen option, or one that is not, the selections whose own options are looked at. */
export interface WalkManner {
  readonly inner: (option: Option, chosen: readonly SelectionNode[], inside: SelectionNode | ForceNode) => readonly SelectionNode[];
  /** Limits for each model (false), or of all the models that one selection stands for. */
  readonly forAll: boolean;
}

/** Goes through a tree of options, each before what is in it, and writes down what each is where it stands. */
export class OptionWalk {
  readonly options: OptionInRoster[] = [];
  isCut = false;

  constructor(
    private readonly tree: RosterTree,
    private readonly bounds: OptionBounds,
    private readonly manner: WalkManner,
  ) {}

  entry(option: Option, chosen: readonly SelectionNode[], inside: SelectionNode | ForceNode, parent: string | null, path: string): void {
    const inner = this.manner.inner(option, chosen, inside);
    const place = inner[0] ?? chosen[0] ?? imagined(option, inside);
    if (!this.add(option, place, chosen, inside, parent, path)) return;
    for (const [index, node] of inner.entries()) this.children(option.children, node, path, index === 0 ? path : `${path}:${index}`);
  }

  /** `parent`: the row they are shown under; `prefix`: what their paths begin with. */
  children(options: readonly Option[], inside: SelectionNode | ForceNode, parent: string | null, prefix: string): void {
    if (prefix.split('.').length > this.bounds.depth) {
      this.isCut ||= options.length > 0;
      return;
    }
    for (const [index, option] of options.entries()) {
      const path = prefix === '' ? String(index) : `${prefix}.${index}`;
      if (option.isGroup) this.group(option, inside, parent, path);
      else this.entry(option, chosenOf(option, inside), inside, parent, path);
    }
  }

  private group(group: Option, inside: SelectionNode | ForceNode, parent: string | null, path: string): void {
    const chosen = childrenOf(inside).filter(({ option }) => isWithin(option, group));
    if (this.add(group, absent(group, inside), chosen, inside, parent, path)) this.children(group.children, inside, path, path);
  }

  private add(
    option: Option,
    place: Place,
    chosen: readonly SelectionNode[],
    inside: SelectionNode | ForceNode,
    parent: string | null,
    path: string,
  ): boolean {
    if (this.options.length >= this.bounds.size) {
      this.isCut = true;
      return false;
    }
    const { tree } = this;
    const { blueprint, isGroup } = option;
    const models = inside.kind === 'selection' ? inside.number : 1;
    this.options.push({
      path,
      parent,
      kind: isGroup ? 'group' : 'entry',
      type: isGroup ? null : blueprint.type,
      name: nameOf(option, place, tree),
      definitionId: blueprint.definition.id,
      ...limitsAt(option, place, tree, this.manner.forAll ? inside : null),
      chosen: chosen.reduce((sum, { number }) => sum + number, 0),
      costs: place.self?.kind === 'selection' ? costsOf(unitCosts(place.self, tree), tree) : [],
      hidden: isHidden(option, place, tree),
      of: inside.state.id,
      ...idsOf(option, inside),
      step: blueprint.collective ? models : 1,
      selectionIds: chosen.map(({ state }) => state.id),
    });
    return true;
  }
}

/** A selection that is not in the roster: what its own modifiers ask is answered as if it were, and nobody counts it. */
export function imagined(option: Option, parent: SelectionNode | ForceNode): SelectionNode {
  const state: SelectionState = { id: '', ...idsOf(option, parent), number: 1, selections: [] };
  return new SelectionNode(state, option, parent, parent.force);
}

function idsOf(option: Option, parent: SelectionNode | ForceNode): Pick<SelectionState, 'entryId' | 'entryGroupId'> {
  const around = parent.kind === 'selection' ? parent.state.entryId : null;
  return { entryId: compositeId(option, around), entryGroupId: compositeGroupId(option, around) };
}

const childrenOf = (inside: SelectionNode | ForceNode): readonly SelectionNode[] =>
  inside.kind === 'selection' ? inside.children : inside.selections;

function chosenOf(option: Option, inside: SelectionNode | ForceNode): readonly SelectionNode[] {
  const { entryId, entryGroupId } = idsOf(option, inside);
  return childrenOf(inside).filter(({ state }) => state.entryId === entryId && state.entryGroupId === entryGroupId);
}

function isWithin(option: Option | null, group: Option): boolean {
  for (let around = option?.group ?? null; around !== null; around = around.group)
    if (around.suffix === group.suffix && around.blueprint === group.blueprint) return true;
  return false;
}

/** Limits counted in selections; those of a share of the whole depend on what else is chosen and are left out. */
function limitsAt(
  option: Option,
  place: Place,
  tree: RosterTree,
  forAllOf: SelectionNode | ForceNode | null,
): Pick<OptionInUnit, 'minimum' | 'maximum' | 'armyMaximum'> {
  let minimum = 0;
  let maximum: number | null = null;
  let armyMaximum: number | null = null;
  const { blueprint, placeId } = option;
  for (const constraint of blueprint.constraints) {
    const { field, percent, shared, scope } = constraint.query;
    if (field !== 'selections' || percent) continue;
    const at = limitOf(constraint, place, shared ? blueprint.definitionId : placeId, tree);
    if (at === null) continue;
    // What a force chooses itself is limited in the force or the army.
    const isArmy = forAllOf?.kind !== 'force' && ['roster', 'force', 'category'].includes(at.container.kind);
    const limit = scope === 'parent' && forAllOf?.kind === 'selection' ? at.limit * forAllOf.number : at.limit;
    if (constraint.type !== 'max' && !isArmy) minimum = Math.max(minimum, limit);
    if (constraint.type === 'min') continue;
    const most = Math.max(0, limit);
    if (isArmy) armyMaximum = Math.min(armyMaximum ?? most, most);
    else maximum = Math.min(maximum ?? most, most);
  }
  return { minimum, maximum, armyMaximum };
}

export function costsOf(values: readonly number[], tree: RosterTree): readonly CostValue[] {
  const all = tree.game.costTypes.map(({ id, name }, index) => ({ typeId: id, name, value: values[index] ?? 0 }));
  return all.filter(({ value }) => value !== 0);
}
