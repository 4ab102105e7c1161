import { readDocument } from './read-document.js';
import type { RosterDocument } from './roster-document.js';

/** The version of the format. It changes if a reader of the old format would misread the new one. */
const FORMAT = 'muster-roster/1';

/** A roster as a plain JSON document: choices and declarations by id, under the release that the ids belong to. Prices are computed anew. */
export interface SavedRoster {
  readonly format: typeof FORMAT;
  /** An id of the roster, which stays the same. */
  readonly id: string;
  /** Label of the release. */
  readonly release: string;
  readonly document: RosterDocument;
}

/** `release` is the label of the release. */
export const savedRoster = (id: string, release: string, document: RosterDocument): SavedRoster => ({
  format: FORMAT,
  id,
  release,
  document,
});

/** Reads a document that was saved. Throws if it is something else. */
export function readSavedRoster(value: unknown): SavedRoster {
  if (!isSaved(value)) throw new Error(`This is not a saved roster that can be read here: its format is not ${FORMAT}.`);
  return { ...value, document: readDocument(value.document) };
}

const isSaved = (value: unknown): value is SavedRoster =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === FORMAT &&
  'release' in value &&
  typeof value.release === 'string' &&
  'id' in value &&
  typeof value.id === 'string' &&
  'document' in value;
