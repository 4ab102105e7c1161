import { type ArmyUnit } from '#muster/army';
import { looseKey } from '#muster/catalogue';
import type { LoadoutItem, Roster } from '#muster/roster';

/** Whether the list has something of that name for the unit. Data bundle wargear, and it may be our reading that took a bundle for what is in it. */
export function isNamedInList(name: string, { unitId }: Pick<ArmyUnit, 'unitId'>, { units }: Pick<Roster, 'units'>): boolean {
  const key = looseKey(name);
  const among = (items: readonly LoadoutItem[]): boolean => items.some((item) => looseKey(item.name) === key || among(item.items));
  const unit = units.find((one) => one.unitId === unitId);
  return unit !== undefined && (among(unit.loadout) || unit.enhancements.some((one) => looseKey(one.name) === key));
}
