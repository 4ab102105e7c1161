import { keywordKey, type Detachment, type Faction } from '#muster/catalogue';

/** Looks up names in the release. */
export interface HeaderNames {
  readonly factionOf: (name: string) => Faction | null;
  readonly detachmentsOf: (name: string) => readonly Detachment[];
}

/** The names that one header line holds. */
export interface JoinedNames {
  readonly factions: readonly { readonly name: string; readonly faction: Faction }[];
  readonly detachments: readonly string[];
  /** The unknown text between the known names: the name of a rule, or of a detachment in another language. */
  readonly rest: string | null;
}

/**
 * Reads `Faction - Detachment`, `Faction, Chapter`, `Detachment - Rule` and `Faction Detachment`, as organisers' forms and players write
 * them. Null if no part is known.
 */
export function readJoinedNames(line: string, names: HeaderNames, separators: RegExp): JoinedNames | null {
  const parts = partsOf(line, names, separators).map((name) => ({ name, faction: names.factionOf(name) }));
  const factions = parts.flatMap(({ name, faction }) => (faction === null ? [] : [{ name, faction }]));
  const others = parts.filter(({ faction }) => faction === null).map(({ name }) => name);
  const detachments = others.filter((name) => names.detachmentsOf(name).length > 0);
  if (factions.length === 0 && detachments.length === 0) return null;
  return { factions, detachments, rest: others.filter((name) => !detachments.includes(name)).join(' - ') || null };
}

/**
 * On a line of factions, commas separate factions and chapters. Commas between detachments are handled later, because names of detachments
 * may contain them.
 */
export const IN_DETACHMENT_LINE = / [-–—/|] | ?: /u;
export const IN_FACTION_LINE = / [-–—/|] | ?: |, /u;

function partsOf(line: string, names: HeaderNames, separators: RegExp): readonly string[] {
  const parts = line
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : runTogether(line, names);
}

/** Splits off the longest faction name at the start of the line, if the rest names one of its detachments. */
function runTogether(line: string, { factionOf, detachmentsOf }: HeaderNames): readonly string[] {
  const words = line.split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const [name, rest] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
    const faction = factionOf(name);
    if (faction !== null && detachmentsOf(rest).some(({ factionIds }) => factionIds.includes(faction.id))) return [name, rest];
  }
  return [line];
}

/**
 * Chooses the army among the factions of a list (main force and allies): the one that the detachment line names or the detachments belong
 * to, otherwise the one that lies within another. Null if none of these applies.
 */
export function armyAmong(
  used: readonly Faction[],
  detachmentLines: readonly string[],
  detachments: readonly Detachment[],
): Faction | null {
  const [only, ...others] = used;
  if (only !== undefined && others.length === 0) return only;
  const keys = detachmentLines.map((line) => ` ${keywordKey(line)} `);
  const ways: readonly ((faction: Faction) => boolean)[] = [
    ({ name }) => keys.some((key) => key.includes(` ${keywordKey(name)} `)),
    ({ id }) => detachments.some(({ factionIds }) => factionIds.includes(id)),
    ({ parentId }) => used.some(({ id }) => id === parentId),
  ];
  for (const isIt of ways) {
    const [one, ...more] = used.filter(isIt);
    if (one !== undefined && more.length === 0) return one;
  }
  return null;
}
