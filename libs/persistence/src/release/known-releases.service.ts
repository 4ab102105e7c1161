import { Injectable } from '@nestjs/common';
import { HeardChanges } from '../notifications/heard-changes.service.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { ReleaseListener } from './release-listener.service.js';
import type { StoredRelease } from './stored-release.js';

/** The existing releases, newest effective date first, and the current day of the database. */
export interface KnownReleases {
  readonly releases: readonly StoredRelease[];
  /** ISO date in UTC, by the database's clock. */
  readonly today: string;
}

/** The releases as JSON. */
const ALL_RELEASES: Statement = {
  name: 'all-releases',
  text: `SELECT COALESCE((
      SELECT json_agg(json_build_object('id', id, 'edition', edition, 'label', label, 'source', source, 'sourceRevision', source_revision,
        'effectiveFrom', to_char(effective_from, 'YYYY-MM-DD'), 'status', status, 'dialect', dialect, 'contentHash', encode(content_hash, 'hex'),
        'basedOnId', based_on_id, 'revision', revision, 'createdAt', created_at, 'publishedAt', published_at, 'withdrawnAt', withdrawn_at)
        ORDER BY effective_from DESC, published_at DESC NULLS LAST, created_at DESC, id) FROM release), '[]')::text AS releases`,
};

/** Changes are announced by notification. In case a notification is lost, the list is read again after this many milliseconds. */
const OLDEST = 1_500;

/** Caches the short list of releases until a change is announced. As long as none of them changes, the list stays the same object. */
@Injectable()
export class KnownReleasesService {
  #known: Promise<KnownReleases> | null = null;
  #askedAt = 0;
  #last: { readonly text: string; readonly releases: readonly StoredRelease[] } = { text: '[]', releases: [] };

  constructor(
    private readonly prisma: PrismaService,
    private readonly heard: HeardChanges,
    listener: ReleaseListener,
  ) {
    listener.onChange(() => this.forget());
    heard.onChange(() => this.forget());
  }

  /** Called after a change made by this process. */
  forget(): void {
    this.#known = null;
    this.heard.add();
  }

  get(): Promise<KnownReleases> {
    if (this.#known && performance.now() - this.#askedAt < OLDEST) return this.#known;
    this.#askedAt = performance.now();
    const asked = this.#ask();
    this.#known = asked;
    asked.catch(() => {
      if (this.#known === asked) this.#known = null;
    });
    return asked;
  }

  async #ask(): Promise<KnownReleases> {
    const [[row], today] = await Promise.all([this.prisma.read<{ readonly releases: string }>(ALL_RELEASES), this.prisma.today()]);
    const text = row?.releases ?? '[]';
    if (text !== this.#last.text) {
      await this.prisma.releasesChanged();
      this.#last = { text, releases: JSON.parse(text) };
    }
    return { releases: this.#last.releases, today };
  }
}
