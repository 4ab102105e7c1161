import { keywordKey, matches, type KeywordExpression, type KeywordLookup, type ResolvedRoster, type ResolvedUnit } from '@muster/catalogue';

/** Keywords of the core rules, in the form in which they are compared. */
export const CHARACTER = 'character';
export const EPIC_HERO = 'epic hero';
export const INFANTRY = 'infantry';
export const AIRCRAFT = 'aircraft';
export const TITANIC = 'titanic';
export const TRANSPORT = 'transport';
export const PSYKER = 'psyker';

const FORTIFICATION: readonly string[] = ['fortification', 'fortifications'];

/** Keywords, faction keywords and the datasheet's own name, which is a keyword where a clause names it. */
export function keywordsOf({ keywords, factionKeywords, datasheet }: ResolvedUnit, own: KeywordLookup = keywords): KeywordLookup {
  return { has: (key) => own.has(key) || factionKeywords.has(key) || keywordKey(datasheet.name) === key };
}

/** Whether the unit is one the clause speaks of. */
export function fits(unit: ResolvedUnit, clause: KeywordExpression): boolean {
  return matches(clause, keywordsOf(unit));
}

/** Whether the unit has the keyword, as a faction keyword or another. */
export function hasKeyword({ keywords, factionKeywords }: ResolvedUnit, key: string): boolean {
  return keywords.has(key) || factionKeywords.has(key);
}

/**
 * Whether the unit has the keyword or may have it by a detachment: one that grants it to all such units, while the Warlord is such a
 * model, or to those the player chooses.
 */
export function mayHave(unit: ResolvedUnit, key: string, { detachments, units }: ResolvedRoster): boolean {
  if (unit.keywords.has(key)) return true;
  for (const { detachment } of detachments) {
    for (const { keyword, to, ifWarlord } of detachment.grants) {
      if (keywordKey(keyword) !== key || !fits(unit, to)) continue;
      if (!ifWarlord || units.some((other) => other.warlord && fits(other, ifWarlord))) return true;
    }
  }
  return false;
}

/** Whether the clause asks for the keyword, rather than forbidding it or not speaking of it. */
export function names(clause: KeywordExpression, keyword: string): boolean {
  if ('has' in clause) return keywordKey(clause.has) === keyword;
  if ('all' in clause) return clause.all.some((part) => names(part, keyword));
  if ('any' in clause) return clause.any.some((part) => names(part, keyword));
  return false;
}

/** A FORTIFICATION by keyword or by Battlefield Role; whether the keyword is printed in the plural does not matter. */
export function isFortification(unit: ResolvedUnit): boolean {
  if (FORTIFICATION.some((keyword) => unit.keywords.has(keyword))) return true;
  const role = roleOf(unit);
  return role !== null && FORTIFICATION.includes(role);
}

/** The Battlefield Role as taken, in the form in which keywords are compared. */
export function roleOf({ role, datasheet }: ResolvedUnit): string | null {
  const printed = role ?? datasheet.role;
  return printed === null ? null : keywordKey(printed);
}
