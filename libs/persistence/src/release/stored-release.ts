import type { Release } from '#muster/catalogue';

/** A release with what the store knows of its making. Times are ISO 8601. */
export interface StoredRelease extends Release {
  readonly basedOnId: string | null;
  /** Counts the edits of a draft: give it back with the next edit. */
  readonly revision: number;
  readonly createdAt: string;
  readonly publishedAt: string | null;
  readonly withdrawnAt: string | null;
}

/** The invented game of a new installation: nobody means it who has loaded anything else. */
export const isSample = ({ source }: Pick<Release, 'source'>): boolean => source === 'sample';
