import type { RosterSummary } from './stored-roster.js';

/** A run that checks every saved roster of an edition under one release. Times are ISO 8601. */
export interface RosterCheckRun {
  readonly releaseId: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

/** The progress and the totals of a run. */
export interface RosterCheckTotals extends RosterCheckRun {
  readonly checked: number;
  readonly becameIllegal: number;
  readonly verdictChanged: number;
  readonly pointsChanged: number;
}

/** A run that a worker has claimed. */
export interface TakenRun {
  readonly releaseId: string;
}

/** The next roster to be checked. */
export interface RosterToCheck {
  readonly id: string;
  readonly releaseId: string;
}

/** The result of a roster under a release other than its own. */
export interface NewRosterCheck {
  readonly rosterId: string;
  /** The checked revision. */
  readonly revision: number;
  readonly verdictBefore: string;
  readonly verdictAfter: string;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number | null;
  /** Whether the roster would lose a unit or a choice. */
  readonly loses: boolean;
}

export interface RosterCheck extends NewRosterCheck {
  /** The roster as it is now. */
  readonly roster: RosterSummary;
  readonly checkedAt: string;
}
