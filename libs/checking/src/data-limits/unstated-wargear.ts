import type { EvaluatedSelection, Finding } from '#muster/battlescribe';
import { withDescendants, type ArmySelections } from './army-selections.js';

/**
 * Whether a minimum is missed of wargear of which the list states none: tools leave out what every model has, and some data make a thing
 * to be selected of what others only tell. Nothing stated is no stated none.
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
