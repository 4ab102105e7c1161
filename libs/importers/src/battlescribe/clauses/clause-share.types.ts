/** What clauses are about: whom a Leader leads, what a TRANSPORT carries, who bears an enhancement, who is the Warlord, whom a detachment admits. */
export type ClauseKind = 'leader' | 'transport' | 'bearer' | 'warlord' | 'detachment';

/** How many clauses of a kind the data state, and how many were understood to the last word. */
export interface ClauseShare {
  readonly kind: ClauseKind;
  readonly total: number;
  readonly understood: number;
  /** Ids of the profiles and rules that were not. */
  readonly unread: readonly string[];
}
