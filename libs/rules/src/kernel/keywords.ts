import { keywordKey, matches, type KeywordExpression, type ResolvedUnit } from '@muster/catalogue';

/** Keywords of the core rules, in the form in which they are compared. */
export const CHARACTER = 'character';
export const EPIC_HERO = 'epic hero';
export const BATTLELINE = 'battleline';
export const DEDICATED_TRANSPORT = 'dedicated transport';

/** Whether the unit is one the clause speaks of. A datasheet's own name in a clause is a keyword too. */
export function fits(unit: Pick<ResolvedUnit, 'keywords' | 'datasheet'>, clause: KeywordExpression): boolean {
  return matches(clause, unit.keywords) || matches(clause, new Set([...unit.keywords, keywordKey(unit.datasheet.name)]));
}

/** Whether the clause asks for the keyword, rather than forbidding it or not speaking of it. */
export function names(clause: KeywordExpression, keyword: string): boolean {
  if ('has' in clause) return keywordKey(clause.has) === keyword;
  if ('all' in clause) return clause.all.some((part) => names(part, keyword));
  if ('any' in clause) return clause.any.some((part) => names(part, keyword));
  return false;
}
