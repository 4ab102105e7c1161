import type { DataFile } from '#muster/battlescribe';
import type { ArmyOption, Datasheet, Detachment, Enhancement, Faction } from './entries.js';
import type { Release } from './release.js';

/** The entries that people browse. They are derived from the files at import or created manually. Sorted by name within each kind. */
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
  /** Id of the edited node (entry, constraint, category ...) in the release's files. */
  readonly target: string;
  /** The edited field: `points`, `name`, `hidden`, `constraint:<id>`, `addKeyword`, `removeKeyword`, `alias`, `bearer` ... */
  readonly field: string;
  readonly value: string;
  readonly author: string;
  readonly reason: string;
}

/** A complete, immutable release: everything that a check reads. */
export interface ReleaseData {
  readonly release: Release;
  readonly readModel: ReadModel;
  /** The game system and all catalogues, with overlays applied. All prices and options come from these files. */
  readonly files: readonly DataFile[];
}
