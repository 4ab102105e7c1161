import type { ForceBlueprint } from '../compile/compiled-force.js';
import { modifiedFlag } from '../modifier.js';
import { ForceNode, type RosterTree } from './roster-tree.js';

/**
 * Force entries that have an unmet minimum and of which the roster has no force. Each is represented by a force at the place where the
 * missing force would be: in the roster or in its parent force.
 */
export function missingForces(tree: RosterTree): readonly ForceNode[] {
  const missing: ForceNode[] = [];
  const addMissing = (
    wanted: readonly ForceBlueprint[],
    present: readonly ForceNode[],
    beside: ForceNode,
    parent: ForceNode | null,
  ): void => {
    for (const blueprint of wanted) {
      if (!requiresForces(blueprint) || present.some((force) => force.blueprint?.id === blueprint.id)) continue;
      if (missing.some((force) => force.blueprint?.id === blueprint.id && force.parent === parent)) continue;
      const state = { id: '', entryId: blueprint.entryId, catalogueId: beside.state.catalogueId, selections: [], forces: [] };
      const force = new ForceNode(state, blueprint, beside.catalogue, parent);
      if (!modifiedFlag(blueprint.hidden, blueprint.effects.hidden, force, tree)) missing.push(force);
    }
  };
  for (const force of tree.forces) addMissing(force.catalogue?.forces ?? [], tree.allForces, force, null);
  for (const force of tree.allForces) addMissing(force.blueprint?.children ?? [], force.forces, force, force);
  return missing;
}

function requiresForces({ constraints }: ForceBlueprint): boolean {
  return constraints.some(({ type, query }) => type !== 'max' && query.field === 'forces');
}
