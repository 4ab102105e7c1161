import { keywordKey, type Faction, type IndexedRelease } from '#muster/catalogue';

/**
 * Several armies in the data can share one Faction keyword: a general one and those within it. This returns the general one; null if the
 * name is not a Faction keyword, or none of the armies that have it contains the others.
 */
export function factionByKeyword(name: string, { data }: IndexedRelease): Faction | null {
  const key = keywordKey(name);
  const holders = data.readModel.factions.filter(({ keyword }) => keyword !== null && keywordKey(keyword) === key);
  const widest = holders.filter(({ parentId }) => !holders.some(({ id }) => id === parentId));
  const [only, ...others] = widest;
  return only !== undefined && others.length === 0 ? only : null;
}
