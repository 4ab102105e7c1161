import type { EvaluatedSelection, Finding } from '#muster/battlescribe';
import { withDescendants, type ArmySelections } from './army-selections.js';

/**
 * Lists say what models of one kind carry together ("2 with Shield Drone"), and which model carries what was dealt out by us. True where
 * they could carry it otherwise: as many of it are there as all these models may have, or must.
 */
export function couldBeDealtOutOtherwise(
  { kind, owner, entryId, limit, percent, scope }: Finding,
  army: Pick<ArmySelections, 'alikeTo'>,
): boolean {
  if (owner.kind !== 'selection' || owner.id === null || percent || scope !== 'selection') return false;
  if (kind !== 'tooMany' && kind !== 'tooFew') return false;
  const alike = army.alikeTo(owner.id);
  if (alike.length < 2) return false;
  const models = alike.reduce((sum, { number }) => sum + number, 0);
  const carried = alike.flatMap(({ selections }) => selections.flatMap(withDescendants)).filter((selection) => isOf(selection, entryId));
  const count = carried.reduce((sum, { number }) => sum + number, 0);
  return kind === 'tooMany' ? count <= limit * models : count >= limit * models;
}

/** Whether a selection is of the entry or link with this id, or in such a group. */
function isOf({ option }: EvaluatedSelection, id: string): boolean {
  for (let around = option; around !== null; around = around.group) {
    const { definition, link } = around.blueprint;
    if (definition.id === id || link?.id === id) return true;
  }
  return false;
}
