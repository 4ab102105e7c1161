import type { Release } from '#muster/catalogue';
import type { EditionId } from '#muster/roster';
import type { CompiledRelease } from './compiled-release.js';
import type { LikeliestPrices } from './other-prices/likeliest-prices.js';

/** The releases that a check can choose from: all those of a database, or those that a program has loaded. */
export interface ReleaseShelf<Shelved extends Release = Release> {
  readonly findByLabel: (label: string) => Promise<Shelved | null>;
  /** The release of the edition in force on a day (ISO date); today if none is given. */
  readonly inForce: (edition: EditionId, day?: string) => Promise<Shelved | null>;
  /** The release that is recorded for a data version in an app's footer. */
  readonly ofDataVersion: (edition: EditionId, version: string) => Promise<Shelved | null>;
  readonly compiled: (release: Shelved) => Promise<CompiledRelease>;
  readonly likeliestPrices: LikeliestPrices<Shelved>;
}
