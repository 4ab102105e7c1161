import { isWarlordName, removeSelection, type ForceState, type OptionView, type SelectionState } from '#muster/battlescribe';
import type { ArmyOption, Enhancement } from '#muster/catalogue';
import type { DeclaredUnit } from '#muster/roster';
import type { ChooseEntry, ChooseOption } from '../edit/intent.js';
import { chooseAtRoot, chooseWithin } from '../edit/set-option-count.js';
import { detachmentsTaken } from '../edit/detachments-taken.js';
import { entryOfOthers } from '../edit/allowed-names.js';
import { impossible } from '../edit/intent-fault.js';
import { definitionIdOf, entriesIn, findForce, forcesOf, rootView, selectionsIn, viewOf } from '../edit/find-selection.js';
import type { EditSession } from '../edit/edit-session.js';

const MOST = 500;

export function chooseOption(bench: EditSession, { of, option, count }: ChooseOption): void {
  if (!Number.isInteger(count) || count < 0 || count > MOST) impossible('COUNT_OUT_OF_RANGE', { count, from: 0, to: MOST }, ['count']);
  const id = bench.idOf(of);
  const force = findForce(bench.document.state, id);
  if (force) {
    const view = rootView(bench.tools.release.game, force.catalogueId, option.entryId.split('::')[0] ?? '');
    if (view?.entryId !== option.entryId) return impossible('UNKNOWN_OPTION', { of: nameOfForce(bench, force) }, ['option']);
    return bench.change({ state: chooseAtRoot(bench.document.state, id, view, count, bench.tools).state });
  }
  const { view } = bench.selection(of);
  const inner =
    view && entriesIn(view).find(({ entryId, entryGroupId }) => entryId === option.entryId && entryGroupId === option.entryGroupId);
  if (!inner) return impossible('UNKNOWN_OPTION', { of: view?.name ?? id }, ['option']);
  bench.change({ state: chooseWithin(bench.document.state, id, inner, count, bench.tools).state });
}

/** Chooses an entry that the unit, one of its models, or an entry around it offers. */
export function chooseEntry(bench: EditSession, { unit: reference, entry, chosen }: ChooseEntry): void {
  const { selection, force, name } = bench.unit(reference);
  const taken = selectionsIn(selection).filter(({ entryId }) => definitionIdOf(entryId) === entry);
  if (!chosen) return bench.change({ state: taken.reduce((state, { id }) => removeSelection(state, id), bench.document.state) });
  if (taken.length > 0) return;
  if (takeWithin(bench, [selection], force.catalogueId, (option) => option.definitionId === entry)) return;
  const ofArmy = new Set(detachmentsTaken(bench.document.state, bench.tools.release).map(({ detachment }) => detachment.id));
  const canTake = (one: ArmyOption | Enhancement): boolean =>
    !('detachmentIds' in one && one.detachmentIds.length > 0 && one.detachmentIds.every((id) => !ofArmy.has(id))) &&
    isOffered(bench, [selection], force.catalogueId, one.id);
  entryOfOthers(name, entry, canTake, bench.tools.release, ['entry']);
}

const nameOfForce = ({ tools: { release } }: EditSession, { catalogueId, id }: ForceState): string =>
  release.byId.factions.get(catalogueId)?.name ?? id;

/** Makes one model the Warlord, by the data's choice for it if there is one, and otherwise by a declaration. */
export function setWarlord(bench: EditSession, reference: string | null): void {
  const unit = reference === null ? null : bench.unit(reference);
  for (const force of forcesOf(bench.document.state.forces)) removeWarlordMarks(bench, force, force.selections);
  const isChosen = unit !== null && takeWithin(bench, [unit.selection], unit.force.catalogueId, ({ name }) => isWarlordName(name));
  bench.change({ warlord: unit === null || isChosen ? null : unit.selection.id });
}

/** Makes sure that the unit is not the Warlord, in its choices and in the declarations. */
export function makeNoWarlord(bench: EditSession, reference: string): void {
  const { selection, force } = bench.unit(reference);
  removeWarlordMarks(bench, force, [selection]);
}

function removeWarlordMarks(bench: EditSession, { catalogueId, selections }: ForceState, within: readonly SelectionState[]): void {
  const marks = within.flatMap(selectionsIn).filter((one) => isWarlordName(definitionName(bench, catalogueId, selections, one) ?? ''));
  for (const { id } of marks) bench.change({ state: removeSelection(bench.document.state, id) });
}

export function chooseKeyword(bench: EditSession, reference: string, keyword: string, choice: string | null): void {
  const { selection } = bench.unit(reference);
  const others = (bench.document.declarations.units ?? []).flatMap(({ keywordChoices: made, ...noted }): DeclaredUnit[] => {
    const kept = made?.filter((one) => noted.unit !== selection.id || one.keyword !== keyword) ?? [];
    const saysMore = kept.length > 0 || Object.keys(noted).length > 1;
    return saysMore ? [{ ...noted, ...(kept.length > 0 && { keywordChoices: kept }) }] : [];
  });
  bench.declare('units', choice === null ? others : [...others, { unit: selection.id, keywordChoices: [{ keyword, choice }] }]);
}

/** Number of levels searched inside entries that are not chosen yet. */
const DEPTH = 3;

/** Searches the selection first, including entries in it that are not chosen yet, and then the selections below it. */
function takeWithin(
  bench: EditSession,
  trail: readonly SelectionState[],
  catalogueId: string,
  isWanted: (option: OptionView) => boolean,
): boolean {
  const at = trail.at(-1);
  const view = viewOf(bench.tools.release.game, catalogueId, trail);
  if (!at || !view) return false;
  const path = pathTo(view, isWanted, DEPTH);
  if (path) return takePath(bench, at, path);
  return at.selections.some((child) => takeWithin(bench, [...trail, child], catalogueId, isWanted));
}

function isOffered(bench: EditSession, trail: readonly SelectionState[], catalogueId: string, id: string): boolean {
  const view = viewOf(bench.tools.release.game, catalogueId, trail);
  if (view && pathTo(view, ({ definitionId }) => definitionId === id, DEPTH)) return true;
  return trail.at(-1)?.selections.some((child) => isOffered(bench, [...trail, child], catalogueId, id)) ?? false;
}

/** The nearest match, and the entries on the path to it. */
function pathTo(view: OptionView, isWanted: (option: OptionView) => boolean, depth: number): readonly OptionView[] | null {
  const entries = entriesIn(view);
  const here = entries.find(isWanted);
  if (here) return [here];
  if (depth <= 1) return null;
  for (const entry of entries) {
    const inner = entry.type === 'upgrade' ? pathTo(entry, isWanted, depth - 1) : null;
    if (inner) return [entry, ...inner];
  }
  return null;
}

function takePath(bench: EditSession, parent: SelectionState, path: readonly OptionView[]): boolean {
  let parentId: string | null = parent.id;
  for (const [index, option] of path.entries()) {
    if (parentId === null) return false;
    const there = index === 0 && path.length > 1 ? numberOf(parent, option) : 1;
    const chosen = chooseWithin(bench.document.state, parentId, option, Math.max(1, there), bench.tools);
    bench.change({ state: chosen.state });
    parentId = chosen.id;
  }
  return parentId !== null;
}

const numberOf = ({ selections }: SelectionState, { entryId, entryGroupId }: OptionView): number =>
  selections
    .filter((child) => child.entryId === entryId && child.entryGroupId === entryGroupId)
    .reduce((sum, { number }) => sum + number, 0);

function definitionName(bench: EditSession, catalogueId: string, roots: readonly SelectionState[], wanted: SelectionState): string | null {
  const trail = (selections: readonly SelectionState[]): readonly SelectionState[] | null => {
    for (const one of selections) {
      if (one === wanted) return [one];
      const below = trail(one.selections);
      if (below) return [one, ...below];
    }
    return null;
  };
  return viewOf(bench.tools.release.game, catalogueId, trail(roots) ?? [])?.name ?? null;
}
