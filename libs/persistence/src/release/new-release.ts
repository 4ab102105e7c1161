import type { Release } from '#muster/catalogue';
import type { AuthoredEntry } from './authored-entry.js';
import type { StoredEntries, StoredFile } from '../store/content-session.js';

/** A release whose content is stored but not visible yet. */
export interface NewRelease extends Omit<Release, 'id' | 'status'> {
  readonly basedOnId: string | null;
  readonly files: readonly StoredFile[];
  readonly entries: StoredEntries;
  /** Facts that importers read from rules text, or null if there are none. */
  readonly facts: StoredFile | null;
  /** The manually created entries, and the files without them; both empty if there are no such entries. */
  readonly authored: readonly AuthoredEntry[];
  readonly baseFiles: readonly StoredFile[];
}
