import { unitCosts } from '../evaluate/cost.js';
import { isHidden, nameOf } from '../evaluate/roster/effective.js';
import type { CostValue } from '../evaluate/evaluation.types.js';
import { limitOf } from '../evaluate/findings/limit.js';
import { compositeGroupId, compositeId, type Option } from '../evaluate/compile/option.js';
import { absent, type ForceNode, type Place, type RosterTree, SelectionNode } from '../evaluate/roster/roster-tree.js';
import type { EntryType } from '../nodes.js';
import type { SelectionState } from '../roster-state.js';

/** An entry or group in the tree of options of a unit. */
export interface OptionInUnit {
  /** Position in the tree, starting at the unit: `0.2.1`. */
  readonly path: string;
  /** Path of its parent. Null for the unit itself. */
  readonly parent: string | null;
  readonly kind: 'entry' | 'group';
  /** Null for a group. */
  readonly type: EntryType | null;
  readonly name: string;
  readonly definitionId: string;
  /** Minimum and maximum number in each copy of its parent. */
  readonly minimum: number;
  readonly maximum: number | null;
  /** Maximum number in a force or in the army. */
  readonly armyMaximum: number | null;
  /** How many the unit has. Outside a roster, the number that is selected by default. */
  readonly chosen: number;
  /** Cost of one copy without its children. Omits costs of 0. */
  readonly costs: readonly CostValue[];
  /** True if the data does not offer it to the unit in its current state. */
  readonly hidden: boolean;
}

/**
 * An option of a unit in a roster, with the ids needed to select it. `minimum` and `maximum` apply to all models of `of` together, and
 * `chosen` is the number it currently has.
 */
export interface OptionInRoster extends OptionInUnit {
  /** Id of the selection or force to which the option belongs. */
  readonly of: string;
  /** The ids of `SelectionState`. For a group, `entryId` is the `entryGroupId` of selections in it. */
  readonly entryId: string;
  readonly entryGroupId: string | null;
  /** How many are added at a time: one, or one per model of `of`. */
  readonly step: number;
  /** Ids of the selections of this option. */
  readonly selectionIds: readonly string[];
}

export interface OptionBounds {
  /** Maximum number of levels below the unit. */
  readonly depth: number;
  readonly size: number;
}

/** `inner` returns the selections of an option whose own options are visited next. The option may be selected or not. */
export interface WalkManner {
  readonly inner: (option: Option, chosen: readonly SelectionNode[], inside: SelectionNode | ForceNode) => readonly SelectionNode[];
  /** True if limits apply to all models of a selection together; false if they apply to each model. */
  readonly forAll: boolean;
}

/** Visits a tree of options, parents first, and records each option with its effective values. */
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

  /** `parent` is the row under which the options are shown, and `prefix` is the beginning of their paths. */
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

/** A selection that is not in the roster. Its own modifiers are evaluated as if it were, but no query counts it. */
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

/** Limits on numbers of selections. Percentages are omitted because they depend on what else is selected. */
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
    // Options of a force itself are limited per force or per army.
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
