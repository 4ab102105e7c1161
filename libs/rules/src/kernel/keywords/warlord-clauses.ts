import type { Army, ArmyUnit } from '#muster/army';
import { fits } from './keywords.js';

export type WarlordClause = 'must' | 'cannot' | 'unread';

/** Whether the datasheet or a detachment says it of the unit as the Warlord. A detachment may lift what a datasheet forbids. */
export function saysOfWarlord(unit: ArmyUnit, clause: WarlordClause, { detachments }: Army): boolean {
  for (const { detachment } of detachments) {
    if (detachment.warlord?.some(({ kind, models }) => kind === clause && fits(unit, models))) return true;
  }
  if (!unit.datasheet.warlordClauses?.includes(clause)) return false;
  return clause !== 'cannot' || !detachments.some(({ detachment }) => detachment.mayBeWarlord?.some((models) => fits(unit, models)));
}
