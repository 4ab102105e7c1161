import {
  addChildSelection,
  addRootSelection,
  removeSelection,
  resizeSelection,
  type OptionView,
  type RosterState,
  type SelectionState,
} from '#muster/battlescribe';
import { entriesIn, findForce, findPlace } from './find-selection.js';
import type { Tools } from './edit-session.js';

/** The roster after the choice, and the id of the chosen selection, or null if it was removed. */
export interface Chosen {
  readonly state: RosterState;
  readonly id: string | null;
}

/**
 * Sets the number of an option inside a selection to `count`. Added selections include what they require; reducing the number removes the
 * last ones. In a group that allows one choice, the other choice is removed.
 */
export function chooseWithin(state: RosterState, parentId: string, option: OptionView, count: number, tools: Tools): Chosen {
  const { game } = tools.release;
  const present = (at: RosterState): readonly SelectionState[] =>
    (findPlace(game, at, parentId)?.selection.selections ?? []).filter((child) => isOf(child, option));
  let current = count > 0 ? withoutRivals(state, parentId, option, tools) : state;
  for (let round = 0; round < count && sum(present(current)) < count; round += 1) {
    const alike = present(current).at(-1);
    const before = current;
    if (alike && option.option.interior.isCollective)
      current = resizeSelection(game, current, alike.id, option.option, alike.number + count - sum(present(current)));
    else current = addChildSelection(game, current, parentId, option.option, tools.newId).state;
    if (current === before) break;
  }
  return { state: fewer(current, present, option, count, tools), id: present(current).at(-1)?.id ?? null };
}

/** Like `chooseWithin`, at the root of a force. */
export function chooseAtRoot(state: RosterState, forceId: string, option: OptionView, count: number, tools: Tools): Chosen {
  const present = (at: RosterState): readonly SelectionState[] =>
    (findForce(at, forceId)?.selections ?? []).filter((child) => isOf(child, option));
  let current = state;
  for (let round = present(current).length; round < count; round += 1)
    current = addRootSelection(tools.release.game, current, forceId, option.option, tools.newId).state;
  return { state: fewer(current, present, option, count, tools), id: present(current).at(-1)?.id ?? null };
}

/** Chooses an option and every option on the path to it from the root of a force. Competing choices on the path are removed. */
export function choosePath(state: RosterState, forceId: string, [root, ...rest]: readonly OptionView[], tools: Tools): Chosen {
  if (!root) return { state, id: null };
  let chosen = chooseAtRoot(state, forceId, root, 1, tools);
  for (const option of rest) if (chosen.id !== null) chosen = chooseWithin(chosen.state, chosen.id, option, 1, tools);
  return chosen;
}

function fewer(
  state: RosterState,
  present: (at: RosterState) => readonly SelectionState[],
  option: OptionView,
  count: number,
  tools: Tools,
): RosterState {
  let current = state;
  for (const last of present(current).toReversed()) {
    const surplus = sum(present(current)) - count;
    if (surplus <= 0) break;
    current =
      last.number <= surplus
        ? removeSelection(current, last.id)
        : resizeSelection(tools.release.game, current, last.id, option.option, last.number - surplus);
  }
  return current;
}

/** Removes the competing choice in the nearest group that allows only one. */
function withoutRivals(state: RosterState, parentId: string, option: OptionView, { release }: Tools): RosterState {
  const parent = findPlace(release.game, state, parentId);
  const group = parent?.view ? groupsAround(parent.view, option).findLast(({ max }) => max === 1) : undefined;
  if (!parent || !group) return state;
  const rivals = entriesIn(group).filter((entry) => !isSame(entry, option));
  const gone = parent.selection.selections.filter((child) => rivals.some((rival) => isOf(child, rival)));
  return gone.reduce((without, { id }) => removeSelection(without, id), state);
}

/** The outermost group first. */
function groupsAround(within: OptionView, option: OptionView): readonly OptionView[] {
  for (const child of within.children) {
    if (child.kind !== 'group') continue;
    if (child.children.some((entry) => entry.kind === 'entry' && isSame(entry, option))) return [child];
    const inner = groupsAround(child, option);
    if (inner.length > 0) return [child, ...inner];
  }
  return [];
}

const isSame = (a: OptionView, b: OptionView): boolean => a.entryId === b.entryId && a.entryGroupId === b.entryGroupId;

const isOf = (selection: SelectionState, { entryId, entryGroupId }: OptionView): boolean =>
  selection.entryId === entryId && selection.entryGroupId === entryGroupId;

const sum = (selections: readonly SelectionState[]): number => selections.reduce((total, { number }) => total + number, 0);
