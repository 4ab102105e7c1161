import { type ArmyUnit } from '#muster/army';
import { looseKey } from '#muster/catalogue';
import type { LoadoutItem, Roster } from '#muster/roster';

/**
 * Whether the list names such an item for the unit. The data bundles wargear, so the reader may have mistaken a bundle for its contents.
 */
export function isNamedInList(name: string, { unitId }: Pick<ArmyUnit, 'unitId'>, { units }: Pick<Roster, 'units'>): boolean {
  const key = looseKey(name);
  const among = (items: readonly LoadoutItem[]): boolean => items.some((item) => looseKey(item.name) === key || among(item.items));
  const unit = units.find((one) => one.unitId === unitId);
  return unit !== undefined && (among(unit.loadout) || unit.enhancements.some((one) => looseKey(one.name) === key));
}
