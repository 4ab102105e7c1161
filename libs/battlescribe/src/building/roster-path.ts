import type { ForceState, RosterState, SelectionState } from '../roster-state.js';

/**
 * Returns a copy of the roster in which one force is replaced, or removed if `change` returns null. Returns the same roster if the force
 * does not exist.
 */
export function replaceForce(state: RosterState, forceId: string, change: (force: ForceState) => ForceState | null): RosterState {
  const forces = replaceIn(state.forces, forceId, change);
  return forces === state.forces ? state : { ...state, forces };
}

function replaceIn(forces: readonly ForceState[], id: string, change: (force: ForceState) => ForceState | null): readonly ForceState[] {
  return mapChanged(forces, (force) => {
    if (force.id === id) return change(force);
    const inner = replaceIn(force.forces, id, change);
    return inner === force.forces ? force : { ...force, forces: inner };
  });
}

/** Returns a copy of the roster in which one selection, at any depth, is replaced, or removed if `change` returns null. */
export function replaceSelection(
  state: RosterState,
  selectionId: string,
  change: (selection: SelectionState) => readonly SelectionState[],
): RosterState {
  const inForces = (forces: readonly ForceState[]): readonly ForceState[] =>
    mapChanged(forces, (force) => {
      const selections = replaceAmong(force.selections, selectionId, change);
      const inner = inForces(force.forces);
      return selections === force.selections && inner === force.forces ? force : { ...force, selections, forces: inner };
    });
  const forces = inForces(state.forces);
  return forces === state.forces ? state : { ...state, forces };
}

function replaceAmong(
  selections: readonly SelectionState[],
  id: string,
  change: (selection: SelectionState) => readonly SelectionState[],
): readonly SelectionState[] {
  const index = selections.findIndex((selection) => selection.id === id);
  const found = selections[index];
  if (found) return [...selections.slice(0, index), ...change(found), ...selections.slice(index + 1)];
  return mapChanged(selections, (selection) => {
    const inner = replaceAmong(selection.selections, id, change);
    return inner === selection.selections ? selection : { ...selection, selections: inner };
  });
}

/** Returns the same array if nothing in it changed, so that unchanged parts of the roster keep their identity. */
function mapChanged<T>(items: readonly T[], change: (item: T) => T | null): readonly T[] {
  const changed = items.map(change);
  const kept = changed.filter((item): item is Awaited<T> & T => item !== null);
  return kept.length === items.length && kept.every((item, index) => item === items[index]) ? items : kept;
}

/** Finds a force at any depth. */
export function findForce(forces: readonly ForceState[], id: string): ForceState | null {
  for (const force of forces) {
    const found = force.id === id ? force : findForce(force.forces, id);
    if (found) return found;
  }
  return null;
}

/** Finds a selection at any depth. */
export function findSelection(selections: readonly SelectionState[], id: string): SelectionState | null {
  for (const selection of selections) {
    const found = selection.id === id ? selection : findSelection(selection.selections, id);
    if (found) return found;
  }
  return null;
}
