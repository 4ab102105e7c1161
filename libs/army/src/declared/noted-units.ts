import type { Path } from '#muster/diagnostics';
import type { DeclaredUnit, Stated } from '#muster/roster';
import { keywordKey, type ArmyOption, type Faction, type IndexedRelease } from '#muster/catalogue';
import type { Gap } from '../army.js';
import type { ResolvedPower, ResolvedRelic, ResolvedTrait, ArmyUnit } from '../army-unit.js';
import { findOne, isGap } from '../look-up/reasons.js';

/** Adds the player's notes to a unit. Options that the release does not have are added to the gaps. */
export function withNotes(unit: ArmyUnit, noted: DeclaredUnit, faction: Faction | null, release: IndexedRelease, gaps: Gap[]): ArmyUnit {
  const path = (field: string, at: number): Path => [...unit.path, field, at];
  const find = (kind: ArmyOption['kind'], stated: Stated, at: Path): ArmyOption | null => {
    const found = optionOf(kind, stated, at, faction, release);
    if (!isGap(found)) return found;
    const printed = kind === 'psychic-power' ? corePower(stated.name, release) : null;
    if (printed === null) gaps.push(found);
    return printed;
  };
  const { role, powerRating, namedCharacter, keywordChoices, ruleChoices, replacements } = noted;
  return {
    ...unit,
    ...gained(unit, noted),
    role: role ?? unit.role,
    powerRating: powerRating === undefined ? unit.powerRating : powerRating,
    powerRatingStated: powerRating === undefined ? unit.powerRatingStated : true,
    namedCharacter: namedCharacter ?? unit.namedCharacter,
    keywordChoices: keywordChoices ?? unit.keywordChoices,
    ruleChoices: ruleChoices ?? unit.ruleChoices,
    replacements: replacements ?? unit.replacements,
    enhancements: borne(unit, noted),
    warlordTraits: noted.warlordTraits?.flatMap((one, at) => traitOf(one, path('warlordTraits', at), find)) ?? unit.warlordTraits,
    relics: noted.relics?.flatMap((one, at) => relicOf(one, path('relics', at), find)) ?? unit.relics,
    psychicPowers: noted.psychicPowers?.flatMap((one, at) => powerOf(one, path('psychicPowers', at), find)) ?? unit.psychicPowers,
  };
}

type Find = (kind: ArmyOption['kind'], stated: Stated, at: Path) => ArmyOption | null;

/** A keyword chosen in place of one in angle brackets is also a keyword of the unit, whether or not it is a Faction keyword. */
function gained(unit: ArmyUnit, { keywords = [], keywordChoices = [] }: DeclaredUnit): Pick<ArmyUnit, 'keywords' | 'factionKeywords'> {
  const chosen = keywordChoices.flatMap(({ choice }) => (choice === null ? [] : [keywordKey(choice)]));
  return {
    keywords: new Set([...unit.keywords, ...keywords.map(keywordKey), ...chosen]),
    factionKeywords: new Set([...unit.factionKeywords, ...chosen]),
  };
}

const borne = ({ enhancements }: ArmyUnit, { bearer }: DeclaredUnit): ArmyUnit['enhancements'] =>
  bearer === undefined ? enhancements : enhancements.map((taken) => ({ ...taken, bearer, offeredToBearer: false }));

function traitOf(stated: NonNullable<DeclaredUnit['warlordTraits']>[number], path: Path, find: Find): readonly ResolvedTrait[] {
  const trait = find('warlord-trait', stated, path);
  return trait === null ? [] : [{ path, line: stated.line, trait, source: stated.source, ...specialistOf(stated) }];
}

function relicOf(stated: NonNullable<DeclaredUnit['relics']>[number], path: Path, find: Find): readonly ResolvedRelic[] {
  const relic = find('relic', stated, path);
  const { source, replaces, line } = stated;
  return relic === null ? [] : [{ path, line, relic, source, ...(replaces === undefined ? {} : { replaces }), ...specialistOf(stated) }];
}

function powerOf(noted: NonNullable<DeclaredUnit['psychicPowers']>[number], path: Path, find: Find): readonly ResolvedPower[] {
  // The word "random" means the same as null: the power is determined at random (Core Rules, 9th edition, Battle-forged Army Roster, item 4).
  const stated = noted.power !== null && keywordKey(noted.power.name) === 'random' ? null : noted.power;
  const power = stated === null ? null : find('psychic-power', stated, path);
  if (stated !== null && power === null) return [];
  const { replaces } = noted;
  return [{ path, line: noted.power?.line ?? null, power, ...(replaces === undefined ? {} : { replaces }), ...specialistOf(noted) }];
}

/** The power that all PSYKERS know (Core Rules, 9th edition, Psykers). The data does not always list it. */
const SMITE: ArmyOption = {
  id: 'smite',
  slug: 'smite',
  name: 'Smite',
  aliases: [],
  kind: 'psychic-power',
  factionIds: [],
  points: 0,
  commandPoints: null,
  group: null,
  eligibility: { has: 'Psyker' },
};

function corePower(name: string, { data }: IndexedRelease): ArmyOption | null {
  return data.release.edition === '9e' && keywordKey(name) === keywordKey(SMITE.name) ? SMITE : null;
}

function specialistOf({ specialist }: { readonly specialist?: string }): { readonly specialist?: string } {
  return specialist === undefined ? {} : { specialist: keywordKey(specialist) };
}

const WORDS = {
  relic: 'relic',
  'warlord-trait': 'Warlord Trait',
  'psychic-power': 'psychic power',
  stratagem: 'Stratagem',
} as const satisfies Record<ArmyOption['kind'], string>;

/** Looks the option up in the army's faction first, then in every faction. */
function optionOf(
  kind: ArmyOption['kind'],
  { name, line }: Stated,
  path: Path,
  faction: Faction | null,
  release: IndexedRelease,
): ArmyOption | Gap {
  const scopes = [
    (option: ArmyOption) => option.kind === kind && faction !== null && option.factionIds.includes(faction.id),
    (option: ArmyOption) => option.kind === kind,
  ];
  return findOne({ kind: 'option', word: WORDS[kind], name, index: release.armyOptions, scopes }, { path, line });
}
