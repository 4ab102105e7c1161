import { EDITIONS } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import { OverlayRepository } from '../overlay.repository.js';
import { ReadModelStore } from '../store/read-model.store.js';
import { TreeStore } from '../store/tree.store.js';
import { packContent } from './packed-content.js';
import { PackedReleases } from './packed-release.repository.js';
import { ReleaseRepository } from './release.repository.js';
import type { StoredRelease } from './stored-release.js';

/** The newest releases of an edition that are packed: those of three years or more. Lists are judged under the data of any date. One takes some 3 MB. */
const PACKED_OF_EDITION = 24;

/** Packs releases, for which a check should not wait. */
@Injectable()
export class ReleasePacker {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly packed: PackedReleases,
    private readonly trees: TreeStore,
    private readonly overlays: OverlayRepository,
    private readonly readModels: ReadModelStore,
  ) {}

  /** Packs the newest release that is not packed, and removes what is too old. Null if there is none. */
  async packNext(): Promise<StoredRelease | null> {
    const editions = await Promise.all(EDITIONS.map((edition) => this.releases.listPublished(edition)));
    const newest = editions.flatMap((releases) => releases.slice(0, PACKED_OF_EDITION)).toSorted(byDate);
    await this.packed.removeOthers(newest);
    const [release = null] = await this.packed.unpacked(newest);
    if (release) await this.packed.save(release, await this.#pack(release));
    return release;
  }

  async #pack({ id }: StoredRelease): Promise<Buffer> {
    const [overlays, readModel] = await Promise.all([this.overlays.list(id), this.readModels.load(id)]);
    return packContent({ files: this.trees.eachPieces(id), overlays, ...readModel });
  }
}

const byDate = (a: StoredRelease, b: StoredRelease): number => (a.effectiveFrom < b.effectiveFrom ? 1 : -1);
