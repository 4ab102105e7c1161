import type { Release } from '#muster/catalogue';

/** A release with its history in the store. Times are ISO 8601. */
export interface StoredRelease extends Release {
  readonly basedOnId: string | null;
  /** The number of edits of a draft; pass it with the next edit. */
  readonly revision: number;
  readonly createdAt: string;
  readonly publishedAt: string | null;
  readonly withdrawnAt: string | null;
}

/** Whether the release belongs to the invented game of a new installation. It is never a default once other releases exist. */
export const isSample = ({ source }: Pick<Release, 'source'>): boolean => source === 'sample';
