import { keywordKey, matches, type KeywordExpression, type ResolvedUnit } from '@muster/catalogue';

/** Keywords of the core rules, in the form in which they are compared. */
export const CHARACTER = 'character';
export const EPIC_HERO = 'epic hero';
export const INFANTRY = 'infantry';
export const AIRCRAFT = 'aircraft';
export const TITANIC = 'titanic';
export const TRANSPORT = 'transport';
export const PSYKER = 'psyker';

const FORTIFICATION: readonly string[] = ['fortification', 'fortifications'];

type Keyworded = Pick<ResolvedUnit, 'keywords' | 'datasheet'>;

/** Whether the unit is one the clause speaks of. A datasheet's own name in a clause is a keyword too. */
export function fits(unit: Keyworded, clause: KeywordExpression): boolean {
  return matches(clause, unit.keywords) || matches(clause, new Set([...unit.keywords, keywordKey(unit.datasheet.name)]));
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
