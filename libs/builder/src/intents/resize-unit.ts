import { resizeSelection, type OptionView, type RosterState, type SelectionState } from '#muster/battlescribe';
import { chooseWithin } from '../edit/set-option-count.js';
import { impossible } from '../edit/intent-fault.js';
import { entriesIn, findPlace } from '../edit/find-selection.js';
import type { EditSession } from '../edit/edit-session.js';

/** A number of models that no real unit reaches. */
const MOST_MODELS = 500;

/**
 * Changes the number of models of a unit. If it has several kinds of models, the kind with the most room grows or shrinks; once a kind
 * reaches its maximum or minimum, the next kind follows. If the number breaks the rules, the first kind takes the rest.
 */
export function resizeUnit(bench: EditSession, { unit: reference, models }: { readonly unit: string; readonly models: number }): void {
  if (models < 1 || models > MOST_MODELS) impossible('COUNT_OUT_OF_RANGE', { count: models, from: 1, to: MOST_MODELS }, ['models']);
  const { selection, view, name } = bench.unit(reference);
  if (!view) return impossible('NOT_RESIZABLE', { unit: name }, ['unit']);
  const kinds = modelKinds(bench, selection.id);
  if (kinds.length > 0) return changeKinds(bench, kinds, models - total(kinds), name);
  if (view.type !== 'model') return impossible('NOT_RESIZABLE', { unit: name }, ['unit']);
  const state = resizeSelection(bench.tools.release.game, bench.document.state, selection.id, view.option, models);
  bench.change({ state: state === bench.document.state ? withNumber(state, selection.id, models) : state });
}

/** A kind of model in a unit, and the selection that contains the choice. */
interface ModelKind {
  readonly parentId: string;
  readonly option: OptionView;
  readonly count: number;
}

/** Levels searched for models: directly in the unit, or in an entry that contains a squad. */
const DEPTH = 2;

function modelKinds(bench: EditSession, parentId: string, depth = DEPTH): readonly ModelKind[] {
  const place = findPlace(bench.tools.release.game, bench.document.state, parentId);
  if (!place?.view || depth === 0) return [];
  const { selections } = place.selection;
  const here = entriesIn(place.view)
    .filter(({ type, hidden }) => type === 'model' && !hidden)
    .map((option) => ({ parentId, option, count: countOf(selections, option) }));
  const below = selections.filter((child) => !here.some(({ option }) => isOf(child, option)));
  return [...here, ...below.flatMap((child) => (holdsModels(bench, child) ? modelKinds(bench, child.id, depth - 1) : []))];
}

function holdsModels(bench: EditSession, { id }: SelectionState): boolean {
  const view = findPlace(bench.tools.release.game, bench.document.state, id)?.view;
  return view ? entriesIn(view).some(({ type }) => type === 'model') : false;
}

function changeKinds(bench: EditSession, kinds: readonly ModelKind[], difference: number, unit: string): void {
  const [first] = byRoom(kinds);
  if (!first) return impossible('NOT_RESIZABLE', { unit }, ['unit']);
  let left = difference;
  for (const kind of byRoom(kinds)) {
    const { min, max } = kind.option;
    const wanted = Math.max(min ?? 0, Math.min(max ?? MOST_MODELS, kind.count + left));
    const isNearer = left > 0 ? wanted > kind.count : wanted < kind.count;
    if (!isNearer) continue;
    choose(bench, kind, wanted);
    left -= wanted - kind.count;
  }
  if (left === 0) return;
  const now = countOf(findPlace(bench.tools.release.game, bench.document.state, first.parentId)?.selection.selections ?? [], first.option);
  choose(bench, first, Math.max(0, now + left));
}

/** Kinds that the unit already has come first, and among them those whose number can vary most: troopers before their sergeant. */
function byRoom(kinds: readonly ModelKind[]): readonly ModelKind[] {
  const room = ({ option }: ModelKind): number => (option.max ?? MOST_MODELS) - (option.min ?? 0);
  return kinds.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0) || room(b) - room(a));
}

function choose(bench: EditSession, { parentId, option }: ModelKind, count: number): void {
  bench.change({ state: chooseWithin(bench.document.state, parentId, option, count, bench.tools).state });
}

/** BattleScribe would add separate selections of the model instead; here a unit with one kind of model stays one selection. */
function withNumber(state: RosterState, id: string, number: number): RosterState {
  const forces = state.forces.map((force) => ({
    ...force,
    selections: force.selections.map((selection) => (selection.id === id ? { ...selection, number } : selection)),
  }));
  return { ...state, forces };
}

const isOf = (selection: SelectionState, { entryId, entryGroupId }: OptionView): boolean =>
  selection.entryId === entryId && selection.entryGroupId === entryGroupId;

const countOf = (selections: readonly SelectionState[], option: OptionView): number =>
  selections.filter((child) => isOf(child, option)).reduce((sum, { number }) => sum + number, 0);

const total = (kinds: readonly ModelKind[]): number => kinds.reduce((sum, { count }) => sum + count, 0);
