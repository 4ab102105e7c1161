import { keywordKey, type Faction, type IndexedRelease } from '#muster/catalogue';

/**
 * Several armies of the data can be one army faction by the Faction keyword that they share: a wider one and those within it. Null where the
 * name is no Faction keyword, or several armies have it of which none is the wider one.
 */
export function factionByKeyword(name: string, { data }: IndexedRelease): Faction | null {
  const key = keywordKey(name);
  const holders = data.readModel.factions.filter(({ keyword }) => keyword !== null && keywordKey(keyword) === key);
  const widest = holders.filter(({ parentId }) => !holders.some(({ id }) => id === parentId));
  const [only, ...others] = widest;
  return only !== undefined && others.length === 0 ? only : null;
}
