import { compositeGroupId, compositeId, type Option } from '../evaluate/compile/option.js';
import type { SelectionState } from '../roster-state.js';

/** Creates ids for new selections and forces. Each id must be unique in its roster. */
export type NewId = () => string;

/** Stops data that requires selections endlessly. */
const SELECTIONS_CAP = 1_000;

/** How many more selections may be created. */
interface Budget {
  left: number;
}

/**
 * Creates a selection of an entry with everything it must have according to the minimums and group defaults as written: each child with a
 * minimum of 1 or more, and, for a group with a minimum, its default entry or its only one. Ignores modifiers; `addChildSelection` applies
 * them within a roster. `parentEntryId` is the path of the selection that will contain it, or null at the root of a force.
 */
export function defaultSelection(option: Option, number: number, parentEntryId: string | null, newId: NewId): SelectionState {
  return build(option, number, parentEntryId, newId, { left: SELECTIONS_CAP });
}

function build(option: Option, number: number, parentEntryId: string | null, newId: NewId, budget: Budget): SelectionState {
  const bare = bareSelection(option, number, parentEntryId, newId);
  budget.left -= 1;
  return { ...bare, selections: defaultsOf(option.children, bare.entryId, newId, budget) };
}

function defaultsOf(children: readonly Option[], parentEntryId: string, newId: NewId, budget: Budget): readonly SelectionState[] {
  return children.flatMap((child) => {
    if (budget.left <= 0) return [];
    const min = staticMinimum(child);
    if (!child.isGroup) return min > 0 && !child.blueprint.hidden ? [build(child, min, parentEntryId, newId, budget)] : [];
    const inner = defaultsOf(child.children, parentEntryId, newId, budget);
    const missing = min - inner.reduce((sum, selection) => sum + selection.number, 0);
    const chosen = missing > 0 ? groupDefault(child) : null;
    return chosen ? [...inner, build(chosen, missing, parentEntryId, newId, budget)] : inner;
  });
}

/** Creates a selection without children. */
export function bareSelection(option: Option, number: number, parentEntryId: string | null, newId: NewId): SelectionState {
  const entryId = compositeId(option, parentEntryId);
  return { id: newId(), entryId, entryGroupId: compositeGroupId(option, parentEntryId), number, selections: [] };
}

/**
 * The default entry of a group: the entry that the group names as its default, or the group's only entry if it names none. Null if the
 * named entry does not exist, as with `none`. Defaults of groups inside the group do not count.
 */
export function groupDefault(group: Option): Option | null {
  const entries = group.entries;
  const named = entries.find((entry) => entry.group === group && entry.isDefault);
  if (named) return named;
  const { definition } = group.blueprint;
  const isNamed =
    definition.kind === 'group' && definition.defaultSelectionEntryId !== undefined && definition.defaultSelectionEntryId !== '';
  return !isNamed && entries.length === 1 ? (entries[0] ?? null) : null;
}

function staticMinimum(option: Option): number {
  const values = option.blueprint.constraints
    .filter(({ type, query }) => type !== 'max' && query.field === 'selections' && query.scope === 'parent' && !query.percent)
    .map((constraint) => constraint.value);
  return Math.max(0, ...values);
}
