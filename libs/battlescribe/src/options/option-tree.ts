import { addForce, addRootSelection, createRoster } from '../building/roster-edit.js';
import type { CompiledGame } from '../evaluate/compile/compile.js';
import { settledTree } from '../evaluate/evaluate.js';
import type { CostValue } from '../evaluate/evaluation.types.js';
import { compositeId } from '../evaluate/compile/option.js';
import type { RosterTree, SelectionNode } from '../evaluate/roster/roster-tree.js';
import { costsOf, imagined, OptionWalk, type OptionBounds, type OptionInUnit, type WalkManner } from './option-walk.js';

export interface UnitOptions {
  /** What the unit costs before its player chooses. */
  readonly costs: readonly CostValue[];
  /** The unit first, each before what is in it. */
  readonly options: readonly OptionInUnit[];
  /** There is more than the bounds let in. */
  readonly isCut: boolean;
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
  const walk = new OptionWalk(tree, bounds, firstOrImagined);
  walk.entry(option, [root], root.parent, null, '0');
  return { costs: costsWithin(root, tree), options: walk.options, isCut: walk.isCut };
}

/** Of several alike the first; of what is not chosen, how it would be. */
const firstOrImagined: WalkManner = { inner: (option, [first], inside) => [first ?? imagined(option, inside)], forAll: false };

function costsWithin(root: SelectionNode, tree: RosterTree): readonly CostValue[] {
  const total = (node: SelectionNode, index: number): number =>
    node.children.reduce((sum, child) => sum + total(child, index), (node.unitCosts[index] ?? 0) * node.number);
  return costsOf(
    tree.game.costTypes.map((_, index) => total(root, index)),
    tree,
  );
}
