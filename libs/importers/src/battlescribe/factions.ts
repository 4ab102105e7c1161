import type { Faction } from '#muster/catalogue';
import type { DataFile } from '#muster/battlescribe';
import type { ImportContext } from './context.js';
import { keywordsOf } from './datasheets/datasheet-keywords.js';
import type { DatasheetRoots } from './datasheets/datasheet-roots.js';
import { byName, compareText, sortedUnique } from './order.js';
import { stableSlugs } from './slugs.js';

/** Names of armies in lists that differ from the names in the data. */
const LIST_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Craftworlds', ['Aeldari', 'Asuryani']],
  ['Titanicus Traitoris', ['Chaos Titan Legions']],
  ['Adeptus Titanicus', ['Titan Legions']],
  ['Agents of the Imperium', ['Imperial Agents']],
  ['Daemons', ['Chaos Daemons']],
]);

/** "Imperium - Adeptus Astartes - Black Templars" becomes "Black Templars". */
export function shortName(catalogueName: string): string {
  return (catalogueName.split(/\s+-\s+/).at(-1) ?? catalogueName).trim();
}

/** The army that a file belongs to: "Chaos - Chaos Daemons Library" becomes "Chaos Daemons". */
export function homeName(fileName: string): string {
  return shortName(fileName.replace(/\s*-?\s*\bLibrary\b\s*-?\s*/i, ''));
}

/** The share of the army's own datasheets that must have a keyword for it to be the army's keyword. */
const SHARED_BY = 0.5;

/** Keywords shared by several armies. An army's own keyword is narrower. */
const BROAD = new Set(['imperium', 'chaos', 'aeldari', 'unaligned']);

/** Broad keywords that are not the name of an army. */
const OF_MANY_ARMIES = new Set(['imperium', 'chaos']);

/** The armies of a data set, which are its playable catalogues. */
export function factionsOf(context: ImportContext, sheets: readonly DatasheetRoots[]): readonly Faction[] {
  const catalogues = context.index.playable;
  const counts = new Map(catalogues.map((catalogue) => [catalogue, ownKeywords(context, catalogue, sheets)]));
  const everywhere = totals(counts.values());
  const names = new Set(catalogues.map(({ name }) => shortName(name)));
  const own = new Map([...counts].map(([catalogue, count]) => [catalogue, ownKeyword(catalogue, count, everywhere, names)]));
  const slugs = stableSlugs(catalogues.map(({ id, name }) => ({ id, name: shortName(name), of: '' })));
  return [...counts]
    .map(([catalogue, count]): Faction => {
      const parent = parentOf(context, catalogue, count, own);
      const name = shortName(catalogue.name);
      const others = [catalogue.name, ...(LIST_NAMES.get(name) ?? []), ...uniqueKeyword(own, catalogue)];
      return {
        id: catalogue.id,
        slug: slugs.get(catalogue.id) ?? catalogue.id,
        name,
        aliases: sortedUnique(others.filter((other) => !names.has(other))),
        keyword: own.get(parent ?? catalogue) ?? null,
        parentId: parent?.id ?? null,
        catalogueId: catalogue.id,
        ...missingFilesOf(context, catalogue),
      };
    })
    .sort(byName);
}

/**
 * Lists may name an army by its keyword if no other army has the keyword. IMPERIUM never names an army, even if only one army has no
 * narrower keyword.
 */
function uniqueKeyword(own: ReadonlyMap<DataFile, string | null>, catalogue: DataFile): readonly string[] {
  const keyword = own.get(catalogue);
  return keyword && !OF_MANY_ARMIES.has(keyword.toLowerCase()) && [...own.values()].filter((other) => other === keyword).length === 1
    ? [keyword]
    : [];
}

interface KeywordCounts {
  readonly sheets: number;
  readonly byKeyword: ReadonlyMap<string, number>;
  /** The number of all datasheets with the keyword that the catalogue can reach. */
  readonly reachable: number;
  readonly byKeywordReached: ReadonlyMap<string, number>;
}

/** The keywords of the datasheets in the catalogue or its own library, without those imported from others. */
function ownKeywords(context: ImportContext, catalogue: DataFile, sheets: readonly DatasheetRoots[]): KeywordCounts {
  const byKeyword = new Map<string, number>();
  const byKeywordReached = new Map<string, number>();
  const world = context.worldOf(catalogue.id, context.armyForceId);
  let own = 0;
  let reachable = 0;
  for (const { places } of sheets) {
    const place = places.find((candidate) => candidate.catalogue === catalogue);
    if (!place) continue;
    const { keywords, factionKeywords } = keywordsOf(context, place.reached, world);
    reachable += 1;
    for (const keyword of new Set([...keywords, ...factionKeywords])) addOne(byKeywordReached, keyword);
    if (!isOwn(place.reached.linkFile, catalogue)) continue;
    own += 1;
    for (const keyword of factionKeywords) addOne(byKeyword, keyword);
  }
  return { sheets: own, byKeyword, reachable, byKeywordReached };
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function isOwn(file: DataFile, catalogue: DataFile): boolean {
  return file === catalogue || (file.library === true && ` ${shortName(catalogue.name)}`.endsWith(` ${homeName(file.name)}`));
}

function totals(counts: Iterable<KeywordCounts>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { byKeyword } of counts) for (const [keyword, count] of byKeyword) sums.set(keyword, (sums.get(keyword) ?? 0) + count);
  return sums;
}

/**
 * The army's keyword is the one in its name, unless few of its datasheets have that keyword and a keyword that is not an army's name
 * holds them together, as with a chapter. Otherwise it is the keyword shared by most of its datasheets that is rarest elsewhere: HERETIC
 * ASTARTES instead of CHAOS.
 */
function ownKeyword(
  catalogue: DataFile,
  counts: KeywordCounts,
  everywhere: ReadonlyMap<string, number>,
  names: ReadonlySet<string>,
): string | null {
  const name = shortName(catalogue.name);
  const shared = [...counts.byKeyword]
    .filter(([keyword, count]) => count >= counts.sheets * SHARED_BY && !keyword.startsWith('<'))
    .map(([keyword]) => keyword);
  const narrow = shared.filter((keyword) => !BROAD.has(keyword.toLowerCase()));
  const share = (keyword: string): number => (counts.byKeywordReached.get(keyword) ?? 0) / counts.reachable;
  const rarest = (keywords: readonly string[]): string | undefined =>
    [...keywords].sort((a, b) => (everywhere.get(a) ?? 0) - (everywhere.get(b) ?? 0) || compareText(a, b))[0];
  const wider = rarest(narrow.filter((keyword) => !names.has(keyword) && share(keyword) > SHARED_BY));
  if (counts.byKeywordReached.has(name) && !(wider !== undefined && share(name) < SHARED_BY / 2)) return name;
  return wider ?? rarest(narrow) ?? rarest(shared) ?? null;
}

/** The playable catalogue that it imports and whose keyword most of its own datasheets have. */
function parentOf(
  context: ImportContext,
  catalogue: DataFile,
  counts: KeywordCounts,
  own: ReadonlyMap<DataFile, string | null>,
): DataFile | null {
  if (counts.sheets === 0) return null;
  const imported = (catalogue.catalogueLinks ?? [])
    .filter((link) => link.importRootEntries)
    .map((link) => context.index.file(link.targetId));
  const parents = imported.filter((file): file is DataFile => {
    const keyword = file && !file.library ? own.get(file) : null;
    return typeof keyword === 'string' && (counts.byKeyword.get(keyword) ?? 0) >= counts.sheets * SHARED_BY;
  });
  return parents[0] ?? null;
}

/** The catalogues that the army's catalogue links to, directly or indirectly, and that were not imported. */
function missingFilesOf({ index }: ImportContext, catalogue: DataFile): Pick<Faction, 'missingFiles'> {
  const missing = index
    .namespace(catalogue)
    .flatMap(({ catalogueLinks = [] }) => catalogueLinks.filter(({ targetId }) => !index.file(targetId)));
  return missing.length > 0 ? { missingFiles: sortedUnique(missing.map(({ name }) => name)) } : {};
}
