import type { ForceState, RosterState, SelectionState } from '#muster/battlescribe';

/** Reduces a roster file to its RosterState, optionally with other ids. */
export function plainState({ costLimits, forces }: RosterState, idOf: (id: string) => string = (id) => id): RosterState {
  const ofSelection = ({ id, entryId, entryGroupId, number, selections }: SelectionState): SelectionState => ({
    ...{ id: idOf(id), entryId, entryGroupId, number },
    selections: selections.map(ofSelection),
  });
  const ofForce = ({ id, entryId, catalogueId, selections, forces: inner }: ForceState): ForceState => ({
    ...{ id: idOf(id), entryId, catalogueId },
    selections: selections.map(ofSelection),
    forces: inner.map(ofForce),
  });
  return { costLimits: costLimits.map(({ typeId, value }) => ({ typeId, value })), forces: forces.map(ofForce) };
}
