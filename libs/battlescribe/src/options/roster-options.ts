import type { CompiledGame } from '../evaluate/compile/compile.js';
import { settledTree } from '../evaluate/evaluate.js';
import { compositeId } from '../evaluate/compile/option.js';
import type { RosterTree } from '../evaluate/roster/roster-tree.js';
import type { RosterState } from '../roster-state.js';
import { OptionWalk, type OptionBounds, type OptionInRoster, type WalkManner } from './option-walk.js';

export interface RosterOptions {
  /** Each before what is in it. */
  readonly options: readonly OptionInRoster[];
  /** There is more than the bounds let in. */
  readonly isCut: boolean;
}

/** Looks into one roster, which is worked out once. */
export interface RosterOptionReader {
  /**
   * What a selection may choose as it stands, at any depth of what it has chosen: what is in an option shows once that is chosen. Null where
   * the roster has no such selection or the data no longer have it.
   */
  readonly ofSelection: (id: string, bounds: OptionBounds) => RosterOptions | null;
  /** What a force may choose itself, of the roots with these ids; null where the roster has no such force. */
  readonly ofForce: (id: string, isWanted: (rootId: string) => boolean, bounds: OptionBounds) => RosterOptions | null;
}

export function rosterOptions(game: CompiledGame, state: RosterState): RosterOptionReader {
  const tree = settledTree(game, state);
  return {
    ofSelection: (id, bounds) => ofSelection(tree, id, bounds),
    ofForce: (id, isWanted, bounds) => ofForce(tree, id, isWanted, bounds),
  };
}

/** Each of what is chosen makes its own choices. */
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
