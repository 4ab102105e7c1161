import type { Finding } from '#muster/battlescribe';
import type { Fact } from '#muster/diagnostics';
import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, matches } from '#muster/catalogue';

const CHARACTER = 'character';

/**
 * Whether the data misses a choice that lists need not print: the player selected the unit to be a CHARACTER, as its detachment allows.
 * Until this choice is selected, the data does not count the unit as a CHARACTER and does not let it be the Warlord or bear an Enhancement.
 * The rules treat the choice as selected.
 */
export function missesChosenCharacter(
  { kind, name }: Pick<Finding, 'kind' | 'name'>,
  fact: Fact,
  units: readonly ArmyUnit[],
  roster: Army,
): boolean {
  if (kind === 'tooFew')
    return fact === 'slots' && keywordKey(name) === CHARACTER && roster.units.some((unit) => mayBeChosen(unit, roster));
  const isBarred = kind === 'hidden' && (fact === 'warlord' || fact === 'enhancementOffer');
  return isBarred && units.length > 0 && units.every((unit) => mayBeChosen(unit, roster));
}

function mayBeChosen({ chosen: whose, keywords, factionKeywords }: ArmyUnit, { detachments }: Army): boolean {
  if (whose !== undefined) return false; // the player must have selected it
  const keys = { has: (key: string) => keywords.has(key) || factionKeywords.has(key) };
  const grants = detachments.flatMap(({ detachment }) => detachment.grants);
  return grants.some(({ chosen, keyword, to }) => chosen && keywordKey(keyword) === CHARACTER && matches(to, keys));
}
