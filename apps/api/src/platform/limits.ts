import { BULK_LIMITS } from '#muster/bulk';

/** Bytes that a form may have in addition to its files: the boundaries between its parts and the other fields. */
export const AROUND_FILES = 512 * 1024;

/** Limits for one request, well above what the example operations and GraphiQL's own introspection need. */
export const LIMITS = {
  /** Bytes of a request body. */
  body: 256 * 1024,
  /** Bytes of a list pasted into `checkList`. */
  listText: 64 * 1024,
  /** Bytes of a table of aliases. */
  aliasTable: 200 * 1024,
  /** Bytes of a roster file, compressed or not. */
  rosterFile: 2 * 1024 * 1024,
  /** Bytes of the largest body that any route accepts. */
  largestBody: BULK_LIMITS.uploadBytes + AROUND_FILES,
  tokens: 1000,
  /** Fields and fragment spreads of a document. The fields of a fragment count as often as it is spread. */
  selections: 5000,
  depth: 10,
  aliases: 15,
  directives: 10,
  /** Objects that one operation may read, as counted by `costOf`. */
  cost: 5000,
  /** Operations of this cost or more wait for a turn: checks and large pages. */
  heavy: 500,
  /** Levels of nesting in variables. */
  variableDepth: 16,
  validationErrors: 5,
  page: 100,
  defaultPage: 25,
  /** Number of releases that one `checkList` can be checked against. */
  releasesPerCheck: 8,
  amendmentsPerCheck: 8,
} as const;
