import { Injectable } from '@nestjs/common';
import { compileGame, type CompiledGame } from '#muster/battlescribe';
import { indexRelease, type IndexedRelease, type Release } from '#muster/catalogue';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { LRUCache } from 'lru-cache';

/** A release prepared for checks: its names are indexed, and its option trees are compiled when they are first needed. */
export interface CompiledRelease {
  readonly release: Release;
  readonly game: CompiledGame;
  readonly index: IndexedRelease;
}

/** The number of compiled releases that a process keeps. One release of a whole game takes about 150 MB. */
export const RELEASES_KEPT_READY = 4;

/**
 * Caches compiled releases. Published releases never change, so the cache is keyed by id and revision and needs no expiry; its size is
 * bounded.
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
