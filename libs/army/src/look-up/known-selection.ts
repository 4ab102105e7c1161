import type { OptionView, SelectionState } from '#muster/battlescribe';

/** The release's option that a selection stands for, ignoring groups. */
export type SelectedOption = OptionView['option'];

/** A selection and everything inside it, each with its option; the release has all of them. */
export interface KnownSelection {
  readonly selection: SelectionState;
  readonly option: SelectedOption;
  readonly inside: readonly KnownSelection[];
}

/** Null if the release does not have the option, or not everything that was selected in it. */
export function knownSelection(selection: SelectionState, option: SelectedOption | null): KnownSelection | null {
  if (option === null) return null;
  const inside: KnownSelection[] = [];
  for (const inner of selection.selections) {
    const known = knownSelection(inner, option.interior.entry(inner.entryId, inner.entryGroupId));
    if (known === null) return null;
    inside.push(known);
  }
  return { selection, option, inside };
}

/** The selection without the parts that the release does not have. `isWhole` is true if nothing was left out. */
export function knownPart(
  selection: SelectionState,
  option: SelectedOption | null,
): { readonly selection: SelectionState | null; readonly isWhole: boolean } {
  if (option === null) return { selection: null, isWhole: false };
  const parts = selection.selections.map((inner) => knownPart(inner, option.interior.entry(inner.entryId, inner.entryGroupId)));
  const selections = parts.flatMap((part) => (part.selection === null ? [] : [part.selection]));
  const isWhole = parts.every((part) => part.isWhole);
  return { selection: isWhole ? selection : { ...selection, selections }, isWhole };
}

/**
 * Number of models in the selection: each selection of type model adds its number. Null if the data marks none as models, or if there are
 * fewer than `fewest` and some models may be written as upgrades (upgrades that hold selections of their own).
 */
export function modelsIn(known: KnownSelection, fewest: number): number | null {
  const models = modelsOf(known);
  const isUncertain =
    models < fewest && known.inside.some(({ option, inside }) => option.blueprint.type === 'upgrade' && inside.length > 0);
  return models === 0 || isUncertain ? null : models;
}

function modelsOf({ selection, option, inside }: KnownSelection): number {
  const own = option.blueprint.type === 'model' ? selection.number : 0;
  return inside.reduce((sum, inner) => sum + modelsOf(inner), own);
}
