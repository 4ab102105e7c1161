/** The limits of one job. Sizes are in bytes. */
export const BULK_LIMITS = {
  lists: 1_000,
  /** Size of a text list. */
  textBytes: 64 * 1024,
  /** Size of a roster file. */
  fileBytes: 2 * 1024 * 1024,
  /** Total size of one upload. */
  uploadBytes: 16 * 1024 * 1024,
  /** Total uncompressed size of the zip files of one upload. */
  unzippedBytes: 64 * 1024 * 1024,
  /** Number of files and folders in a zip file. */
  zipEntries: 2_000,
  /** Ratio of a file's uncompressed to its compressed size. Lists compress to a tenth at best, and rosters to a thirtieth. */
  zipRatio: 100,
  /** Number of lines in a text with many lists. */
  lines: 300_000,
  /** Number of waiting lists in all jobs. */
  waiting: 20_000,
  /** Number of refusals that are reported for one upload. */
  refusals: 20,
} as const;
