import type { Datasheet, Faction, IndexedRelease } from '#muster/catalogue';
import type { Roster } from '#muster/roster';
import type { ResolvedHeader } from './header.js';

/** This many units of one army are unlikely to be a coincidence. */
const FEWEST = 3;

/**
 * Finds the army of a list whose header names no army, or names several without saying which of them is the army. The result is the army of
 * the detachments; otherwise the army with its own datasheets for most units found, if the others can be its allies or the header names
 * main force and allies. Null if two armies fit equally well.
 */
export function impliedFaction(
  { detachments, candidates }: Pick<ResolvedHeader, 'detachments' | 'candidates'>,
  { units }: Pick<Roster, 'units'>,
  release: IndexedRelease,
): Faction | null {
  const { factions } = release.data.readModel;
  const among = candidates.length > 0 ? candidates : factions;
  const byDetachment = widest(among.filter(({ id }) => detachments.some(({ detachment }) => detachment.factionIds.includes(id))));
  if (byDetachment !== null) return byDetachment;
  const found = units
    .map(({ name }) => release.datasheets.find(name))
    .map((one) => (one.kind === 'one' ? [one.entry] : one.kind === 'none' ? [] : one.entries));
  const counts = among.map((faction) => ({
    faction,
    count: found.filter((sheets) => sheets.some((sheet) => sheet.factions.some(({ factionId, ally }) => factionId === faction.id && !ally)))
      .length,
  }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const army = most < FEWEST ? null : widest(counts.filter(({ count }) => count === most).map(({ faction }) => faction));
  const known = found.filter((sheets) => sheets.length > 0);
  const isMain = known.length < 2 * most && known.every((sheets) => sheets.some((sheet) => isAvailable(sheet, army)));
  return candidates.length > 0 || isMain ? army : null;
}

function isAvailable({ factions }: Datasheet, army: Faction | null): boolean {
  return factions.some(({ factionId }) => factionId === army?.id);
}

/** The one faction that contains all the others; null if there is none. */
function widest(factions: readonly Faction[]): Faction | null {
  const [only, ...others] = factions.filter(({ parentId }) => !factions.some(({ id }) => id === parentId));
  return only !== undefined && others.length === 0 ? only : null;
}
