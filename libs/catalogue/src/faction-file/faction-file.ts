import type { DataFile } from '#muster/battlescribe';
import type { Alias } from '../aliases/alias.js';
import type { ReadModel } from '../release-data.js';
import type { Release } from '../release.js';

/** The version of the format. It changes if a reader of the old format would misread the new one. */
export const FACTION_FILE_FORMAT = 'muster-faction/1';

/** A data version that apps print, and the release that it stands for. */
export interface RecordedVersion {
  readonly version: string;
  readonly release: Release;
}

/**
 * The part of a release that lists of one faction need, to check them where there is no database. All names of the release are in it, so
 * that a name is found, or not found, as on the server. Of catalogues that the faction does not use there are only outlines.
 */
export interface FactionFile {
  readonly format: typeof FACTION_FILE_FORMAT;
  readonly release: Release;
  /** Ids of the factions whose catalogues are complete. */
  readonly factionIds: readonly string[];
  /** All files of the release in their order. */
  readonly files: readonly DataFile[];
  /** Ids of the files that are only outlines. */
  readonly outlinedFiles: readonly string[];
  readonly readModel: ReadModel;
  /** Ids of the datasheets that are only outlines. */
  readonly outlinedDatasheets: readonly string[];
  /** The names taught for the release's edition. */
  readonly aliases: readonly Alias[];
  readonly dataVersions: readonly RecordedVersion[];
}

/** Parses the text of a faction file. Throws if it is something else, or of another version of the format. */
export function readFactionFile(text: string): FactionFile {
  const parsed: unknown = JSON.parse(text);
  if (isFactionFile(parsed)) return parsed;
  const found = typeof parsed === 'object' && parsed !== null && 'format' in parsed ? String(parsed.format) : 'no format';
  throw new Error(`This is not a faction file that can be read here: expected ${FACTION_FILE_FORMAT}, found ${found.slice(0, 40)}.`);
}

const isFactionFile = (value: unknown): value is FactionFile =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FACTION_FILE_FORMAT;
