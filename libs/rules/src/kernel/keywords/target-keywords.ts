import type { Army, ArmyUnit } from '#muster/army';
import { attachedUnits, companions } from '../formations/formations.js';
import { holds, unitHas } from './keywords.js';
import { keywordsKnown } from './knowledge.js';
import { mayJoin } from './leading.js';

/**
 * Whether the unit, including units attached to it, has the keyword in battle. `unknown` if a detachment could grant it, or if a unit with
 * the keyword could be attached and the list declares no attachments.
 */
export function holdsAsAttached(unit: ArmyUnit, key: string, roster: Army): 'yes' | 'unknown' | 'no' {
  const whole = companions(unit, attachedUnits(roster));
  if (whole.some((part) => unitHas(part, key))) return 'yes';
  if (!keywordsKnown(roster) || whole.some((part) => holds(part, key, roster) !== 'no')) return 'unknown';
  if (roster.declared?.attachments) return 'no';
  const others = roster.units.filter((other) => other !== unit && unitHas(other, key));
  return others.some((other) => mayJoin(other, unit) || mayJoin(unit, other)) ? 'unknown' : 'no';
}
