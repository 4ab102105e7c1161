import type { CompiledGame, ForceState, RosterState, SelectionState } from '#muster/battlescribe';
import { optionView, rootOptions, type OptionView } from '#muster/battlescribe';

/** A selection and its place in the option tree. */
export interface PlacedSelection {
  readonly selection: SelectionState;
  /** Null if the data no longer contains it. */
  readonly view: OptionView | null;
  readonly force: ForceState;
  /** The selections from the force's root down to the parent. */
  readonly above: readonly SelectionState[];
}

export function forcesOf(forces: readonly ForceState[]): readonly ForceState[] {
  return forces.flatMap((force) => [force, ...forcesOf(force.forces)]);
}

export const findForce = (state: RosterState, id: string): ForceState | null =>
  forcesOf(state.forces).find((force) => force.id === id) ?? null;

/** Finds a selection at any depth. */
export function findPlace(game: CompiledGame, state: RosterState, id: string): PlacedSelection | null {
  for (const force of forcesOf(state.forces)) {
    const trail = trailTo(force.selections, id);
    const selection = trail?.at(-1);
    if (trail && selection) return { selection, view: viewOf(game, force.catalogueId, trail), force, above: trail.slice(0, -1) };
  }
  return null;
}

/** The option of the last selection in a path that starts at the force's root. */
export function viewOf(game: CompiledGame, catalogueId: string, trail: readonly SelectionState[]): OptionView | null {
  const [root, ...rest] = trail;
  const option = root && game.catalogue(catalogueId)?.root(root.entryId);
  let view = option ? optionView(game, option, null) : null;
  for (const { entryId, entryGroupId } of rest) {
    const inner = view?.option.interior.entry(entryId, entryGroupId) ?? null;
    view = view && inner ? optionView(game, inner, view.entryId) : null;
  }
  return view;
}

/** A root that a force of this catalogue offers, by the first part of its entry id. */
export function rootView(game: CompiledGame, catalogueId: string, rootId: string): OptionView | null {
  return rootOptions(game, catalogueId).find(({ entryId }) => firstPart(entryId) === rootId) ?? null;
}

/** The entries that an option offers, including those inside groups. */
export function entriesIn(view: OptionView): readonly OptionView[] {
  return view.children.flatMap((child) => (child.kind === 'group' ? entriesIn(child) : [child]));
}

export function countSelections(state: RosterState): number {
  const within = (selections: readonly SelectionState[]): number => selections.reduce((sum, one) => sum + 1 + within(one.selections), 0);
  return forcesOf(state.forces).reduce((sum, { selections }) => sum + within(selections), 0);
}

function trailTo(selections: readonly SelectionState[], id: string): readonly SelectionState[] | null {
  for (const selection of selections) {
    if (selection.id === id) return [selection];
    const below = trailTo(selection.selections, id);
    if (below) return [selection, ...below];
  }
  return null;
}

const firstPart = (entryId: string): string => entryId.split('::')[0] ?? entryId;

/** The definition of a selection, which is the last part of its entry id. */
export const definitionIdOf = (entryId: string): string => entryId.split('::').at(-1) ?? entryId;

/** The selection and all selections below it. */
export const selectionsIn = (selection: SelectionState): readonly SelectionState[] => [
  selection,
  ...selection.selections.flatMap(selectionsIn),
];
