import { type ArmyUnit } from '#muster/army';
import { keywordKey, matchesIfKnown, selectableKey, type KeywordExpression, type KeywordLookup } from '#muster/catalogue';
import { keywordsOf } from './keywords.js';
import { ofOneArmy } from './knowledge.js';

/** A clause that may name keywords in angle brackets, and the unit whose rule it is. */
export interface ClauseOf {
  readonly clause: KeywordExpression;
  readonly owner: ArmyUnit;
}

/**
 * Whether models with these keywords are the ones that the clause names. A keyword in angle brackets in a unit's rule is the one that was
 * selected for that unit (Core Rules, 9th edition, Keywords). Null: that depends on a selection that is not stated.
 */
export function fitsClauseOf({ clause, owner }: ClauseOf, unit: ArmyUnit, own?: KeywordLookup): boolean | null {
  const lookup = keywordsOf(unit, own);
  return matchesIfKnown(clause, (key) => {
    const selectable = selectableKey(key);
    return selectable === null ? lookup.has(key) : sharesSelection(selectable, unit, owner);
  });
}

/** The first unit of the two for which the selection that decides is not stated, with the keyword as printed in clauses. */
export function selectionMissing({ clause, owner }: ClauseOf, unit: ArmyUnit): { readonly keyword: string; readonly of: ArmyUnit } | null {
  for (const keyword of keywordsIn(clause)) {
    const selectable = selectableKey(keyword);
    if (selectable === null || sharesSelection(selectable, unit, owner) !== null) continue;
    return { keyword, of: selectionOf(owner, selectable) === null ? owner : unit };
  }
  return null;
}

/** Whether no selection is stated for a keyword in angle brackets of the unit's datasheet, which may be any of its kind then. */
export function hasOpenSelection(unit: ArmyUnit): boolean {
  return openSelections(unit).length > 0;
}

/** The keywords in angle brackets of the unit's datasheet for which nothing is selected, as printed. */
export function openSelections(unit: ArmyUnit): readonly string[] {
  const { datasheet, keywords, factionKeywords } = unit;
  const printed = [...datasheet.factionKeywords, ...datasheet.keywords];
  const standing = printed.filter((keyword) => {
    const selectable = selectableKey(keyword);
    if (selectable === null || selectionOf(unit, selectable) !== null) return false;
    const key = keywordKey(keyword);
    return factionKeywords.has(key) || keywords.has(key);
  });
  // Data may add what was selected and leave the keyword in angle brackets beside it.
  const gained = gainedFactions(unit).filter((key) => !isSelected(unit, key));
  return gained.length >= standing.length ? [] : standing;
}

/** Keys of the Faction keywords that it has and that its datasheet does not print. */
function gainedFactions({ datasheet, factionKeywords }: ArmyUnit): readonly string[] {
  const printed = new Set([...datasheet.factionKeywords, ...datasheet.keywords].map(keywordKey));
  return [...factionKeywords].filter((key) => !printed.has(key));
}

function isSharedInFull(keys: readonly string[], unit: ArmyUnit): boolean {
  const lookup = keywordsOf(unit);
  return keys.length > 0 && keys.every((key) => lookup.has(key));
}

function sharesSelection(selectable: string, unit: ArmyUnit, owner: ArmyUnit): boolean | null {
  const isStranger = !hasSelectable(unit, selectable) && !ofOneArmy([unit, owner]);
  if (isStranger) return false;
  const wanted = selectionOf(owner, selectable);
  // Whatever was selected is among the Faction keywords that are not printed: what has them all has it.
  if (wanted === null) return isSharedInFull(gainedFactions(owner), unit) ? true : null;
  if (keywordsOf(unit).has(wanted)) return true;
  // What has none of its own to select may still be of another kind by what is printed: that the data do not tell.
  return selectionOf(unit, selectable) === null ? null : false;
}

/** Key of what was selected for the keyword; null: not stated. */
export function selectionOf({ keywordChoices = [] }: ArmyUnit, selectable: string): string | null {
  const stated = keywordChoices.find(({ keyword }) => (selectableKey(keyword) ?? keywordKey(keyword)) === selectable);
  return stated?.choice ? keywordKey(stated.choice) : null;
}

function isSelected({ keywordChoices = [] }: ArmyUnit, key: string): boolean {
  return keywordChoices.some(({ choice }) => choice !== null && keywordKey(choice) === key);
}

function hasSelectable({ datasheet }: ArmyUnit, selectable: string): boolean {
  return [...datasheet.factionKeywords, ...datasheet.keywords].some((keyword) => selectableKey(keyword) === selectable);
}

function keywordsIn(clause: KeywordExpression): readonly string[] {
  if ('has' in clause) return [clause.has];
  if ('not' in clause) return keywordsIn(clause.not);
  return ('all' in clause ? clause.all : clause.any).flatMap(keywordsIn);
}
