import type { OptionView, SelectionState } from '#muster/battlescribe';

/** What a selection is of: an option of the release, groups looked through. */
export type SelectedOption = OptionView['option'];

/** A selection with everything in it, and what each is of: all of it is in the release. */
export interface KnownSelection {
  readonly selection: SelectionState;
  readonly option: SelectedOption;
  readonly inside: readonly KnownSelection[];
}

/** Null where the release does not have the option, or not all that was selected in it, where the ids say. */
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

/** The selection without what the release does not have. `isWhole`: nothing was left out. */
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
 * Models in it: each selection of type model counts its number. Null where the data tell no models of it, and where there are fewer than
 * `fewest` and the data may have written some of them as upgrades: such hold selections of their own.
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
