import { keywordKey, slugOf } from '#muster/catalogue';
import { LRUCache } from 'lru-cache';
import type { EntryFacts, EntryFilter, EntryOrder, FilterFault } from './entry-filter.js';
import type { EntryKind } from './entry-kind.js';
import { filterFaults } from './filter-faults.js';
import { createNameScorer, type SearchName, toSearchName } from './name-search.js';
import { comparatorOf, positionIn } from './list-order.js';
import { comparePositions, type PageRequest, type Position } from './page.js';

/** The columns of an entry that lists need. */
export interface IndexRow {
  readonly row: number;
  readonly kind: EntryKind;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly factionIds: readonly string[];
  readonly detachmentIds: readonly string[];
  readonly keywords: readonly string[];
  readonly role: string | null;
  readonly legends: boolean;
  readonly optionKind: string | null;
  readonly points: number | null;
}

export type EntryName = Pick<IndexRow, 'row' | 'id' | 'slug' | 'name'>;

interface Indexed extends IndexRow {
  readonly key: string;
  /** Its place in lists without a search. */
  readonly hit: Hit;
  readonly searchNames: readonly SearchName[];
}

export interface Hit {
  readonly row: number;
  readonly position: Position;
}

export interface Hits {
  readonly hits: readonly Hit[];
  readonly hasMore: boolean;
  readonly total: number;
}

/** Number of filters whose lists are kept. */
const MOST_LISTS = 100;

/** The names and filter columns of one release in memory. A release never changes, so its index is built once and used for every list. */
export class ReleaseIndex {
  readonly #kinds = new Map<EntryKind, readonly Indexed[]>();
  readonly #byName = new Map<EntryKind, ReadonlyMap<string, Indexed>>();
  readonly #byShortSlug = new Map<EntryKind, ReadonlyMap<string, readonly Indexed[]>>();
  readonly #lists = new LRUCache<string, readonly Hit[]>({ max: MOST_LISTS });
  readonly #faults = new LRUCache<string, readonly FilterFault[]>({ max: MOST_LISTS });

  constructor(rows: readonly IndexRow[]) {
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const entries = rows.filter((row) => row.kind === kind).map(toIndexed);
      entries.sort((a, b) => comparePositions(a.hit.position, b.hit.position));
      this.#kinds.set(kind, entries);
      const slugs = entries.map((entry) => [entry.slug, entry] as const);
      // Ids come after slugs, so that an id wins over an equal slug of another entry.
      this.#byName.set(kind, new Map([...slugs, ...entries.map((entry) => [entry.id, entry] as const)]));
    }
  }

  /** The row id of an entry by its id, its slug, or its name as a slug if no other entry of the kind has that name. */
  find(kind: EntryKind, idOrSlug: string): number | null {
    return this.#entry(kind, idOrSlug)?.row ?? null;
  }

  /** The entries whose name as a slug is this. */
  namesakes(kind: EntryKind, slug: string): readonly Indexed[] {
    let known = this.#byShortSlug.get(kind);
    if (!known) {
      known = Map.groupBy(this.names(kind), ({ name }) => slugOf(name));
      this.#byShortSlug.set(kind, known);
    }
    return known.get(slug) ?? [];
  }

  /** All entries of a kind, sorted by name. */
  names(kind: EntryKind): readonly Indexed[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** The values of the filter that the release does not have. */
  faults(kind: EntryKind, filter: EntryFilter): readonly FilterFault[] {
    const key = JSON.stringify([kind, filter.faction, filter.detachment, filter.keywords, filter.role]);
    const known = this.#faults.get(key);
    if (known) return known;
    const has = (of: EntryKind, idOrSlug: string): boolean => this.find(of, idOrSlug) !== null;
    const faults = filterFaults(kind, filter, { has, entries: (of) => this.names(of) });
    this.#faults.set(key, faults);
    return faults;
  }

  /** `facts` are those of every entry of the kind by id, if the filter needs them (`needsFacts`). */
  list(kind: EntryKind, filter: EntryFilter, page: PageRequest, facts: ReadonlyMap<string, EntryFacts> = NO_FACTS): Hits {
    const fitting = this.#fitting(kind, filter, page.order, facts);
    const compare = comparatorOf(page.order);
    const start = page.after ? startAfter(fitting, page.after, compare) : 0;
    const end = start + page.first;
    return { hits: fitting.slice(start, end), hasMore: fitting.length > end, total: fitting.length };
  }

  #fitting(kind: EntryKind, filter: EntryFilter, order: EntryOrder | undefined, facts: ReadonlyMap<string, EntryFacts>): readonly Hit[] {
    if (filter.search !== undefined) return this.#found(kind, filter, filter.search, order, facts);
    const key = JSON.stringify([kind, filter, order]);
    const known = this.#lists.get(key);
    if (known) return known;
    const entries = this.names(kind).filter(this.#predicate(filter, facts));
    const hits = order ? ordered(entries, order) : entries.map(({ hit }) => hit);
    this.#lists.set(key, hits);
    return hits;
  }

  #found(
    kind: EntryKind,
    filter: EntryFilter,
    search: string,
    order: EntryOrder | undefined,
    facts: ReadonlyMap<string, EntryFacts>,
  ): readonly Hit[] {
    const fits = this.#predicate(filter, facts);
    const score = bestScore(createNameScorer(search));
    const ranked = this.names(kind).flatMap((entry) => {
      const rank = fits(entry) ? score(entry) : 0;
      return rank > 0 ? [{ entry, rank }] : [];
    });
    if (order)
      return ordered(
        ranked.map(({ entry }) => entry),
        order,
      );
    const hits = ranked.map(({ entry, rank }) => ({ row: entry.row, position: { ...entry.hit.position, rank } }));
    return hits.toSorted((a, b) => comparePositions(a.position, b.position));
  }

  #predicate(filter: EntryFilter, facts: ReadonlyMap<string, EntryFacts>): (entry: Indexed) => boolean {
    const faction = filter.faction === undefined ? null : this.#idOf('faction', filter.faction);
    const detachment = filter.detachment === undefined ? null : this.#idOf('detachment', filter.detachment);
    const keywords = (filter.keywords ?? []).map(keywordKey);
    const role = filter.role === undefined ? null : keywordKey(filter.role);
    const { own, matchedPlay, points } = filter;
    const isAlly = ({ id }: Indexed): boolean => faction !== null && (facts.get(id)?.allyIn.includes(faction) ?? false);
    const isElsewhere = ({ id }: Indexed): boolean => facts.get(id)?.isElsewhere ?? false;
    return (entry) =>
      (faction === null || entry.factionIds.includes(faction)) &&
      (detachment === null || entry.detachmentIds.includes(detachment)) &&
      keywords.every((keyword) => entry.keywords.includes(keyword)) &&
      (role === null || (entry.role !== null && keywordKey(entry.role) === role)) &&
      (filter.legends === undefined || entry.legends === filter.legends) &&
      (own === undefined || isAlly(entry) !== own) &&
      (matchedPlay === undefined || isElsewhere(entry) !== matchedPlay) &&
      (points === undefined || isWithin(entry.points, points)) &&
      (filter.optionKind === undefined || entry.optionKind === filter.optionKind);
  }

  #entry(kind: EntryKind, idOrSlug: string): Indexed | null {
    const known = this.#byName.get(kind)?.get(idOrSlug);
    if (known) return known;
    const [only, ...others] = this.namesakes(kind, idOrSlug);
    return only && others.length === 0 ? only : null;
  }

  #idOf(kind: EntryKind, idOrSlug: string): string {
    return this.#entry(kind, idOrSlug)?.id ?? idOrSlug;
  }
}

const NO_FACTS: ReadonlyMap<string, EntryFacts> = new Map();

function isWithin(points: number | null, { atLeast = -Infinity, atMost = Infinity }: NonNullable<EntryFilter['points']>): boolean {
  return points !== null && points >= atLeast && points <= atMost;
}

function ordered(entries: readonly Indexed[], order: EntryOrder): readonly Hit[] {
  const compare = comparatorOf(order);
  const hits = entries.map((entry) => ({ row: entry.row, position: positionIn(order, entry) }));
  return hits.sort((a, b) => compare(a.position, b.position));
}

/** The place of the first hit behind a position in a sorted list. */
function startAfter(hits: readonly Hit[], after: Position, compare: typeof comparePositions): number {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const hit = hits[middle];
    if (hit && compare(hit.position, after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toIndexed(row: IndexRow): Indexed {
  const key = keywordKey(row.name);
  const hit = { row: row.row, position: { rank: 0, key, id: row.id } };
  return { ...row, key, hit, searchNames: [row.name, ...row.aliases].map(toSearchName) };
}

function bestScore(score: (name: SearchName) => number): (entry: Indexed) => number {
  return (entry) => Math.max(0, ...entry.searchNames.map(score));
}
