import { addForce, addRootSelection, createRoster } from '../building/roster-edit.js';
import type { CompiledGame } from '../evaluate/compile/compile.js';
import { settledTree } from '../evaluate/evaluate.js';
import type { CostValue } from '../evaluate/evaluation.types.js';
import { compositeId } from '../evaluate/compile/option.js';
import type { RosterTree, SelectionNode } from '../evaluate/roster/roster-tree.js';
import { costsOf, imagined, OptionWalk, type OptionBounds, type OptionInUnit, type WalkManner } from './option-walk.js';

export interface UnitOptions {
  /** Cost of the unit with its defaults, before the player chooses anything. */
  readonly costs: readonly CostValue[];
  /** The unit first, parents before their children. */
  readonly options: readonly OptionInUnit[];
  /** True if some options were omitted because of the bounds. */
  readonly isCut: boolean;
}

/**
 * The options of a unit, with names, limits, costs and visibility after modifiers. They are evaluated in a roster with only this unit, its
 * defaults and the required selections of a force. An option that is not selected is shown as if it were selected. Null if the catalogue
 * has no such root entry or no force entry.
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

/** Uses the first of several selections of an option, or an imagined selection if the option is not selected. */
const firstOrImagined: WalkManner = { inner: (option, [first], inside) => [first ?? imagined(option, inside)], forAll: false };

function costsWithin(root: SelectionNode, tree: RosterTree): readonly CostValue[] {
  const total = (node: SelectionNode, index: number): number =>
    node.children.reduce((sum, child) => sum + total(child, index), (node.unitCosts[index] ?? 0) * node.number);
  return costsOf(
    tree.game.costTypes.map((_, index) => total(root, index)),
    tree,
  );
}
