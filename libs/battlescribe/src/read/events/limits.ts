/**
 * Limits for files from untrusted sources. Measured on real files: catalogues have at most 3.8 MB, 35,436 elements, depth 21, 10 attributes
 * and 1,855 characters in one text; rosters have at most 693 KB, 6,711 elements and depth 17.
 */
export interface ReadLimits {
  /** Bytes of XML after unzipping. */
  readonly bytes: number;
  readonly elements: number;
  readonly depth: number;
  /** Maximum number of attributes of one element. */
  readonly attributes: number;
  /** Maximum number of characters in one text or attribute value. */
  readonly text: number;
}

const SHAPE = { depth: 64, attributes: 32, text: 32 * 1024 };

export const DATA_FILE_LIMITS: ReadLimits = { bytes: 16 * 1024 * 1024, elements: 250_000, ...SHAPE };

export const ROSTER_LIMITS: ReadLimits = { bytes: 2 * 1024 * 1024, elements: 50_000, ...SHAPE };

/** Limits for a zipped file, which must contain exactly one XML file. Real files shrink to a twelfth at best. */
export const ZIP_LIMITS = { bytes: 4 * 1024 * 1024, ratio: 50 };

/** Limits for an archive of data files. Real archives contain 54 files of 38 MB in total, zipped to 5 MB. */
export const ARCHIVE_LIMITS = { bytes: 64 * 1024 * 1024, entries: 2_000, unzippedBytes: 256 * 1024 * 1024, ratio: 100 };

/** Maximum number of characters in a name. Longer names are truncated. The longest real one has 117. */
export const NAME_LENGTH = 200;

/**
 * Maximum number of characters in notes and in messages to the player, which data authors write. Longer texts are prose and are dropped.
 */
export const NOTE_LENGTH = 80;
export const MESSAGE_LENGTH = 120;
