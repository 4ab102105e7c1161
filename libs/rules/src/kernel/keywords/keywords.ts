import { type Army, type ArmyUnit } from '#muster/army';
import {
  keywordKey,
  matches,
  type Datasheet,
  type Detachment,
  type KeywordExpression,
  type KeywordGrant,
  type KeywordLookup,
} from '#muster/catalogue';
import { hasGap } from './knowledge.js';

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
export function keywordsOf({ keywords, factionKeywords, datasheet }: ArmyUnit, own: KeywordLookup = keywords): KeywordLookup {
  return { has: (key) => own.has(key) || factionKeywords.has(key) || namesOf(datasheet).has(key) };
}

/** Datasheets belong to immutable releases: the keys of their names are worked out once. */
const namesOfDatasheet = new WeakMap<Datasheet, ReadonlySet<string>>();

/** Its name and its other names: data write "[Legends]" behind the one that clauses print. */
function namesOf(datasheet: Datasheet): ReadonlySet<string> {
  const known = namesOfDatasheet.get(datasheet);
  if (known) return known;
  const keys = new Set([datasheet.name, ...datasheet.aliases].map(keywordKey));
  namesOfDatasheet.set(datasheet, keys);
  return keys;
}

/** Whether the unit is one the clause speaks of. */
export function fits(unit: ArmyUnit, clause: KeywordExpression): boolean {
  return matches(clause, keywordsOf(unit));
}

/** Whether the unit has the keyword, as a faction keyword or another. */
export function hasKeyword({ keywords, factionKeywords }: ArmyUnit, key: string): boolean {
  return keywords.has(key) || factionKeywords.has(key);
}

/** The same, or a model of it has: a unit is considered to have all the keywords of all of its models. */
export function unitHas(unit: ArmyUnit, key: string): boolean {
  return hasKeyword(unit, key) || (unit.groups ?? []).some(({ keywords }) => keywords.has(key));
}

/** Whether the unit, with the keywords of all of its models, is one the clause speaks of. */
export function fitsAsUnit(unit: ArmyUnit, clause: KeywordExpression): boolean {
  return matches(clause, keywordsOf(unit, { has: (key) => unitHas(unit, key) }));
}

/** Granted: by what the player may choose, and by what hangs on a Warlord who is not stated or on a text that was not understood. */
export type Held = 'yes' | 'chosen' | 'unknown' | 'no';

/** Whether the unit has the keyword, or may have it by a detachment. */
export function holds(unit: ArmyUnit, key: string, roster: Army): Held {
  if (unit.keywords.has(key)) return 'yes';
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

/** Whether a grant holds for the units that it goes to. */
function isGiven({ chosen, ifWarlord, wounds }: KeywordGrant, { restrictions }: Detachment, roster: Army): Held {
  if (chosen) return 'chosen';
  if (ifWarlord) {
    const warlords = roster.units.filter(({ warlord }) => warlord);
    const isNotKnown = warlords.length === 0 || hasGap(roster, 'unit');
    if (!warlords.some((unit) => fits(unit, ifWarlord))) return isNotKnown ? 'unknown' : 'no';
  }
  // Where the Wounds of all its models are plain numbers, the unit has the keyword already.
  return wounds || restrictions.some(({ kind }) => kind === 'unread') ? 'unknown' : 'yes';
}

/** Whether the unit has the keyword or may have it by a detachment. */
export function mayHave(unit: ArmyUnit, key: string, roster: Army): boolean {
  return holds(unit, key, roster) !== 'no';
}

/** Whether the clause asks for the keyword, rather than forbidding it or not speaking of it. */
export function names(clause: KeywordExpression, keyword: string): boolean {
  if ('has' in clause) return keywordKey(clause.has) === keyword;
  if ('all' in clause) return clause.all.some((part) => names(part, keyword));
  if ('any' in clause) return clause.any.some((part) => names(part, keyword));
  return false;
}

/** A FORTIFICATION by keyword or by Battlefield Role; whether the keyword is printed in the plural does not matter. */
export function isFortification(unit: ArmyUnit): boolean {
  if (FORTIFICATION.some((keyword) => unit.keywords.has(keyword))) return true;
  const role = roleOf(unit);
  return role !== null && FORTIFICATION.includes(role);
}

/** The Battlefield Role as taken, in the form in which keywords are compared. */
export function roleOf({ role, datasheet }: ArmyUnit): string | null {
  const printed = role ?? datasheet.role;
  return printed === null ? null : keywordKey(printed);
}
