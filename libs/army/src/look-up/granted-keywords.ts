import { keywordKey, matches, type Datasheet, type Detachment, type KeywordGrant, type KeywordLookup } from '#muster/catalogue';
import type { Army } from '../army.js';
import type { ArmyUnit } from '../army-unit.js';

/** A granted keyword may cause another grant ("TANK ACE units gain ..."); no rule needs more steps than this. */
const STEPS = 2;

/**
 * Adds the keywords that the army's detachments certainly grant while mustering: to all matching units, or while the Warlord is a matching
 * model and the list names the Warlord. The rules handle grants that need a player's choice or an unstated fact.
 */
export function withGrantedKeywords(roster: Army): readonly ArmyUnit[] {
  const grants = roster.detachments.flatMap(({ detachment }) => certainGrants(detachment));
  if (grants.length === 0) return roster.units;
  let units = roster.units;
  for (let step = 0; step < STEPS; step += 1) {
    const before = units;
    units = before.map((unit) => withGrants(unit, grants, before));
  }
  return units;
}

function certainGrants({ grants, restrictions }: Detachment): readonly KeywordGrant[] {
  // If a text was not fully understood, no part of it is certain.
  return restrictions.some((one) => one.kind === 'unread' && one.concerns === undefined) ? [] : grants.filter(({ chosen }) => !chosen);
}

function withGrants(unit: ArmyUnit, grants: readonly KeywordGrant[], army: readonly ArmyUnit[]): ArmyUnit {
  const gained = grants
    .filter((grant) => !unit.keywords.has(keywordKey(grant.keyword)) && goesTo(grant, unit) && isLed(grant, army))
    .map(({ keyword }) => keywordKey(keyword));
  return gained.length === 0 ? unit : { ...unit, keywords: new Set([...unit.keywords, ...gained]) };
}

function goesTo({ to, wounds }: KeywordGrant, unit: ArmyUnit): boolean {
  if (!matches(to, keywordsOf(unit))) return false;
  if (!wounds) return true;
  const printed = woundsOf(unit.datasheet);
  const { atLeast = 0, atMost = Infinity } = wounds;
  return printed.length > 0 && printed.every((value) => value >= atLeast && value <= atMost);
}

function isLed({ ifWarlord }: KeywordGrant, army: readonly ArmyUnit[]): boolean {
  return ifWarlord === undefined || army.some((unit) => unit.warlord && matches(ifWarlord, keywordsOf(unit)));
}

/** A clause may use a datasheet's own name as a keyword. */
function keywordsOf({ keywords, factionKeywords, datasheet }: ArmyUnit): KeywordLookup {
  const names = [datasheet.name, ...datasheet.aliases].map(keywordKey);
  return { has: (key) => keywords.has(key) || factionKeywords.has(key) || names.includes(key) };
}

/** NaN if the text is not a plain number, so that no bound matches it. */
function woundsOf({ profiles }: Datasheet): readonly number[] {
  return profiles.flatMap(({ characteristics }) =>
    characteristics.filter(({ name }) => name === 'W').map(({ value }) => (/^\d+$/.test(value) ? Number(value) : Number.NaN)),
  );
}
