import type { CompiledGame } from '../evaluate/compile/compile.js';
import { compositeGroupId, compositeId, type Option } from '../evaluate/compile/option.js';
import type { ForceState, RosterState, SelectionState } from '../roster-state.js';
import { childSelections, completeForce, completeSelection } from './auto-selection.js';
import { bareSelection, groupDefault, type NewId } from './default-selection.js';
import { findForce, findSelection, replaceForce, replaceSelection } from './roster-path.js';

/**
 * The result of an edit: the new roster, the id of the selection or force that it created (null if none), and all selections that were
 * added automatically.
 */
export interface Edit {
  readonly state: RosterState;
  readonly id: string | null;
  readonly added: readonly SelectionState[];
}

/** Creates an empty roster with the default cost limits of the game. */
export function createRoster(game: CompiledGame): RosterState {
  const costLimits = game.costTypes.map((type) => ({ typeId: type.id, value: type.defaultCostLimit ?? -1 }));
  return { costLimits: costLimits.filter(({ value }) => value >= 0), forces: [] };
}

export function setCostLimit(state: RosterState, typeId: string, value: number): RosterState {
  const others = state.costLimits.filter((limit) => limit.typeId !== typeId);
  return { ...state, costLimits: value < 0 ? others : [...others, { typeId, value }] };
}

export interface NewForce {
  readonly catalogueId: string;
  readonly forceEntryId: string;
  /** Id of the force that contains it. Null at the top level. */
  readonly parentId: string | null;
}

/** Adds a force with everything it must have. */
export function addForce(game: CompiledGame, state: RosterState, force: NewForce, newId: NewId): Edit {
  const { catalogueId, forceEntryId: entryId, parentId } = force;
  const made: ForceState = { id: newId(), entryId, catalogueId, selections: [], forces: [] };
  const placed =
    parentId === null
      ? { ...state, forces: [...state.forces, made] }
      : replaceForce(state, parentId, (parent) => ({ ...parent, forces: [...parent.forces, made] }));
  if (placed === state) return unchanged(state);
  return { ...completeForce(game, placed, made.id, newId), id: made.id };
}

export function removeForce(state: RosterState, forceId: string): RosterState {
  return replaceForce(state, forceId, () => null);
}

/** Copies a force, with new ids, and inserts the copy after it. */
export function duplicateForce(state: RosterState, forceId: string, newId: NewId): Edit {
  const original = findForce(state.forces, forceId);
  if (!original) return unchanged(state);
  const copy = copyForce(original, newId);
  const beside = (forces: readonly ForceState[]): readonly ForceState[] =>
    forces.flatMap((force) => (force.id === forceId ? [force, copy] : [{ ...force, forces: beside(force.forces) }]));
  return { state: { ...state, forces: beside(state.forces) }, id: copy.id, added: [] };
}

/** Adds a selection at the root of a force, with everything it must have. */
export function addRootSelection(game: CompiledGame, state: RosterState, forceId: string, option: Option, newId: NewId): Edit {
  const bare = bareSelection(option, 1, null, newId);
  const placed = replaceForce(state, forceId, (force) => ({ ...force, selections: [...force.selections, bare] }));
  if (placed === state) return unchanged(state);
  return { ...completeSelection(game, placed, bare.id, newId), id: bare.id };
}

/** Adds an option to a selection. If an identical model or upgrade is already there, increases its number instead. */
export function addChildSelection(game: CompiledGame, state: RosterState, parentId: string, option: Option, newId: NewId): Edit {
  const parent = selectionIn(state, parentId);
  if (!parent) return unchanged(state);
  const alike = option.interior.isCollective ? parent.selections.find((child) => isOf(child, option, parent)) : undefined;
  if (alike) {
    const number = alike.number + (option.blueprint.collective ? parent.number : 1);
    return { state: resizeSelection(game, state, alike.id, option, number), id: alike.id, added: [] };
  }
  const [bare] = childSelections(option, 1, parent, newId);
  if (!bare) return unchanged(state);
  const placed = replaceSelection(state, parentId, (old) => [{ ...old, selections: [...old.selections, bare] }]);
  return { ...completeSelection(game, placed, bare.id, newId), id: bare.id };
}

/**
 * Changes the number of a selection. The children's numbers grow in proportion, so that each model keeps its equipment. BattleScribe does
 * not resize a selection whose children can differ; the player selects the option again instead. When models are added one at a time,
 * BattleScribe also selects the default of a collective group again for each added model.
 */
export function resizeSelection(game: CompiledGame, state: RosterState, selectionId: string, option: Option, number: number): RosterState {
  if (game.dialect === 'battlescribe' && !option.interior.isCollective) return state;
  if (number < 1) return removeSelection(state, selectionId);
  return replaceSelection(state, selectionId, (selection) => {
    let resized = scaled(selection, number / selection.number);
    if (game.dialect === 'battlescribe' && number > selection.number)
      resized = withDefaultsAgain(resized, option, number - selection.number);
    return [resized];
  });
}

/** Changes the number per model of a child that is limited per model of its parent. */
export function resizePerModel(game: CompiledGame, state: RosterState, selectionId: string, option: Option, amount: number): RosterState {
  const parent = parentOf(state, selectionId);
  const models = option.blueprint.collective && parent ? parent.number : 1;
  return resizeSelection(game, state, selectionId, option, amount * models);
}

export function removeSelection(state: RosterState, selectionId: string): RosterState {
  return replaceSelection(state, selectionId, () => []);
}

/** Copies a selection, with new ids, and inserts the copy after it. */
export function duplicateSelection(state: RosterState, selectionId: string, newId: NewId): Edit {
  let id: string | null = null;
  const placed = replaceSelection(state, selectionId, (selection) => {
    const copy = copySelection(selection, newId);
    id = copy.id;
    return [selection, copy];
  });
  return { state: placed, id, added: [] };
}

function withDefaultsAgain(selection: SelectionState, option: Option, more: number): SelectionState {
  const defaults = option.interior.constrainedGroups.filter((group) => group.blueprint.collective).map((group) => groupDefault(group));
  if (defaults.length === 0) return selection;
  const selections = selection.selections.map((child) =>
    defaults.some((entry) => entry !== null && isOf(child, entry, selection))
      ? { ...child, number: child.number + more * selection.number }
      : child,
  );
  return { ...selection, selections };
}

function scaled(selection: SelectionState, factor: number): SelectionState {
  return {
    ...selection,
    number: Math.round(selection.number * factor),
    selections: selection.selections.map((child) => scaled(child, factor)),
  };
}

function isOf(selection: SelectionState, option: Option, parent: SelectionState): boolean {
  return selection.entryId === compositeId(option, parent.entryId) && selection.entryGroupId === compositeGroupId(option, parent.entryId);
}

function copyForce(force: ForceState, newId: NewId): ForceState {
  return {
    ...force,
    id: newId(),
    selections: force.selections.map((selection) => copySelection(selection, newId)),
    forces: force.forces.map((child) => copyForce(child, newId)),
  };
}

function copySelection(selection: SelectionState, newId: NewId): SelectionState {
  return { ...selection, id: newId(), selections: selection.selections.map((child) => copySelection(child, newId)) };
}

function selectionIn(state: RosterState, id: string): SelectionState | null {
  const search = (forces: readonly ForceState[]): SelectionState | null => {
    for (const force of forces) {
      const found = findSelection(force.selections, id) ?? search(force.forces);
      if (found) return found;
    }
    return null;
  };
  return search(state.forces);
}

function parentOf(state: RosterState, id: string): SelectionState | null {
  const among = (selections: readonly SelectionState[]): SelectionState | null => {
    for (const selection of selections) {
      const found = selection.selections.some((child) => child.id === id) ? selection : among(selection.selections);
      if (found) return found;
    }
    return null;
  };
  const inForces = (forces: readonly ForceState[]): SelectionState | null => {
    for (const force of forces) {
      const found = among(force.selections) ?? inForces(force.forces);
      if (found) return found;
    }
    return null;
  };
  return inForces(state.forces);
}

function unchanged(state: RosterState): Edit {
  return { state, id: null, added: [] };
}
