import { type Army, type ArmyUnit } from '#muster/army';
import {
  keywordKey,
  matches,
  type Datasheet,
  type Detachment,
  type DetachmentRestriction,
  type KeywordExpression,
  type KeywordGrant,
  type KeywordLookup,
} from '#muster/catalogue';
import { hasGap } from './knowledge.js';

/** Keywords of the core rules, normalized for comparison. */
export const CHARACTER = 'character';
export const EPIC_HERO = 'epic hero';
export const INFANTRY = 'infantry';
export const AIRCRAFT = 'aircraft';
export const TITANIC = 'titanic';
export const TRANSPORT = 'transport';
export const PSYKER = 'psyker';

const FORTIFICATION: readonly string[] = ['fortification', 'fortifications'];

/**
 * Looks up the unit's keywords, its Faction keywords and the name of its datasheet. The name counts because clauses can name a datasheet
 * like a keyword.
 */
export function keywordsOf({ keywords, factionKeywords, datasheet }: ArmyUnit, own: KeywordLookup = keywords): KeywordLookup {
  return { has: (key) => own.has(key) || factionKeywords.has(key) || namesOf(datasheet).has(key) };
}

/** Datasheets belong to immutable releases, so the keys of their names are computed only once. */
const namesOfDatasheet = new WeakMap<Datasheet, ReadonlySet<string>>();

/** Keys of the datasheet's name and aliases. The data adds "[Legends]" to some names, and clauses print the name without it. */
function namesOf(datasheet: Datasheet): ReadonlySet<string> {
  const known = namesOfDatasheet.get(datasheet);
  if (known) return known;
  const keys = new Set([datasheet.name, ...datasheet.aliases].map(keywordKey));
  namesOfDatasheet.set(datasheet, keys);
  return keys;
}

/** Whether the clause applies to the unit. */
export function fits(unit: ArmyUnit, clause: KeywordExpression): boolean {
  return matches(clause, keywordsOf(unit));
}

/** Whether the unit has the keyword or Faction keyword. */
export function hasKeyword({ keywords, factionKeywords }: ArmyUnit, key: string): boolean {
  return keywords.has(key) || factionKeywords.has(key);
}

/** Whether the unit or one of its models has the keyword. A unit has all the keywords of all of its models. */
export function unitHas(unit: ArmyUnit, key: string): boolean {
  return hasKeyword(unit, key) || (unit.groups ?? []).some(({ keywords }) => keywords.has(key));
}

/** Whether the clause applies to the unit, counting the keywords of all of its models. */
export function fitsAsUnit(unit: ArmyUnit, clause: KeywordExpression): boolean {
  return matches(clause, keywordsOf(unit, { has: (key) => unitHas(unit, key) }));
}

/**
 * Whether a unit has a keyword. `chosen` means that the player can choose to grant it. `unknown` means that it depends on a Warlord whom
 * the list does not state, or on a text that was not understood.
 */
export type Held = 'yes' | 'chosen' | 'unknown' | 'no';

/** Whether the unit has the keyword, by its datasheet or by a detachment. */
export function holds(unit: ArmyUnit, key: string, roster: Army): Held {
  if (unit.keywords.has(key)) return 'yes';
  if (unit.datasheet.pricesOnly === true) return 'unknown';
  const byWarlord = !roster.statesAll?.has('warlord') && unit.keywordsByWarlord?.has(key);
  let held: Held = byWarlord ? 'unknown' : 'no';
  for (const { detachment } of roster.detachments) {
    for (const grant of detachment.grants) {
      if (keywordKey(grant.keyword) !== key || !fits(unit, grant.to)) continue;
      const given = isGiven(grant, detachment, roster);
      if (given === 'yes') return 'yes';
      if (given !== 'no' && held !== 'chosen') held = given;
    }
  }
  return held;
}

/** Whether the restriction was not understood and could say anything about any unit, including what it gains. */
function isUnreadOfAny(restriction: DetachmentRestriction): boolean {
  return restriction.kind === 'unread' && restriction.concerns === undefined;
}

/** Whether a keyword grant of a detachment is in force. */
function isGiven({ chosen, ifWarlord, wounds }: KeywordGrant, { restrictions }: Detachment, roster: Army): Held {
  if (chosen) return 'chosen';
  if (ifWarlord) {
    const warlords = roster.units.filter(({ warlord }) => warlord);
    const isNotKnown = warlords.length === 0 || hasGap(roster, 'unit');
    if (!warlords.some((unit) => fits(unit, ifWarlord))) return isNotKnown ? 'unknown' : 'no';
  }
  // If the Wounds of all models are plain numbers, the grant was already applied when the army was looked up.
  return wounds || restrictions.some(isUnreadOfAny) ? 'unknown' : 'yes';
}

/** Whether the unit has the keyword or could be granted it by a detachment. */
export function mayHave(unit: ArmyUnit, key: string, roster: Army): boolean {
  return holds(unit, key, roster) !== 'no';
}

/** Whether the clause requires the keyword. False if the clause excludes it or does not mention it. */
export function names(clause: KeywordExpression, keyword: string): boolean {
  if ('has' in clause) return keywordKey(clause.has) === keyword;
  if ('all' in clause) return clause.all.some((part) => names(part, keyword));
  if ('any' in clause) return clause.any.some((part) => names(part, keyword));
  return false;
}

/** Whether the unit is a FORTIFICATION by keyword or by Battlefield Role. Accepts the keyword in singular and plural. */
export function isFortification(unit: ArmyUnit): boolean {
  if (FORTIFICATION.some((keyword) => unit.keywords.has(keyword))) return true;
  const role = roleOf(unit);
  return role !== null && FORTIFICATION.includes(role);
}

/** The Battlefield Role in which the unit was taken, normalized for comparison. Null if it has none. */
export function roleOf({ role, datasheet }: ArmyUnit): string | null {
  const printed = role ?? datasheet.role;
  return printed === null ? null : keywordKey(printed);
}
