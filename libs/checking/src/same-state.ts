import type { ForceState, RosterState, SelectionState } from '#muster/battlescribe';

/** Whether two states are the same to the evaluator, ids included. */
export const sameState = (one: RosterState, other: RosterState): boolean =>
  one === other ||
  (inPairs(one.costLimits, other.costLimits, (a, b) => a.typeId === b.typeId && a.value === b.value) &&
    inPairs(one.forces, other.forces, sameForce));

const sameForce = (one: ForceState, other: ForceState): boolean =>
  one.id === other.id &&
  one.entryId === other.entryId &&
  one.catalogueId === other.catalogueId &&
  inPairs(one.selections, other.selections, sameSelection) &&
  inPairs(one.forces, other.forces, sameForce);

const sameSelection = (one: SelectionState, other: SelectionState): boolean =>
  one.id === other.id &&
  one.entryId === other.entryId &&
  one.entryGroupId === other.entryGroupId &&
  one.number === other.number &&
  inPairs(one.selections, other.selections, sameSelection);

function inPairs<Item>(some: readonly Item[], others: readonly Item[], same: (one: Item, other: Item) => boolean): boolean {
  return (
    some.length === others.length &&
    some.every((one, place) => {
      const other = others[place];
      return other !== undefined && same(one, other);
    })
  );
}
