import type { Army, ArmyUnit } from '#muster/army';
import type { WarlordClauseKind } from '#muster/catalogue';
import { fits } from './keywords.js';

/**
 * Whether a clause of the datasheet or of a detachment about the Warlord applies to the unit. A detachment can override the datasheet's
 * ban.
 */
export function saysOfWarlord(unit: ArmyUnit, clause: WarlordClauseKind, { detachments }: Army): boolean {
  for (const { detachment } of detachments) {
    if (detachment.warlord?.some(({ kind, models }) => kind === clause && fits(unit, models))) return true;
  }
  if (!unit.datasheet.warlordClauses?.includes(clause)) return false;
  return clause !== 'cannot' || !detachments.some(({ detachment }) => detachment.mayBeWarlord?.some((models) => fits(unit, models)));
}
