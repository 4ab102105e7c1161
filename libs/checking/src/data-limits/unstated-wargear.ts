import type { EvaluatedSelection, Finding } from '#muster/battlescribe';
import { withDescendants, type ArmySelections } from './army-selections.js';

/**
 * Whether a minimum of wargear is missed that the list does not mention at all. Tools omit what every model has, and some data requires a
 * selection for items that other data only displays. That the list does not mention an item does not mean the unit lacks it.
 */
export function isUnstatedWargear({ kind, owner, entryId, count, counted }: Finding, army: Pick<ArmySelections, 'evaluation'>): boolean {
  if (kind !== 'tooFew' || count !== 0 || counted !== 'selections' || owner.id === null) return false;
  const root = army.evaluation.selection(owner.id);
  return root !== null && withDescendants(root).some((selection) => offersWargear(selection, entryId));
}

function offersWargear({ option }: EvaluatedSelection, id: string): boolean {
  const offered = option?.entries.find(({ blueprint: { definition, link } }) => definition.id === id || link?.id === id);
  return offered?.blueprint.type === 'upgrade';
}
