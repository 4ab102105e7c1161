import type { Dispute } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PrismaService, type Statement } from '../prisma.service.js';
import { idsIn } from '../store/runs.js';
import { KnownReleasesService } from '../release/known-releases.service.js';
import { EntryBodies } from './entry-bodies.js';
import { type EntryFacts, type EntryFilter, type FilterFault, needsFacts } from './entry-filter.js';
import { ENTRY_FACTS, type EntryFactsRow } from './entry-facts.js';
import type { EntryKind, EntryOf } from './entry-kind.js';
import { type Page, type PageRequest, LARGEST_PAGE, writeCursor } from './page.js';
import { LEADER_ROWS, Leaders, type LeaderRow } from './leaders.js';
import { type EntryName, type IndexRow, ReleaseIndex } from './release-index.js';

const INDEX_ROWS: Statement = {
  name: 'release-index',
  text: `SELECT e.id AS "row", e.kind, e.entry_id AS id, e.slug, e.name, e.aliases, e.faction_ids AS "factionIds",
      e.detachment_ids AS "detachmentIds", e.keywords, e.role, e.legends, e.option_kind AS "optionKind", e.points
    FROM release_entries m
    CROSS JOIN LATERAL ${idsIn('m.entry_runs')} AS held(id)
    JOIN entry e ON e.id = held.id
    WHERE m.release_id = $1`,
};

const NAMES_OF_RELEASES: Statement = {
  name: 'names-of-releases',
  text: `WITH held AS MATERIALIZED (
      SELECT range_agg(run_ranges(m.entry_runs)) AS ids FROM release_entries m
      WHERE m.release_id = ANY($1::uuid[]) AND m.kind = $2::"EntryKind")
    SELECT DISTINCT e.name FROM held, unnest(held.ids) AS run(ids), generate_series(lower(run.ids), upper(run.ids) - 1) AS one(id)
    JOIN entry e ON e.id = one.id`,
};

const PART_NAMES: Statement = {
  name: 'part-names',
  text: `SELECT DISTINCT part->>'name' AS name
    FROM release_entries m
    CROSS JOIN LATERAL ${idsIn('m.entry_runs')} AS held(id)
    JOIN entry e ON e.id = held.id
    CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN $2 THEN e.body->'models' ELSE e.body->'weapons' || (e.body->'points'->'wargear') END) AS part
    WHERE m.release_id = $1 AND m.kind = 'datasheet' ORDER BY 1`,
};

const DISPUTED: Statement = {
  name: 'disputed-entries',
  text: `SELECT e.kind, e.entry_id AS id, e.slug, e.name, e.body->'disputes' AS disputes
    FROM release_entries m
    CROSS JOIN LATERAL ${idsIn('m.entry_runs')} AS held(id)
    JOIN entry e ON e.id = held.id
    WHERE m.release_id = $1 AND e.body ? 'disputes' ORDER BY e.kind, e.name, e.entry_id`,
};

/** An entry with the values that a second source contradicts. */
export interface DisputedEntry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly disputes: readonly Dispute[];
}

const DIFFERENT_BODIES: Statement = {
  name: 'different-bodies',
  text: `WITH base AS (SELECT run_ranges(entry_runs) AS held FROM release_entries WHERE release_id = $1 AND kind = $3::"EntryKind"
      UNION ALL SELECT '{}'::int4multirange LIMIT 1),
    other AS (SELECT run_ranges(entry_runs) AS held FROM release_entries WHERE release_id = $2 AND kind = $3::"EntryKind"
      UNION ALL SELECT '{}'::int4multirange LIMIT 1),
    stretch AS (SELECT 'before' AS side, unnest(base.held - other.held) AS ids FROM base, other
      UNION ALL SELECT 'after', unnest(other.held - base.held) FROM base, other)
    SELECT stretch.side, e.body FROM stretch, generate_series(lower(stretch.ids), upper(stretch.ids) - 1) AS held(id)
    JOIN entry e ON e.id = held.id`,
};

/** Maximum number of cached indexes. An index takes about three megabytes for a release of a whole game. */
const MOST_INDEXES = 12;

/**
 * Lists, filters and searches the read model of a release. Names and filter columns are cached per release, which never changes (for a
 * draft, per revision). The bodies of the requested entries are read by primary key in one prepared statement, unless they are in memory.
 */
@Injectable()
export class CatalogueRepository {
  readonly #indexes = new LRUCache<string, Promise<ReleaseIndex>>({ max: MOST_INDEXES });
  readonly #leaders = new Lazily<Leaders>();
  readonly #facts = new Lazily<ReadonlyMap<string, EntryFacts>>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly known: KnownReleasesService,
    private readonly bodies: EntryBodies,
  ) {}

  /** Sorted by name, or with `search` by quality of the match. Throws a RangeError unless `first` is 1 to 100. */
  async list<Kind extends EntryKind>(kind: Kind, releaseId: string, filter: EntryFilter, page: PageRequest): Promise<Page<EntryOf[Kind]>> {
    if (!Number.isInteger(page.first) || page.first < 1 || page.first > LARGEST_PAGE)
      throw new RangeError(`first must be 1 to ${LARGEST_PAGE}.`);
    const index = await this.#index(releaseId);
    const facts = needsFacts(filter) ? await this.#factsOf(releaseId, index) : undefined;
    const { hits, hasMore, total } = index.list(kind, filter, page, facts);
    const bodies = await this.bodies.load(
      kind,
      hits.map(({ row }) => row),
    );
    const edges = hits.flatMap(({ position }, at) => {
      const node = bodies[at];
      return node === undefined ? [] : [{ cursor: writeCursor(position), node }];
    });
    return { edges, hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null, totalCount: total };
  }

  /** The values of a filter that the release does not have: with them, a list would be empty without a reason. */
  async filterFaults(kind: EntryKind, releaseId: string, filter: EntryFilter): Promise<readonly FilterFault[]> {
    return (await this.#index(releaseId)).faults(kind, filter);
  }

  /** Finds an entry by id or slug. */
  async find<Kind extends EntryKind>(kind: Kind, releaseId: string, idOrSlug: string): Promise<EntryOf[Kind] | null> {
    const [entry] = await this.findMany(kind, releaseId, [idOrSlug]);
    return entry ?? null;
  }

  /** The entries whose name as a slug is this, for a slug that finds none by itself. */
  async namesakes(kind: EntryKind, releaseId: string, slug: string): Promise<readonly EntryName[]> {
    return (await this.#index(releaseId)).namesakes(kind, slug);
  }

  /** One result per id or slug, in the same order, for batched loads. */
  async findMany<Kind extends EntryKind>(
    kind: Kind,
    releaseId: string,
    idsOrSlugs: readonly string[],
  ): Promise<readonly (EntryOf[Kind] | null)[]> {
    const index = await this.#index(releaseId);
    const rows = idsOrSlugs.map((name) => index.find(kind, name));
    const found = [...new Set(rows.filter((row) => row !== null))];
    const bodies = await this.bodies.load(kind, found);
    const byRow = new Map(found.map((row, at) => [row, bodies[at]]));
    return rows.map((row) => (row === null ? null : (byRow.get(row) ?? null)));
  }

  /** The first entries of several lists, in one read, for batched relations. Sorted by name. */
  async listMany<Kind extends EntryKind>(
    kind: Kind,
    releaseId: string,
    filters: readonly EntryFilter[],
    first = LARGEST_PAGE,
  ): Promise<readonly (readonly EntryOf[Kind][])[]> {
    const index = await this.#index(releaseId);
    const lists = filters.map((filter) => index.list(kind, filter, { first }).hits.map((hit) => hit.row));
    const rows = [...new Set(lists.flat())];
    const bodies = await this.bodies.load(kind, rows);
    const byRow = new Map(rows.map((row, at) => [row, bodies[at]]));
    return lists.map((list) => list.flatMap((row) => byRow.get(row) ?? []));
  }

  /** The names of all entries of a kind, without their bodies. */
  async names(kind: EntryKind, releaseId: string): Promise<readonly EntryName[]> {
    return (await this.#index(releaseId)).names(kind);
  }

  /** Which datasheets lead which. It is read when it is first needed, and kept as long as the index of the release. */
  async leaders(releaseId: string): Promise<Leaders> {
    const index = await this.#index(releaseId);
    return this.#leaders.of(index, async () => {
      const rows = await this.prisma.content<LeaderRow & Record<string, unknown>>(LEADER_ROWS, [releaseId]);
      return new Leaders(index.names('datasheet'), rows);
    });
  }

  /** The names that any of the releases has for entries of a kind. */
  async namesIn(kind: EntryKind, releaseIds: readonly string[]): Promise<readonly string[]> {
    const rows = await this.prisma.content<{ readonly name: string }>(NAMES_OF_RELEASES, [releaseIds, kind]);
    return rows.map(({ name }) => name);
  }

  /** The names of all models, or of all weapons and other priced wargear, of a release. */
  async partNames(releaseId: string, areModels: boolean): Promise<readonly string[]> {
    const rows = await this.prisma.content<{ readonly name: string }>(PART_NAMES, [releaseId, areModels]);
    return rows.map(({ name }) => name);
  }

  /** The entries of a release that a second source contradicts, by kind and name. */
  async listDisputed(releaseId: string): Promise<readonly DisputedEntry[]> {
    return this.prisma.content<DisputedEntry>(DISPUTED, [releaseId]);
  }

  /** The entries of a kind that differ between two releases. A changed entry is returned for both releases. */
  async listDifferences<Kind extends EntryKind>(
    kind: Kind,
    baseId: string,
    releaseId: string,
  ): Promise<{ readonly before: readonly EntryOf[Kind][]; readonly after: readonly EntryOf[Kind][] }> {
    const rows = await this.prisma.content<{ readonly side: string; readonly body: EntryOf[Kind] }>(DIFFERENT_BODIES, [
      baseId,
      releaseId,
      kind,
    ]);
    const of = (side: string): readonly EntryOf[Kind][] => rows.filter((row) => row.side === side).map(({ body }) => body);
    return { before: of('before'), after: of('after') };
  }

  async #index(releaseId: string): Promise<ReleaseIndex> {
    const { releases } = await this.known.get();
    const release = releases.find(({ id }) => id === releaseId);
    const key = `${releaseId} ${release?.revision ?? 0}`;
    const kept = this.#indexes.get(key);
    if (kept) return kept;
    const made = this.#readIndex(releaseId);
    this.#indexes.set(key, made);
    made.catch(() => this.#indexes.delete(key));
    return made;
  }

  async #factsOf(releaseId: string, index: ReleaseIndex): Promise<ReadonlyMap<string, EntryFacts>> {
    return this.#facts.of(index, async () => {
      const rows = await this.prisma.content<EntryFactsRow & Record<string, unknown>>(ENTRY_FACTS, [releaseId]);
      return new Map(rows.map(({ id, ...facts }) => [id, facts]));
    });
  }

  async #readIndex(releaseId: string): Promise<ReleaseIndex> {
    return new ReleaseIndex(await this.prisma.content<IndexRow>(INDEX_ROWS, [releaseId]));
  }
}

/** What is read of a release when it is first needed, and kept as long as the index of the release. */
class Lazily<Value> {
  readonly #kept = new WeakMap<ReleaseIndex, Promise<Value>>();

  of(index: ReleaseIndex, read: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(index);
    if (kept) return kept;
    const made = read();
    this.#kept.set(index, made);
    made.catch(() => this.#kept.delete(index));
    return made;
  }
}
