/** What one job may hold. Sizes are bytes. */
export const BULK_LIMITS = {
  lists: 1_000,
  /** Of a list that is text. */
  textBytes: 64 * 1024,
  /** Of a roster file. */
  fileBytes: 2 * 1024 * 1024,
  /** Of everything sent in one upload. */
  uploadBytes: 16 * 1024 * 1024,
  /** Of everything in the zips of one upload, unzipped. */
  unzippedBytes: 64 * 1024 * 1024,
  /** Files and folders in a zip. */
  zipEntries: 2_000,
  /** Unzipped over zipped size of a file. Lists are short: they shrink to a tenth at best, rosters to a thirtieth. */
  zipRatio: 100,
  /** Of a text of many lists. */
  lines: 300_000,
  /** Lists that may wait in all, of everybody's jobs. */
  waiting: 20_000,
  /** Refusals told at once: of an upload that is wrong throughout, the first say enough. */
  refusals: 20,
} as const;
