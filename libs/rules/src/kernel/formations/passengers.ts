import type { ArmyDeclarations, Passenger, ArmyUnit } from '#muster/army';
import { attachedUnits } from './formations.js';
import { partJoined, partsOf } from './parts.js';

/**
 * The units that start the battle embarked, with their TRANSPORTS. Units attached to an embarked unit are included unless they are declared
 * elsewhere, because an attached unit is one unit. If a unit was split, a Leader takes only the part that it joined with it.
 */
export function embarkedUnits(declared: ArmyDeclarations): readonly Passenger[] {
  const stated = declared.passengers ?? [];
  if (stated.length === 0) return stated;
  const implied: Passenger[] = [];
  const isStated = (unit: ArmyUnit) => stated.some((one) => one.unit === unit);
  for (const { bodyguard, leaders } of attachedUnits({ declared })) {
    const isSplit = partsOf(bodyguard, declared).length > 1;
    if (isSplit) {
      for (const leader of leaders) {
        const own = stated.find((one) => one.unit === leader);
        const models = partJoined(leader, bodyguard, declared);
        const { length: embarked } = stated.filter((one) => one.unit === bodyguard);
        if (own && embarked === 0 && models !== null) implied.push({ ...own, unit: bodyguard, models });
      }
      continue;
    }
    const whole = [bodyguard, ...leaders];
    const head = stated.find((one) => whole.includes(one.unit));
    if (!head) continue;
    const { path, line, transport } = head;
    for (const unit of whole) if (!isStated(unit)) implied.push({ path, line, transport, unit });
  }
  return [...stated, ...implied];
}
