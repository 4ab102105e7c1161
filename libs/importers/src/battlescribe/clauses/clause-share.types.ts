/**
 * The subject of a clause: the units a Leader can lead, the passengers of a TRANSPORT, the bearer of an enhancement, the Warlord, or the
 * units that a detachment admits.
 */
export type ClauseKind = 'leader' | 'transport' | 'bearer' | 'warlord' | 'detachment';

/** The number of clauses of a kind in the data, and the number that were fully understood. */
export interface ClauseShare {
  readonly kind: ClauseKind;
  readonly total: number;
  readonly understood: number;
  /** Ids of the profiles and rules whose clauses were not understood. */
  readonly unread: readonly string[];
}
