import { Injectable } from '@nestjs/common';
import { CatalogueRepository, parseCursor, type EntryFilter, type EntryKind, type StoredRelease } from '#muster/persistence';
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
  ListArgs,
} from './browse.inputs.js';
import { NODE_TYPE_OF, presenterOf, type EntryTypeOf } from './present-entry.js';

/** All filters of the schema together; the input type of each kind of entry has some of them. */
export type AnyFilter = Partial<DatasheetFilterInput & DetachmentFilterInput & EnhancementFilterInput & ArmyOptionFilterInput>;

/** Finds and lists the entries of a release. */
@Injectable()
export class BrowseService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly releases: ReleaseSelection,
  ) {}

  async list<Kind extends EntryKind>(
    kind: Kind,
    args: ListArgs,
    filter: AnyFilter | null | undefined,
    viewer: Viewer,
  ): Promise<Connection<EntryTypeOf[Kind]>> {
    const after = args.after ? parseCursor(args.after) : null;
    if (args.after && !after) throw noCursor();
    const release = await this.releases.choose(args.release, viewer);
    const page = await this.catalogue.list(kind, release.id, toEntryFilter(filter ?? {}), { first: args.first, after });
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
    return this.#find(kind, await this.releases.choose(selector, viewer), key ?? slug ?? '');
  }

  /** Returns null if the id is of another kind or another installation, or if the viewer cannot see its release. */
  async findByGlobalId<Kind extends EntryKind>(kind: Kind, id: string, viewer: Viewer): Promise<EntryTypeOf[Kind] | null> {
    const { type, parts: [releaseId = '', key = ''] = [] } = parseGlobalId(id) ?? {};
    if (type !== NODE_TYPE_OF[kind]) return null;
    const release = await this.releases.findById(releaseId, viewer);
    return release && this.#find(kind, release, key);
  }

  async #find<Kind extends EntryKind>(kind: Kind, release: StoredRelease, keyOrSlug: string): Promise<EntryTypeOf[Kind] | null> {
    const entry = await this.catalogue.find(kind, release.id, keyOrSlug);
    return entry && presenterOf(kind, release)(entry);
  }
}

/** An empty text does not filter. */
function toEntryFilter(filter: AnyFilter): EntryFilter {
  const { kind, faction, role, detachment, search, ...given } = withoutNulls(filter);
  const texts = { ...(faction && { faction }), ...(role && { role }), ...(detachment && { detachment }), ...(search && { search }) };
  return { ...given, ...texts, ...(kind && { optionKind: kind }) };
}
