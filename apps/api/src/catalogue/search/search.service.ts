import { Injectable } from '@nestjs/common';
import { CatalogueRepository, ENTRY_KINDS, parseCursor, type EntryKind, type StoredRelease } from '#muster/persistence';
import type { Viewer } from '../../platform/access/viewer.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import { presenterOf } from '../present-entry.js';
import { pageAfter, startAfter } from '../../platform/graphql/page.js';
import type { SearchArgs, SearchHitConnection, SearchHitType } from './search.types.js';

/** Searches the names of all kinds of entries at once. */
@Injectable()
export class SearchService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly releases: ReleaseSelection,
  ) {}

  async search({ text, kinds, first, after, release: selector }: SearchArgs, viewer: Viewer): Promise<SearchHitConnection> {
    const release = await this.releases.choose(selector, viewer);
    const skip = startAfter(after);
    const perKind = await Promise.all([...new Set(kinds ?? ENTRY_KINDS)].map((kind) => this.#ofKind(kind, release, text, skip + first)));
    const found = perKind.flatMap(({ hits }) => hits).sort((a, b) => b.score - a.score);
    const edges = found.slice(skip, skip + first).map((node, at) => ({ cursor: String(skip + at + 1), node }));
    const totalCount = perKind.reduce((sum, one) => sum + one.totalCount, 0);
    return pageAfter(after, edges, skip + edges.length < totalCount, totalCount);
  }

  async #ofKind(kind: EntryKind, release: StoredRelease, search: string, first: number): Promise<HitsOfKind> {
    const { edges, totalCount } = await this.catalogue.list(kind, release.id, { search }, { first });
    const present = presenterOf(kind, release);
    return { totalCount, hits: edges.map(({ cursor, node }) => ({ score: parseCursor(cursor)?.rank ?? 0, entry: present(node) })) };
  }
}

interface HitsOfKind {
  readonly hits: readonly SearchHitType[];
  readonly totalCount: number;
}
