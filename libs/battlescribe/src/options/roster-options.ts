import type { CompiledGame } from '../evaluate/compile/compile.js';
import { settledTree } from '../evaluate/evaluate.js';
import { compositeId } from '../evaluate/compile/option.js';
import type { RosterTree } from '../evaluate/roster/roster-tree.js';
import type { RosterState } from '../roster-state.js';
import { OptionWalk, type OptionBounds, type OptionInRoster, type WalkManner } from './option-walk.js';

export interface RosterOptions {
  /** Parents before their children. */
  readonly options: readonly OptionInRoster[];
  /** True if some options were omitted because of the bounds. */
  readonly isCut: boolean;
}

/** Reads options of one roster, which is evaluated only once. */
export interface RosterOptionReader {
  /**
   * The options of a selection in its current state, including those inside selected options. The options inside an unselected option are
   * not included. Null if the roster has no such selection or the data does not contain it.
   */
  readonly ofSelection: (id: string, bounds: OptionBounds) => RosterOptions | null;
  /** The options of a force itself, limited to the root entries with these ids. Null if the roster has no such force. */
  readonly ofForce: (id: string, isWanted: (rootId: string) => boolean, bounds: OptionBounds) => RosterOptions | null;
}

export function rosterOptions(game: CompiledGame, state: RosterState): RosterOptionReader {
  const tree = settledTree(game, state);
  return {
    ofSelection: (id, bounds) => ofSelection(tree, id, bounds),
    ofForce: (id, isWanted, bounds) => ofForce(tree, id, isWanted, bounds),
  };
}

/** Each selection of an option has its own choices. */
const allChosen: WalkManner = { inner: (_, chosen) => chosen, forAll: true };

function ofSelection(tree: RosterTree, id: string, bounds: OptionBounds): RosterOptions | null {
  const node = tree.selections.find(({ state }) => state.id === id);
  if (!node?.option) return null;
  const walk = new OptionWalk(tree, bounds, allChosen);
  walk.children(node.option.children, node, null, '');
  return walk;
}

function ofForce(tree: RosterTree, id: string, isWanted: (rootId: string) => boolean, bounds: OptionBounds): RosterOptions | null {
  const force = tree.allForces.find(({ state }) => state.id === id);
  if (!force) return null;
  const roots = (force.catalogue?.roots ?? []).filter((root) => isWanted(compositeId(root, null).split('::')[0] ?? ''));
  const walk = new OptionWalk(tree, bounds, allChosen);
  walk.children(roots, force, null, '');
  return walk;
}
