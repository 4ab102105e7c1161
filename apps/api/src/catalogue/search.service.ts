import { Injectable } from '@nestjs/common';
import { CatalogueRepository, ENTRY_KINDS, parseCursor, type EntryKind, type StoredRelease } from '#muster/persistence';
import type { Viewer } from '../platform/access/viewer.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import { presenterOf } from './present-entry.js';
import type { SearchArgs, SearchHitType } from './search.types.js';

/** Searches the names of all kinds of entries at once. */
@Injectable()
export class SearchService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly releases: ReleaseSelection,
  ) {}

  async search({ text, kinds, first, release: selector }: SearchArgs, viewer: Viewer): Promise<readonly SearchHitType[]> {
    const release = await this.releases.choose(selector, viewer);
    const perKind = await Promise.all([...new Set(kinds ?? ENTRY_KINDS)].map((kind) => this.#ofKind(kind, release, text, first)));
    return perKind
      .flat()
      .sort((a, b) => b.score - a.score)
      .slice(0, first);
  }

  async #ofKind(kind: EntryKind, release: StoredRelease, search: string, first: number): Promise<readonly SearchHitType[]> {
    const page = await this.catalogue.list(kind, release.id, { search }, { first });
    const present = presenterOf(kind, release);
    return page.edges.map(({ cursor, node }) => ({ score: parseCursor(cursor)?.rank ?? 0, entry: present(node) }));
  }
}
