import { keywordKey, remembered, type Faction, type IndexedRelease, type ReadModel } from '#muster/catalogue';

/**
 * Several armies in the data can share one Faction keyword: a general one and those within it. This returns the general one; null if the
 * name is not a Faction keyword, or none of the armies that have it contains the others.
 */
export function factionByKeyword(name: string, { data }: IndexedRelease): Faction | null {
  const holders = byKeyword(data.readModel).get(keywordKey(name)) ?? [];
  const widest = holders.filter(({ parentId }) => !holders.some(({ id }) => id === parentId));
  const [only, ...others] = widest;
  return only !== undefined && others.length === 0 ? only : null;
}

const byKeyword = remembered(({ factions }: ReadModel) =>
  Map.groupBy(factions, ({ keyword }) => (keyword === null ? null : keywordKey(keyword))),
);
