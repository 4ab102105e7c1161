import type { KeyedFinding } from '../../assess/keyed-finding.js';
import type { StandingArmy } from '../standing-army.js';
import type { Remedy } from './fix.js';
import { entryAt, unitsAt } from './places-of.js';
import { deploying, detaching, disembarking, takingOff, takingOut } from './remedies.js';

const MOST_TAKEN_OUT = 6;

/** Changes to try for a finding without a hint: undo declarations about its units, then remove what they have, then remove the units. */
export function plainRemedies({ path, related }: KeyedFinding, army: StandingArmy): readonly Remedy[] {
  const { attachments = [], passengers = [], reserves = [] } = army.document.declarations;
  const units = unitsAt([path, ...related], army);
  const leading = units.filter(({ id }) => attachments.some(({ leader }) => leader === id));
  const embarked = units.filter(({ id }) => passengers.some(({ unit }) => unit === id));
  const held = units.filter(({ id }) => reserves.some(({ unit }) => unit === id));
  const taken = entryAt(path, army);
  return [
    ...leading.map((unit) => detaching([unit])),
    ...embarked.map((unit) => disembarking([unit])),
    ...(held.length > 0 ? [deploying(held)] : []),
    ...(taken ? [takingOff(taken.unit, taken.entry)] : []),
    ...units.slice(0, MOST_TAKEN_OUT).map((unit) => takingOut([unit])),
  ];
}
