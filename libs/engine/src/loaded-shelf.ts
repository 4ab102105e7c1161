import type { Army } from '#muster/army';
import type { Release } from '#muster/catalogue';
import { likeliestPrices, type CompiledRelease, type ReleaseShelf } from '#muster/checking';
import type { EditionId, Roster } from '#muster/roster';
import type { LoadedRelease } from './loaded-release.js';
import { DataNeeded } from './needed-data.js';

/** The loaded releases as the shelf of a check. */
export class LoadedShelf implements ReleaseShelf {
  /** `today` is an ISO date. */
  constructor(
    private readonly loaded: readonly LoadedRelease[],
    private readonly today: string,
  ) {}

  async findByLabel(label: string): Promise<Release | null> {
    return this.loaded.find((one) => one.label === label)?.release ?? null;
  }

  async inForce(edition: EditionId, day: string = this.today): Promise<Release | null> {
    const published = this.#published(edition).filter(({ effectiveFrom }) => effectiveFrom <= day);
    return published.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0] ?? null;
  }

  async ofDataVersion(edition: EditionId, version: string): Promise<Release | null> {
    const recorded = this.loaded.flatMap(({ release, dataVersions }) => (release.edition === edition ? dataVersions : []));
    return recorded.find((one) => one.version === version.toLowerCase())?.release ?? null;
  }

  async compiled({ id, label }: Release): Promise<CompiledRelease> {
    return this.#find(id, label).compiled;
  }

  likeliestPrices(army: Army, written: Roster, here: Release): Promise<Release | null> {
    return likeliestPrices(army, written, here, this.#published(here.edition), async ({ id, label }) => this.#find(id, label).prices);
  }

  #published(edition: EditionId): readonly Release[] {
    return this.loaded.map(({ release }) => release).filter((release) => release.edition === edition && release.status === 'published');
  }

  #find(id: string, label: string): LoadedRelease {
    const found = this.loaded.find(({ release }) => release.id === id);
    if (!found) throw new DataNeeded({ release: label, faction: null, name: label });
    return found;
  }
}
