import type { Evaluation, RosterState, SelectionState } from '#muster/battlescribe';
import type { Army } from '../army.js';
import type { Resolution } from '../resolution.js';
import type { AddedSelection } from './unit-selection.js';
import { withEvaluation } from '../price/with-evaluation.js';

/** The army with these selections added. */
export function withAdded(state: RosterState, added: readonly AddedSelection[]): RosterState {
  const byParent = new Map(added.map(({ parentId, selection }) => [parentId, selection]));
  const grown = (selection: SelectionState): SelectionState => {
    const own = byParent.get(selection.id);
    return { ...selection, selections: [...selection.selections.map(grown), ...(own === undefined ? [] : [own])] };
  };
  return { ...state, forces: state.forces.map((force) => ({ ...force, selections: force.selections.map(grown) })) };
}

/** Adds the keywords that units have only with some choice of the Warlord. `evaluation` is the evaluation of `withAnyWarlord`. */
export function withKeywordsByWarlord(roster: Army, resolution: Resolution, evaluation: Evaluation): Army {
  if (roster.units.some(({ warlord }) => warlord)) return roster;
  const led = withEvaluation(resolution, evaluation).units;
  const units = roster.units.map((unit, index) => {
    const gained = [...(led[index]?.keywords ?? [])].filter((key) => !unit.keywords.has(key));
    return gained.length === 0 ? unit : { ...unit, keywordsByWarlord: new Set(gained) };
  });
  return { ...roster, units };
}
