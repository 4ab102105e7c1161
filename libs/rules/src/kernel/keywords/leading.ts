import { type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';

/** Whether a Leader clause that lists this means the unit: it lists datasheets, by id or by name, or a keyword that its units share. */
export function isListed({ datasheet, keywords }: ArmyUnit, listed: string): boolean {
  if (listed === datasheet.id) return true;
  const key = keywordKey(listed);
  return key === keywordKey(datasheet.name) || keywords.has(key);
}

/** Whether one may be attached to the other by its datasheet, or by an Enhancement it bears; what was not understood may allow it. */
export function mayJoin({ datasheet, enhancements }: ArmyUnit, bodyguard: ArmyUnit): boolean {
  const { leads, leaderUnread, joins, abilities } = datasheet;
  if (leaderUnread || joins) return true;
  if (leads === null) return abilities.some((ability) => keywordKey(ability) === 'leader');
  return enhancements.length > 0 || leads.some((listed) => isListed(bodyguard, listed));
}
