import { type ArmyUnit } from '#muster/army';
import { keywordKey, matchesIfKnown, selectableKey, type KeywordExpression, type KeywordLookup } from '#muster/catalogue';
import { keywordsOf } from './keywords.js';
import { ofOneArmy } from './knowledge.js';

/** A clause that may contain keywords in angle brackets, and the unit to whose rule it belongs. */
export interface ClauseOf {
  readonly clause: KeywordExpression;
  readonly owner: ArmyUnit;
}

/**
 * Whether the clause applies to models with these keywords. In a unit's rule, a keyword in angle brackets means the keyword that was
 * selected for that unit (Core Rules, 9th edition, Keywords). Null if that depends on a selection that the list does not state.
 */
export function fitsClauseOf({ clause, owner }: ClauseOf, unit: ArmyUnit, own?: KeywordLookup): boolean | null {
  const lookup = keywordsOf(unit, own);
  return matchesIfKnown(clause, (key) => {
    const selectable = selectableKey(key);
    return selectable === null ? lookup.has(key) : sharesSelection(selectable, unit, owner);
  });
}

/**
 * The first of the two units whose selection decides the clause but is not stated, with the keyword as clauses print it. Null if no
 * selection is missing.
 */
export function selectionMissing({ clause, owner }: ClauseOf, unit: ArmyUnit): { readonly keyword: string; readonly of: ArmyUnit } | null {
  for (const keyword of keywordsIn(clause)) {
    const selectable = selectableKey(keyword);
    if (selectable === null || sharesSelection(selectable, unit, owner) !== null) continue;
    return { keyword, of: selectionOf(owner, selectable) === null ? owner : unit };
  }
  return null;
}

/** Whether the datasheet of the unit has a keyword in angle brackets for which the list states no selection. */
export function hasOpenSelection(unit: ArmyUnit): boolean {
  return openSelections(unit).length > 0;
}

/** The keywords in angle brackets on the unit's datasheet for which the list states no selection, as printed. */
export function openSelections(unit: ArmyUnit): readonly string[] {
  const { datasheet, keywords, factionKeywords } = unit;
  const printed = [...datasheet.factionKeywords, ...datasheet.keywords];
  const standing = printed.filter((keyword) => {
    const selectable = selectableKey(keyword);
    if (selectable === null || selectionOf(unit, selectable) !== null) return false;
    const key = keywordKey(keyword);
    return factionKeywords.has(key) || keywords.has(key);
  });
  // The data can add the selected keyword without removing the one in angle brackets.
  const gained = gainedFactions(unit).filter((key) => !isSelected(unit, key));
  return gained.length >= standing.length ? [] : standing;
}

/** Keys of the Faction keywords that the unit has but that its datasheet does not print. */
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
  // The selected keyword is one of the Faction keywords that the datasheet does not print. A unit that has all of these has the selected
  // one too.
  if (wanted === null) return isSharedInFull(gainedFactions(owner), unit) ? true : null;
  if (keywordsOf(unit).has(wanted)) return true;
  // A unit without a keyword to select may still belong to the selected kind through its printed keywords. The data does not show whether
  // it does.
  return selectionOf(unit, selectable) === null ? null : false;
}

/** Key of the selected keyword. Null if the list does not state which keyword was selected. */
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
