import type { Datasheet, DatasheetAvailability, Faction, IndexedRelease } from '#muster/catalogue';
import type { ResolvedHeader } from './header.js';

/**
 * Replaces a general faction by the one army within it that the detachments belong to, or otherwise the units: a list that states the
 * general faction but has a detachment or units of one army within it is a list of that army.
 */
export function narrowedHeader(header: ResolvedHeader, units: readonly Datasheet[], release: IndexedRelease): ResolvedHeader {
  const { faction, detachments } = header;
  if (faction === null) return header;
  const within = release.data.readModel.factions.filter(({ parentId }) => parentId === faction.id);
  if (within.length === 0) return header;
  const narrower =
    onlyOne(
      faction,
      within,
      detachments.map(({ detachment }) => detachment.factionIds),
    ) ??
    onlyOne(
      faction,
      within,
      units.map(({ factions }) => factions.filter(isOwn).map(({ factionId }) => factionId)),
    );
  return narrower === null ? header : { ...header, faction: narrower };
}

const isOwn = ({ ally }: DatasheetAvailability): boolean => !ally;

/** The one army within the general faction that offers these; null if there is none, or if they belong to several armies. */
function onlyOne(wider: Faction, within: readonly Faction[], offers: readonly (readonly string[])[]): Faction | null {
  const narrow = offers.filter((ids) => !ids.includes(wider.id)).map((ids) => within.filter(({ id }) => ids.includes(id)));
  const bound = narrow.filter((armies) => armies.length > 0);
  const common = within.filter((army) => bound.length > 0 && bound.every((armies) => armies.includes(army)));
  const [only, ...others] = common;
  return only !== undefined && others.length === 0 ? only : null;
}
