import type { CheckReport } from '#muster/checking';
import { keywordKey, type Datasheet, type Enhancement, type IndexedRelease } from '#muster/catalogue';
import type { Roster, RosterUnit } from '#muster/roster';

/** A unit of a list with its datasheet. */
export interface KnownUnit {
  readonly index: number;
  readonly unit: RosterUnit;
  readonly sheet: Datasheet;
  readonly models: number;
}

/** A legal list, with what the release says about it. */
export interface KnownList {
  readonly roster: Roster;
  readonly points: number;
  readonly units: readonly KnownUnit[];
  readonly factionId: string;
  readonly detachmentId: string;
  readonly index: IndexedRelease;
}

/** Null if the list cannot be edited: its faction, its detachment or a unit is not known. */
export function knownList(roster: Roster, { army, points, units }: CheckReport, index: IndexedRelease): KnownList | null {
  const { factions, detachments, datasheets } = index.data.readModel;
  const faction = factions.find(({ name }) => name === army.faction);
  const detachment = detachments.find(({ name }) => name === army.detachments[0]);
  const bySlug = new Map(datasheets.map((sheet) => [sheet.slug, sheet]));
  const known = units.flatMap(({ datasheet, models }, place) => {
    const unit = roster.units[place];
    const sheet = datasheet === null ? undefined : bySlug.get(datasheet);
    return unit && sheet && models !== null ? [{ index: place, unit, sheet, models }] : [];
  });
  if (!faction || !detachment || points.computed === null || known.length < roster.units.length) return null;
  return { roster, points: points.computed, units: known, factionId: faction.id, detachmentId: detachment.id, index };
}

export const has = ({ keywords }: Datasheet, keyword: string): boolean => keywords.some((one) => keywordKey(one) === keyword);

export const isHero = ({ sheet }: KnownUnit): boolean => has(sheet, 'epic hero');

/** Whether the unit can bear an Enhancement by the general rule. */
export const canBear = (unit: KnownUnit): boolean => has(unit.sheet, 'character') && !isHero(unit);

/** Enhancements for the army's faction, of its detachment or of others, that no clause restricts to certain bearers. */
export function enhancementsOf({ index, detachmentId, factionId }: KnownList, own: boolean): readonly Enhancement[] {
  return index.data.readModel.enhancements.filter(
    ({ detachmentIds, factionIds, upgrade, onlyIn }) =>
      !upgrade && !onlyIn && factionIds.includes(factionId) && detachmentIds.includes(detachmentId) === own && detachmentIds.length > 0,
  );
}

export const isOfFaction = ({ factions }: Datasheet, factionId: string): boolean => factions.some((one) => one.factionId === factionId);

/** Whether the faction can take the unit only as an ally. */
export const isAlly = ({ sheet }: KnownUnit, { factionId }: KnownList): boolean =>
  sheet.factions.some((one) => one.factionId === factionId && one.ally);
