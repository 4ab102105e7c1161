import type { Army, ArmyUnit } from '#muster/army';
import { attachedUnits, companions } from '../formations/formations.js';
import { holds, unitHas } from './keywords.js';
import { keywordsKnown } from './knowledge.js';
import { mayJoin } from './leading.js';

/**
 * Whether the unit, with all that is attached to it, has the keyword in battle. Unknown: a detachment may grant it, or a Leader or a
 * Bodyguard unit with the keyword may be attached to it and attachments are not declared.
 */
export function holdsAsAttached(unit: ArmyUnit, key: string, roster: Army): 'yes' | 'unknown' | 'no' {
  const whole = companions(unit, attachedUnits(roster));
  if (whole.some((part) => unitHas(part, key))) return 'yes';
  if (!keywordsKnown(roster) || whole.some((part) => holds(part, key, roster) !== 'no')) return 'unknown';
  if (roster.declared?.attachments) return 'no';
  const others = roster.units.filter((other) => other !== unit && unitHas(other, key));
  return others.some((other) => mayJoin(other, unit) || mayJoin(unit, other)) ? 'unknown' : 'no';
}
