import { type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';

/** Whether an item of a Leader clause means this unit. Leader clauses list datasheets, by id or by name, or a keyword. */
export function isListed({ datasheet, keywords }: ArmyUnit, listed: string): boolean {
  if (listed === datasheet.id) return true;
  const key = keywordKey(listed);
  return key === keywordKey(datasheet.name) || keywords.has(key);
}

/**
 * Whether the first unit, by its datasheet or an Enhancement, can be attached to the second unit. True if a clause that could allow it was
 * not understood.
 */
export function mayJoin({ datasheet, enhancements }: ArmyUnit, bodyguard: ArmyUnit): boolean {
  const { leads, leaderUnread, joins, abilities } = datasheet;
  if (leaderUnread || joins) return true;
  if (leads === null) return abilities.some((ability) => keywordKey(ability) === 'leader');
  return enhancements.length > 0 || leads.some((listed) => isListed(bodyguard, listed));
}
