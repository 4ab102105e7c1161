import { keywordKey } from '#muster/catalogue';
import { LRUCache } from 'lru-cache';
import type { EntryKind } from './entry-kind.js';
import { createNameScorer, type SearchName, toSearchName } from './name-search.js';
import { comparePositions, type PageRequest, type Position } from './page.js';

/** The filters of a list. All given conditions must hold. */
export interface EntryFilter {
  /** Id or slug of a faction whose rosters may use the entry. */
  readonly faction?: string;
  /** The entry must have all of these keywords or faction keywords; case does not matter. */
  readonly keywords?: readonly string[];
  readonly role?: string;
  readonly legends?: boolean;
  /** Id or slug of a detachment that offers the entry. */
  readonly detachment?: string;
  /** The kind of an army option: `relic`, `warlord-trait` ... */
  readonly optionKind?: string;
  /** A name or part of one, with tolerance for typing errors; the best match comes first. */
  readonly search?: string;
}

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
  readonly #rowByName = new Map<string, Indexed>();
  readonly #lists = new LRUCache<string, readonly Hit[]>({ max: MOST_LISTS });

  constructor(rows: readonly IndexRow[]) {
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const entries = rows.filter((row) => row.kind === kind).map(toIndexed);
      entries.sort((a, b) => comparePositions(a.hit.position, b.hit.position));
      this.#kinds.set(kind, entries);
      for (const entry of entries) this.#rowByName.set(`${kind} ${entry.slug}`, entry);
      // Ids are set after slugs, so that an id wins over an equal slug of another entry.
      for (const entry of entries) this.#rowByName.set(`${kind} ${entry.id}`, entry);
    }
  }

  /** The row id of an entry by its id or slug. */
  find(kind: EntryKind, idOrSlug: string): number | null {
    return this.#rowByName.get(`${kind} ${idOrSlug}`)?.row ?? null;
  }

  /** All entries of a kind, sorted by name. */
  names(kind: EntryKind): readonly Indexed[] {
    return this.#kinds.get(kind) ?? [];
  }

  list(kind: EntryKind, filter: EntryFilter, page: PageRequest): Hits {
    const fitting = filter.search === undefined ? this.#unsearched(kind, filter) : this.#found(kind, filter, filter.search);
    const start = page.after ? startAfter(fitting, page.after) : 0;
    const end = start + page.first;
    return { hits: fitting.slice(start, end), hasMore: fitting.length > end, total: fitting.length };
  }

  #unsearched(kind: EntryKind, filter: EntryFilter): readonly Hit[] {
    const key = JSON.stringify([kind, filter]);
    const known = this.#lists.get(key);
    if (known) return known;
    const hits = this.names(kind)
      .filter(this.#predicate(filter))
      .map(({ hit }) => hit);
    this.#lists.set(key, hits);
    return hits;
  }

  #found(kind: EntryKind, filter: EntryFilter, search: string): readonly Hit[] {
    const fits = this.#predicate(filter);
    const score = bestScore(createNameScorer(search));
    const hits: Hit[] = [];
    for (const entry of this.names(kind)) {
      const rank = fits(entry) ? score(entry) : 0;
      if (rank > 0) hits.push({ row: entry.row, position: { ...entry.hit.position, rank } });
    }
    return hits.toSorted((a, b) => comparePositions(a.position, b.position));
  }

  #predicate(filter: EntryFilter): (entry: Indexed) => boolean {
    const faction = filter.faction === undefined ? null : this.#idOf('faction', filter.faction);
    const detachment = filter.detachment === undefined ? null : this.#idOf('detachment', filter.detachment);
    const keywords = (filter.keywords ?? []).map(keywordKey);
    const role = filter.role === undefined ? null : keywordKey(filter.role);
    return (entry) =>
      (faction === null || entry.factionIds.includes(faction)) &&
      (detachment === null || entry.detachmentIds.includes(detachment)) &&
      keywords.every((keyword) => entry.keywords.includes(keyword)) &&
      (role === null || (entry.role !== null && keywordKey(entry.role) === role)) &&
      (filter.legends === undefined || entry.legends === filter.legends) &&
      (filter.optionKind === undefined || entry.optionKind === filter.optionKind);
  }

  #idOf(kind: EntryKind, idOrSlug: string): string {
    return this.#rowByName.get(`${kind} ${idOrSlug}`)?.id ?? idOrSlug;
  }
}

/** The place of the first hit behind a position in a sorted list. */
function startAfter(hits: readonly Hit[], after: Position): number {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const hit = hits[middle];
    if (hit && comparePositions(hit.position, after) <= 0) low = middle + 1;
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
