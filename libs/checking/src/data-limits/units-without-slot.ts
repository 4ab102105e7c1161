import type { Finding } from '#muster/battlescribe';
import { isWithoutSlot, type ArmyUnit, type Given } from '#muster/army';

/**
 * Whether a slot is only exceeded because the data counts units that the list took without a slot ("No Force Org Slot"). A list names the
 * slot, but the entry of the data that stands for the unit may have another one.
 */
export function countsUnitsWithoutSlot(
  { kind, count, limit }: Pick<Finding, 'kind' | 'count' | 'limit'>,
  units: readonly Given<Pick<ArmyUnit, 'role' | 'chosen'>>[],
): boolean {
  const without = units.filter(({ role, chosen }) => chosen === undefined && role !== undefined && isWithoutSlot(role));
  return kind === 'tooMany' && without.length > 0 && count - without.length <= limit;
}
