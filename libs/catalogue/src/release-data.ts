import type { DataFile } from '#muster/battlescribe';
import type { ArmyOption, Datasheet, Detachment, Enhancement, Faction } from './entries.js';
import type { Release } from './release.js';

/** The rows people browse: derived from the trees at import, or by hand. Sorted by name within each kind. */
export interface ReadModel {
  readonly factions: readonly Faction[];
  readonly datasheets: readonly Datasheet[];
  readonly detachments: readonly Detachment[];
  readonly enhancements: readonly Enhancement[];
  readonly armyOptions: readonly ArmyOption[];
}

/** An administrator's edit of imported data, applied when a release is compiled. */
export interface Overlay {
  readonly id: string;
  /** What is edited: an id of a node (entry, constraint, category ...) in the release's files. */
  readonly target: string;
  /** `points`, `name`, `hidden`, `constraint:<id>`, `addKeyword`, `removeKeyword`, `alias`, `bearer` ... */
  readonly field: string;
  readonly value: string;
  readonly author: string;
  readonly reason: string;
}

/** Everything a check reads: one release, whole and immutable. */
export interface ReleaseData {
  readonly release: Release;
  readonly readModel: ReadModel;
  /** The game system and every catalogue, overlays already applied: the only source of prices and options. */
  readonly files: readonly DataFile[];
}
