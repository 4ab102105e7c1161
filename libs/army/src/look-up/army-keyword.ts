import type { EditionId, Stated } from '#muster/roster';
import { keywordKey, type IndexedRelease } from '#muster/catalogue';

/** Editions in which units form one army if they share any Faction keyword. */
const HELD_BY_KEYWORD: ReadonlySet<EditionId> = new Set(['8e', '9e']);

/**
 * The keyword that a line states if it names several armies of the release rather than one: a Faction keyword, or a library from which
 * several armies take their datasheets. Null if it does not.
 */
export function armyKeywordIn({ name, id }: Pick<Stated, 'name' | 'id'>, release: IndexedRelease): string | null {
  const { data, factions, detachments, isFactionKeyword } = release;
  if (!HELD_BY_KEYWORD.has(data.release.edition) || id !== null) return null;
  if (factions.find(name).kind !== 'none' || detachments.find(name).kind !== 'none') return null;
  const key = keywordKey(name);
  return isFactionKeyword(key) || isLibraryOfArmies(key, release) ? name : null;
}

function isLibraryOfArmies(key: string, { data }: IndexedRelease): boolean {
  const library = data.files.find((file) => file.library === true && namesOf(file.name).some((name) => keywordKey(name) === key));
  if (library === undefined) return false;
  const ids = new Set([...(library.sharedEntries ?? []), ...(library.entries ?? [])].map(({ id }) => id));
  const sheets = data.readModel.datasheets.filter((datasheet) => ids.has(datasheet.id));
  return new Set(sheets.flatMap(({ factions }) => factions.map(({ factionId }) => factionId))).size > 1;
}

/** "Alliance - Army" is also called "Army". */
const namesOf = (fileName: string): readonly string[] => [fileName, fileName.split(' - ').at(-1) ?? fileName];
