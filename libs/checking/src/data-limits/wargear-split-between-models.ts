import type { EvaluatedSelection, Finding } from '#muster/battlescribe';
import { withDescendants, type ArmySelections } from './army-selections.js';

/**
 * A list states what models of one kind carry together ("2 with Shield Drone"), and Muster assigns the wargear to the models. True if
 * another assignment would satisfy the limit, because the total is within what all these models may or must have.
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

/** Whether a selection belongs to the entry or link with this id, or is in a group with this id. */
function isOf({ option }: EvaluatedSelection, id: string): boolean {
  for (let around = option; around !== null; around = around.group) {
    const { definition, link } = around.blueprint;
    if (definition.id === id || link?.id === id) return true;
  }
  return false;
}
