import type { ArmyOption, Enhancement } from '#muster/catalogue';
import { RANK, type Candidate, type FindCandidates } from '../candidate.js';
import type { StandingArmy, StandingUnit } from '../standing-army.js';

/**
 * Enhancements of the army's detachments for the units whose datasheets offer them; in the 8th and 9th edition also relics, Warlord
 * Traits and psychic powers. Options that only refine an Enhancement are treated as wargear, because the data shows when they are
 * available.
 */
export const enhancementCandidates: FindCandidates = (army, units) => {
  const { enhancements, armyOptions } = army.release.data.readModel;
  const ofArmy = enhancements.filter((one) => !one.upgrade && isOfArmy(one, army));
  const options = armyOptions.filter(({ kind }) => kind !== 'stratagem');
  return units
    .flatMap((unit) => [
      ...ofArmy.filter(({ offeredBy }) => offeredBy.includes(unit.datasheet.id)).map((one) => candidate(unit, one, army)),
      ...options.filter(({ offeredBy }) => offeredBy?.includes(unit.datasheet.id)).map((one) => candidate(unit, one, army)),
    ])
    .filter(({ rank }) => rank !== TAKEN);
};

/** Marks an option that the unit already has. */
const TAKEN = -1;

function candidate(unit: StandingUnit, entry: Enhancement | ArmyOption, { units, release }: StandingArmy): Candidate {
  return {
    kind: 'enhancement',
    name: entry.name,
    units: [unit.id],
    datasheet: unit.datasheet.slug,
    intents: [{ kind: 'chooseEntry', unit: unit.id, entry: entry.id, chosen: true }],
    expected: entry.points,
    rank: rankOf(),
    source: 'own',
  };

  function rankOf(): number {
    if (unit.chosen.has(entry.id)) return TAKEN;
    const isElsewhere = units.some(({ chosen }) => chosen.has(entry.id));
    const hasOne = [...unit.chosen].some((id) => release.byId.enhancements.has(id));
    return isElsewhere || hasOne ? RANK.unlikely : RANK.likely;
  }
}

function isOfArmy({ factionIds, detachmentIds, onlyIn }: Enhancement, army: StandingArmy): boolean {
  if (onlyIn !== undefined) return false;
  const isOfFaction = factionIds.length === 0 || factionIds.some((id) => army.factionIds.has(id));
  return isOfFaction && (detachmentIds.length === 0 || detachmentIds.some((id) => army.detachmentIds.has(id)));
}
