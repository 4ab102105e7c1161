import { Injectable } from '@nestjs/common';
import { compileGame, type CompiledGame } from '#muster/battlescribe';
import { indexRelease, type IndexedRelease, type Release } from '#muster/catalogue';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { LRUCache } from 'lru-cache';

/** A release made ready for checks, once: its names indexed, its option trees compiled as far as they are asked for. */
export interface CompiledRelease {
  readonly release: Release;
  readonly game: CompiledGame;
  readonly index: IndexedRelease;
}

/** How many releases a process keeps ready. One release of a whole game takes some 150 MB. */
export const RELEASES_KEPT_READY = 4;

/**
 * Releases ready for checks. Published ones never change, so what was made of them is kept by id and revision, without a clock;
 * what is kept is bounded.
 */
@Injectable()
export class CompiledReleases {
  readonly #kept = new LRUCache<string, Promise<CompiledRelease>>({ max: RELEASES_KEPT_READY });

  constructor(private readonly releases: ReleaseRepository) {}

  get(release: StoredRelease): Promise<CompiledRelease> {
    const key = `${release.id} ${release.revision}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#compile(release);
    this.#kept.set(key, made);
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  async #compile(release: StoredRelease): Promise<CompiledRelease> {
    const data = await this.releases.load(release.id);
    if (!data) throw new Error(`Release ${release.id} was there and is gone.`);
    const game = compileGame(data.files, release.dialect);
    return { release, game, index: indexRelease(data, game) };
  }
}
