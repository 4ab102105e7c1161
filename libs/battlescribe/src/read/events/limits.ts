/**
 * What a file from a stranger may cost. Measured on real files: catalogues have at most 3.8 MB, 35,436 elements, depth 21, 10 attributes
 * and 1,855 characters in one text; rosters at most 693 KB, 6,711 elements, depth 17.
 */
export interface ReadLimits {
  /** Bytes of XML, after unzipping. */
  readonly bytes: number;
  readonly elements: number;
  readonly depth: number;
  /** Of one element. */
  readonly attributes: number;
  /** Characters of one text or attribute value. */
  readonly text: number;
}

const SHAPE = { depth: 64, attributes: 32, text: 32 * 1024 };

export const DATA_FILE_LIMITS: ReadLimits = { bytes: 16 * 1024 * 1024, elements: 250_000, ...SHAPE };

export const ROSTER_LIMITS: ReadLimits = { bytes: 2 * 1024 * 1024, elements: 50_000, ...SHAPE };

/** Of one zipped file: exactly one XML file inside. Real ones shrink to a twelfth at best. */
export const ZIP_LIMITS = { bytes: 4 * 1024 * 1024, ratio: 50 };

/** Of an archive of data files: real ones hold 54 files of 38 MB in all, zipped to 5 MB. */
export const ARCHIVE_LIMITS = { bytes: 64 * 1024 * 1024, entries: 2_000, unzippedBytes: 256 * 1024 * 1024, ratio: 100 };

/** Characters of a name; longer ones are cut. The longest real one has 117. */
export const NAME_LENGTH = 200;

/** Characters of what a data author may write beside the data: notes, and messages to the player. Longer texts are prose and dropped. */
export const NOTE_LENGTH = 80;
export const MESSAGE_LENGTH = 120;
