import type { EditionId } from '#muster/roster';
import type { Json } from '../json.js';

/** The owner of a roster: an account, or a user of an app's account. */
export interface RosterOwner {
  readonly accountId: string;
  /** The app's own id of the user, or null for the account itself. */
  readonly user: string | null;
}

/** The column values that identify an owner. */
export const ownerKey = ({ accountId, user }: RosterOwner): readonly [accountId: string, userId: string] => [accountId, user ?? ''];

/** The fields by which lists of rosters are shown and filtered. Times are ISO 8601. */
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

/** The state after a revision, as it is stored. */
export interface RosterState {
  readonly name: string;
  readonly releaseId: string;
  readonly faction: string | null;
  readonly verdict: string;
  readonly points: number | null;
  readonly pointsLimit: number | null;
  /** Plain values, stored as JSON. */
  readonly document: object;
}

export interface NewStoredRoster extends RosterState {
  readonly edition: EditionId;
  /** The intents that the first revision records. */
  readonly intents: Json;
  /** Ensures that a retried creation happens only once. Null if the client sent no key. */
  readonly requestKey: string | null;
}

export interface RosterChange extends RosterState {
  /** The revision that is changed. */
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
  /** Part of the name; case does not matter. */
  readonly text?: string;
  readonly archived: boolean;
}

export interface RosterShare {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}
