import { Injectable } from '@nestjs/common';
import { withAliases } from '#muster/catalogue';
import { compileRelease, type CompiledRelease } from '#muster/checking';
import { KnownAliasesService, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { LRUCache } from 'lru-cache';

/**
 * The number of compiled releases that a process, or each of its threads, keeps: a list that states older prices is judged under the
 * release of that day too, and an edition has some dozen. One that is used for a few armies takes 20 to 40 MB, for all some 90.
 */
const RELEASES_KEPT_READY = 12;

/** A compiled release, and the same release with the aliases of a revision. */
interface Kept {
  readonly plain: CompiledRelease;
  named: { readonly revision: number; readonly compiled: CompiledRelease };
}

/**
 * Caches compiled releases. Published releases never change, so the cache is keyed by id and revision and needs no expiry; its size is
 * bounded. If the aliases of the edition change, only the names are indexed again.
 */
@Injectable()
export class CompiledReleases {
  readonly #kept = new LRUCache<string, Promise<Kept>>({ max: RELEASES_KEPT_READY });

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly known: KnownAliasesService,
  ) {}

  /** The number of releases that are compiled, or being compiled. */
  get size(): number {
    return this.#kept.size;
  }

  /** The release with the aliases that are in force now. Equal aliases give the same object. */
  async get(release: StoredRelease): Promise<CompiledRelease> {
    const [kept, { revision, aliases }] = await Promise.all([this.#keptOf(release), this.known.get(release.edition)]);
    if (revision > kept.named.revision) {
      kept.named = { revision, compiled: { ...kept.plain, index: withAliases(kept.plain.index, aliases) } };
    }
    return kept.named.compiled;
  }

  #keptOf(release: StoredRelease): Promise<Kept> {
    const key = `${release.id} ${release.revision}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#compile(release);
    this.#kept.set(key, made);
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  async #compile(release: StoredRelease): Promise<Kept> {
    const data = await this.releases.load(release.id);
    if (!data) throw new Error(`Release ${release.id} was there and is gone.`);
    const plain = compileRelease(data);
    return { plain, named: { revision: 0, compiled: plain } };
  }
}
