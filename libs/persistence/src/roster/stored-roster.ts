import type { EditionId } from '#muster/roster';
import type { Json } from '../json.js';

/** Whose a roster is: an account, or a user of an app's account. */
export interface RosterOwner {
  readonly accountId: string;
  /** The app's own id of the user; null: the account itself. */
  readonly user: string | null;
}

/** The columns that name an owner. */
export const ownerKey = ({ accountId, user }: RosterOwner): readonly [accountId: string, userId: string] => [accountId, user ?? ''];

/** What lists of rosters show and filter by. Times are ISO 8601. */
export interface RosterSummary {
  readonly id: string;
  readonly name: string;
  readonly edition: EditionId;
  readonly releaseId: string;
  readonly faction: string | null;
  readonly verdict: string;
  readonly points: number | null;
  readonly pointsLimit: number | null;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly archivedAt: string | null;
}

export interface StoredRoster extends RosterSummary {
  readonly owner: RosterOwner;
  readonly document: Json;
}

/** The state that a revision leads to, as it is stored. */
export interface RosterState {
  readonly name: string;
  readonly releaseId: string;
  readonly faction: string | null;
  readonly verdict: string;
  readonly points: number | null;
  readonly pointsLimit: number | null;
  /** Plain values, which are stored as JSON. */
  readonly document: object;
}

export interface NewStoredRoster extends RosterState {
  readonly edition: EditionId;
  /** What was asked for, as its first revision keeps it. */
  readonly intents: Json;
  /** Makes a retried creation happen once; null: it was not asked for. */
  readonly requestKey: string | null;
}

export interface RosterChange extends RosterState {
  /** The revision that it changes. */
  readonly expected: number;
  readonly intents: Json;
  readonly delta: Json;
  readonly requestKey: string | null;
}

export interface RosterRevision {
  readonly revision: number;
  readonly at: string;
  readonly intents: Json;
  readonly delta: Json;
  readonly releaseId: string;
  readonly points: number | null;
  readonly verdict: string;
}

export interface RosterFilter {
  readonly edition?: EditionId;
  readonly faction?: string;
  readonly verdict?: string;
  /** In the name, whatever the case. */
  readonly text?: string;
  readonly archived: boolean;
}

export interface RosterShare {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}
