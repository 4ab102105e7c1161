import type { Release } from '@muster/catalogue';
import type { StoredEntries, StoredFile } from '../store/content-session.js';

/** A release whose content is in the store, not yet visible. */
export interface NewRelease extends Omit<Release, 'id' | 'status'> {
  readonly basedOnId: string | null;
  readonly files: readonly StoredFile[];
  readonly entries: StoredEntries;
}
