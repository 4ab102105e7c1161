import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eachOf, NodeFinders } from '../platform/graphql/node-finders.js';
import {
  CatalogueRepository,
  ENTRY_KINDS,
  parseCursor,
  type EntryFilter,
  type EntryKind,
  type EntryOrder,
  type StoredRelease,
} from '#muster/persistence';
import type { RequestContext } from '../platform/graphql/request-context.js';
import type { Viewer } from '../platform/access/viewer.js';
import { badInput } from '../platform/errors/bad-input.js';
import type { Connection } from '../platform/graphql/connection.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { parseGlobalId } from '../platform/graphql/global-id.js';
import { noCursor, pageAfter } from '../platform/graphql/page.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import type {
  ArmyOptionFilterInput,
  DatasheetFilterInput,
  DetachmentFilterInput,
  EnhancementFilterInput,
  EntryArgs,
  EntryOrderInput,
  ListArgs,
  PageOfEntriesArgs,
} from './browse.inputs.js';
import { ambiguousSlug, unknownInFilter } from './filter-errors.js';
import { NODE_TYPE_OF, presenterOf, type EntryTypeOf } from './present-entry.js';

/** All filters of the schema together; the input type of each kind of entry has some of them. */
export type AnyFilter = Partial<DatasheetFilterInput & DetachmentFilterInput & EnhancementFilterInput & ArmyOptionFilterInput>;

/** Finds and lists the entries of a release. */
@Injectable()
export class BrowseService implements OnModuleInit {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly releases: ReleaseSelection,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    for (const kind of ENTRY_KINDS)
      this.nodes.add(
        NODE_TYPE_OF[kind],
        eachOf((id, context) => this.#findNode(kind, id, context)),
      );
  }

  async list<Kind extends EntryKind>(
    kind: Kind,
    args: ListArgs,
    filter: AnyFilter | null | undefined,
    viewer: Viewer,
  ): Promise<Connection<EntryTypeOf[Kind]>> {
    return this.listOf(kind, await this.releases.choose(args.release, viewer), args, filter);
  }

  /** Lists the entries of a known release. */
  async listOf<Kind extends EntryKind>(
    kind: Kind,
    release: StoredRelease,
    args: PageOfEntriesArgs,
    filter: AnyFilter | null | undefined,
  ): Promise<Connection<EntryTypeOf[Kind]>> {
    const order = toEntryOrder(args.orderBy);
    const after = args.after ? parseCursor(args.after, order) : null;
    if (args.after && !after) throw noCursor();
    const wanted = toEntryFilter(filter ?? {});
    const faults = await this.catalogue.filterFaults(kind, release.id, wanted);
    if (faults.length > 0) throw unknownInFilter(faults);
    const page = await this.catalogue.list(kind, release.id, wanted, { first: args.first, after, ...(order && { order }) });
    const present = presenterOf(kind, release);
    const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: present(node) }));
    return pageAfter(after, edges, page.hasNextPage, page.totalCount);
  }

  async find<Kind extends EntryKind>(kind: Kind, { by, release: selector }: EntryArgs, viewer: Viewer): Promise<EntryTypeOf[Kind] | null> {
    const { id, key, slug } = by;
    if ([id, key, slug].filter((given) => given !== null && given !== undefined).length !== 1) {
      throw badInput([{ path: ['by'], message: 'Exactly one of id, key and slug must be given.' }]);
    }
    if (id) return this.findByGlobalId(kind, id, viewer);
    const release = await this.releases.choose(selector, viewer);
    const found = await this.#find(kind, release, key ?? slug ?? '');
    const namesakes = found || !slug ? [] : await this.catalogue.namesakes(kind, release.id, slug);
    if (slug && namesakes.length > 0) throw ambiguousSlug(kind, slug, namesakes);
    return found;
  }

  /** Returns null if the id is of another kind or another installation, or if the viewer cannot see its release. */
  async findByGlobalId<Kind extends EntryKind>(kind: Kind, id: string, viewer: Viewer): Promise<EntryTypeOf[Kind] | null> {
    const { type, parts: [releaseId = '', key = ''] = [] } = parseGlobalId(id) ?? {};
    if (type !== NODE_TYPE_OF[kind]) return null;
    const release = await this.releases.findById(releaseId, viewer);
    return release && this.#find(kind, release, key);
  }

  /** Entries of one kind and release that one request names are read together. */
  async #findNode<Kind extends EntryKind>(kind: Kind, id: string, { viewer, entries }: RequestContext): Promise<EntryTypeOf[Kind] | null> {
    const { parts: [releaseId = '', key = ''] = [] } = parseGlobalId(id) ?? {};
    const release = await this.releases.findById(releaseId, viewer);
    return release && entries.load(kind, release, key);
  }

  async #find<Kind extends EntryKind>(kind: Kind, release: StoredRelease, keyOrSlug: string): Promise<EntryTypeOf[Kind] | null> {
    const entry = await this.catalogue.find(kind, release.id, keyOrSlug);
    return entry && presenterOf(kind, release)(entry);
  }
}

const toEntryOrder = (order: EntryOrderInput | null | undefined): EntryOrder | undefined =>
  order ? { by: order.field, descending: order.direction === 'desc' } : undefined;

/** An empty text does not filter. */
function toEntryFilter(filter: AnyFilter): EntryFilter {
  const { kind, faction, role, detachment, search, own, allies, points, ...given } = withoutNulls(filter);
  const isOwn = own ?? (allies === undefined ? undefined : !allies);
  if (isOwn !== undefined && !faction) throw badInput([{ path: ['filter', 'faction'], message: 'own and allies need a faction.' }]);
  if (own !== undefined && own === allies) throw badInput([{ path: ['filter', 'allies'], message: 'own and allies exclude each other.' }]);
  const texts = { ...(faction && { faction }), ...(role && { role }), ...(detachment && { detachment }), ...(search && { search }) };
  const others = { ...(kind && { optionKind: kind }), ...(isOwn !== undefined && { own: isOwn }) };
  return { ...given, ...texts, ...others, ...(points && { points: withoutNulls(points) }) };
}
