import { BULK_LIMITS } from '#muster/bulk';

/** Bytes that browsers put around the files of a form, and its other fields. */
export const AROUND_FILES = 512 * 1024;

/** What one request may ask for. Chosen well above what the example operations and GraphiQL's own introspection need. */
export const LIMITS = {
  /** Bytes of a request body. */
  body: 256 * 1024,
  /** Bytes of a list pasted into `checkList`. */
  listText: 64 * 1024,
  /** Bytes of a roster file, packed or not. */
  rosterFile: 2 * 1024 * 1024,
  /** Bytes of the largest body that any route takes. */
  largestBody: BULK_LIMITS.uploadBytes + AROUND_FILES,
  tokens: 1000,
  /** Fields and spreads of a document, those of a fragment as often as it is spread. */
  selections: 5000,
  depth: 10,
  aliases: 15,
  directives: 10,
  /** Objects a request may touch, as counted by `costOf`. */
  cost: 5000,
  /** From this cost on an operation waits for its turn: those that judge, and large pages. */
  heavy: 500,
  /** Levels of nesting in variables. */
  variableDepth: 16,
  validationErrors: 5,
  page: 100,
  defaultPage: 25,
  /** Releases one `checkList` may be judged against. */
  releasesPerCheck: 8,
  amendmentsPerCheck: 8,
} as const;
