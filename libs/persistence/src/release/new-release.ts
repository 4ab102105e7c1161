import type { Release } from '#muster/catalogue';
import type { AuthoredEntry } from './authored-entry.js';
import type { StoredEntries, StoredFile } from '../store/content-session.js';

/** A release whose content is in the store, not yet visible. */
export interface NewRelease extends Omit<Release, 'id' | 'status'> {
  readonly basedOnId: string | null;
  readonly files: readonly StoredFile[];
  readonly entries: StoredEntries;
  /** What importers read out of prose; null where nothing was. */
  readonly facts: StoredFile | null;
  /** Entries written by hand, and the files without them; both empty where there are none. */
  readonly authored: readonly AuthoredEntry[];
  readonly baseFiles: readonly StoredFile[];
}
