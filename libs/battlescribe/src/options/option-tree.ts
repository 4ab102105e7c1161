import { addForce, addRootSelection, createRoster } from '../building/roster-edit.js';
import type { CompiledGame } from '../evaluate/compile.js';
import { unitCosts } from '../evaluate/cost.js';
import { isHidden, nameOf } from '../evaluate/effective.js';
import { settledTree } from '../evaluate/evaluate.js';
import type { CostValue } from '../evaluate/evaluation.types.js';
import { limitOf } from '../evaluate/limit.js';
import { compositeGroupId, compositeId, type Option } from '../evaluate/option.js';
import { absent, type Place, type RosterTree, SelectionNode } from '../evaluate/roster-tree.js';
import type { EntryType } from '../nodes.js';
import type { SelectionState } from '../roster-state.js';

/** An entry or a group in the tree of what a unit may choose, as it stands in a unit with nothing but its defaults. */
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
  /** How many the unit has before its player chooses. */
  readonly chosen: number;
  /** What one costs by itself, without what is in it; those that are 0 left out. */
  readonly costs: readonly CostValue[];
  /** The data do not offer it to this unit as it stands. */
  readonly hidden: boolean;
}

export interface UnitOptions {
  /** What the unit costs before its player chooses. */
  readonly costs: readonly CostValue[];
  /** The unit first, each before what is in it. */
  readonly options: readonly OptionInUnit[];
  /** There is more than the bounds let in. */
  readonly isCut: boolean;
}

export interface OptionBounds {
  /** Levels below the unit. */
  readonly depth: number;
  readonly size: number;
}

/**
 * What a unit may choose: its options with names, limits, costs and visibility after modifiers. They are those of a roster that holds
 * nothing but this unit with its defaults and what a force must have; of an option that is not chosen, as they would be once it is.
 * Null where the catalogue has no such root or no force.
 */
export function unitOptions(game: CompiledGame, catalogueId: string, rootEntryId: string, bounds: OptionBounds): UnitOptions | null {
  const catalogue = game.catalogue(catalogueId);
  const option = catalogue?.roots.find((root) => compositeId(root, null).split('::')[0] === rootEntryId);
  const force = catalogue?.forces.find(({ hidden }) => !hidden) ?? catalogue?.forces[0];
  if (!option || !force) return null;
  let last = 0;
  const newId = () => `option ${(last += 1)}`;
  const army = addForce(game, createRoster(game), { catalogueId, forceEntryId: force.entryId, parentId: null }, newId);
  const edit = addRootSelection(game, army.state, army.id ?? '', option, newId);
  const tree = settledTree(game, edit.state);
  const root = tree.selections.find(({ state }) => state.id === edit.id);
  if (!root) return null;
  const walk = new Walk(tree, bounds);
  walk.entry(option, [root], root, null, '0');
  return { costs: costsWithin(root, tree), options: walk.options, isCut: walk.isCut };
}

class Walk {
  readonly options: OptionInUnit[] = [];
  isCut = false;

  constructor(
    private readonly tree: RosterTree,
    private readonly bounds: OptionBounds,
  ) {}

  /** `node`: the first that is chosen, or how it would be. */
  entry(option: Option, chosen: readonly SelectionNode[], node: SelectionNode, parent: string | null, path: string): void {
    if (!this.add(option, node, chosen, parent, path)) return;
    this.children(option.children, node, path);
  }

  private children(options: readonly Option[], inside: SelectionNode, parent: string): void {
    if (parent.split('.').length > this.bounds.depth) {
      this.isCut ||= options.length > 0;
      return;
    }
    for (const [index, option] of options.entries()) {
      const path = `${parent}.${index}`;
      if (option.isGroup) this.group(option, inside, parent, path);
      else {
        const { entryId, entryGroupId } = stateOf(option, inside);
        const chosen = inside.children.filter(({ state }) => state.entryId === entryId && state.entryGroupId === entryGroupId);
        this.entry(option, chosen, chosen[0] ?? imagined(option, inside), parent, path);
      }
    }
  }

  private group(group: Option, inside: SelectionNode, parent: string, path: string): void {
    const chosen = inside.children.filter(({ option }) => isWithin(option, group));
    if (this.add(group, absent(group, inside), chosen, parent, path)) this.children(group.children, inside, path);
  }

  private add(option: Option, place: Place, chosen: readonly SelectionNode[], parent: string | null, path: string): boolean {
    if (this.options.length >= this.bounds.size) {
      this.isCut = true;
      return false;
    }
    const { tree } = this;
    const { blueprint, isGroup } = option;
    this.options.push({
      path,
      parent,
      kind: isGroup ? 'group' : 'entry',
      type: isGroup ? null : blueprint.type,
      name: nameOf(option, place, tree),
      definitionId: blueprint.definition.id,
      ...limitsAt(option, place, tree),
      chosen: chosen.reduce((sum, { number }) => sum + number, 0),
      costs: place.self?.kind === 'selection' ? costsOf(unitCosts(place.self, tree), tree) : [],
      hidden: isHidden(option, place, tree),
    });
    return true;
  }
}

/** A selection that is not in the roster: what its own modifiers ask is answered as if it were, and nobody counts it. */
function imagined(option: Option, parent: SelectionNode): SelectionNode {
  return new SelectionNode(stateOf(option, parent), option, parent, parent.force);
}

function stateOf(option: Option, { state: { entryId } }: SelectionNode): SelectionState {
  const places = { entryId: compositeId(option, entryId), entryGroupId: compositeGroupId(option, entryId) };
  return { id: '', ...places, number: 1, selections: [] };
}

function isWithin(option: Option | null, group: Option): boolean {
  for (let around = option?.group ?? null; around !== null; around = around.group)
    if (around.suffix === group.suffix && around.blueprint === group.blueprint) return true;
  return false;
}

/** Limits counted in selections; those of a share of the whole depend on what else is chosen and are left out. */
function limitsAt(option: Option, place: Place, tree: RosterTree): Pick<OptionInUnit, 'minimum' | 'maximum' | 'armyMaximum'> {
  let minimum = 0;
  let maximum: number | null = null;
  let armyMaximum: number | null = null;
  const { blueprint, placeId } = option;
  for (const constraint of blueprint.constraints) {
    const { field, percent, shared } = constraint.query;
    if (field !== 'selections' || percent) continue;
    const at = limitOf(constraint, place, shared ? blueprint.definitionId : placeId, tree);
    if (at === null) continue;
    const isArmy = at.container.kind === 'roster' || at.container.kind === 'force' || at.container.kind === 'category';
    if (constraint.type !== 'max' && !isArmy) minimum = Math.max(minimum, at.limit);
    if (constraint.type === 'min') continue;
    const most = Math.max(0, at.limit);
    if (isArmy) armyMaximum = Math.min(armyMaximum ?? most, most);
    else maximum = Math.min(maximum ?? most, most);
  }
  return { minimum, maximum, armyMaximum };
}

function costsOf(values: readonly number[], tree: RosterTree): readonly CostValue[] {
  const all = tree.game.costTypes.map(({ id, name }, index) => ({ typeId: id, name, value: values[index] ?? 0 }));
  return all.filter(({ value }) => value !== 0);
}

function costsWithin(root: SelectionNode, tree: RosterTree): readonly CostValue[] {
  const total = (node: SelectionNode, index: number): number =>
    node.children.reduce((sum, child) => sum + total(child, index), (node.unitCosts[index] ?? 0) * node.number);
  return costsOf(
    tree.game.costTypes.map((_, index) => total(root, index)),
    tree,
  );
}
